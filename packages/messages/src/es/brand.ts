import type { Messages } from "../catalog/shape.ts";

/**
 * The page of a brand. `about-…` tells who made its heaters: written by hand for the 14 most common brands and for
 * those with more to tell than a name. Each rests on sources that are named below it.
 */
export const brand: Messages["brand"] = {
  metaTitle: "Calentador de agua {brand}: lea el número de serie",
  metaDescription: "El número de serie {brand} {serial} es de {date}. Vea cuántos años tiene el suyo.",
  metaDescriptionPlain:
    "Dónde está la etiqueta de un calentador de agua {brand} y cómo saber cuántos años tiene sin una fecha.",
  title: "¿Cuántos años tiene su calentador de agua {brand}?",
  intro: "Escriba el número de serie de la etiqueta de su {brand}.",
  introPlain:
    "No podemos leer las fechas de {brand}, pero su número de serie puede coincidir con el formato de otra marca.",
  plateTitle: "Dónde está el número de serie",
  plateText: "Busque “Serial”, “Serial No.” o “S/N” en la etiqueta.",
  aboutTitle: "Sobre la marca {brand}",
  aboutMaker: "{maker} fabricó los calentadores de agua {brand}.",
  aboutUnknown: "No sabemos quién fabricó los calentadores {brand}.",
  aboutSources: "Fuentes",
  "about-ao-smith":
    "A. O. Smith fabrica estos calentadores. Compró State en 2001 y American en 2006. Un retiro de 2018 muestra el mismo código desde 2011 para State, Reliance, Kenmore, American, U.S. Craftmaster y Whirlpool.",
  "about-rheem":
    "Rheem fabrica calentadores de agua desde la década de 1930. Compró Ruud en 1959, fabrica los Richmond y surtió los GE de The Home Depot desde 1998. Todos llevan su código.",
  "about-bradford-white":
    "Bradford White ha publicado su código. También fabricó muchos tanques Lochinvar viejos, con las mismas letras.",
  "about-whirlpool":
    "American Water Heater Company fabricó estos calentadores y Lowe’s los vendió desde 2000. Un retiro menciona algunos fabricados hasta agosto de 2016.",
  "about-ruud": "Rheem compró Ruud en 1959 y las dos usan el mismo código.",
  "about-state":
    "State se fundó en 1946 y es de A. O. Smith desde 2001. También fabricó calentadores Kenmore, Reliance y Maytag.",
  "about-ge":
    "Rheem fabricó los tanques GE que The Home Depot vendió desde 1998. GE fabricó el híbrido GeoSpring en China desde 2009 y en Louisville de 2012 a 2016; los híbridos más nuevos usan otra vez el nombre. GE Appliances abrió su propia fábrica de tanques en 2022; su código de fecha no es público. No sabemos quién fabricó los tanques anteriores a 1998 ni los de 2017 a 2020.",
  "about-kenmore":
    "Kenmore es una marca de Sears. State dice que fue su único proveedor durante más de 46 años, hasta 2001. Se dice que algunos Kenmore son de Rheem, pero no hay buenas pruebas.",
  "about-american":
    "American, de A. O. Smith desde 2006, ha fabricado calentadores con decenas de nombres, todos con su código: Craftmaster, Envirotemp, Hotmaster, True Value, Whirlpool y más.",
  "about-reliance": "State, de A. O. Smith desde 2001, fabrica estos calentadores.",
  "about-richmond": "Rheem fabrica estos calentadores, así que usamos su código.",
  "about-craftmaster":
    "American Water Heater Company, de A. O. Smith desde 2006, fabrica estos calentadores.",
  "about-navien":
    "Tras una falla en calentadores de 2008, un organismo regulador de Canadá explicó el año de los números de serie de 16 dígitos. El código más nuevo solo lo han explicado terceros.",
  "about-rinnai":
    "Las letras se conocen por inspectores y plomeros, no por Rinnai. Desde 2023, dos de sus tablas difieren en un año.",
  "about-american-appliance":
    "American Appliance Manufacturing fabricó estos calentadores. Hoy el negocio es de A. O. Smith.",
  "about-american-standard":
    "Los calentadores recientes con bomba de calor llevan el código de Ariston Group; los tanques más viejos, quizás el de American Water Heater Company.",
  "about-homart":
    "A. O. Smith fabricó estos calentadores para Sears después de la guerra, hasta principios de la década de 1960.",
  "about-hotpoint": "Según una tabla del sector de 2011, Rheem fabricó estos calentadores.",
  "about-intertherm": "Las fuentes no coinciden en quién fabricó estos calentadores: State o Rheem.",
  "about-lochinvar":
    "Lochinvar es de A. O. Smith. Bradford White fabricó muchos de sus tanques más viejos, con sus propias letras.",
  "about-maytag": "State Industries fabricó estos calentadores bajo licencia.",
  "about-mission":
    "Es probable que State fabricara estos calentadores: un retiro de 2004 menciona los dos nombres.",
  "about-montgomery-ward": "Varios fabricantes, entre ellos Rheem, hicieron estos calentadores.",
  "about-mor-flo":
    "Mor-Flo Industries, que después pasó a ser parte de American Water Heater Company, fabricó estos calentadores.",
  "about-solahart": "Es posible que Solahart sea de Rheem Australia.",
  "about-takagi": "Takagi, de Japón, fabricó estos calentadores. Hoy la marca es de A. O. Smith.",
  "about-vanguard": "Es posible que Rheem fabricara estos calentadores.",
  "about-westinghouse": "HTP fabricó estos calentadores bajo licencia.",
  sureTitle: "Certeza",
  sureCount:
    "{sure}: {count, plural, one {# formato de fecha} many {# de formatos de fecha} other {# formatos de fecha}}",
  realTitle: "Ejemplo real",
  realKnown: "{serial}: una fuente que no usa el número dice {known}. Nosotros leemos {dates}.",
  realDated: "{serial}: leemos {dates}. Nuestra fuente también leyó el número, así que esto no prueba nada.",
  realNone: "No hemos encontrado ningún calentador {brand} con fecha.",
  sureProof: "Ver todas las pruebas",
  sureNotes: "Notas",
  questionsTitle: "Preguntas frecuentes",
  questionTwo: "¿Por qué un número de serie {brand} puede dar varias fechas?",
  answerTwo: "{serial} puede ser de {dates}. {why} El número de modelo o una fecha impresa puede aclararlo.",
  questionOld: "¿Cuándo es demasiado viejo un calentador de agua {brand}?",
  answerOld:
    "Solo por la antigüedad: vigílelo de cerca desde los 6 años y planee el cambio desde los 10. Una fuga, agua oxidada o una barra de ánodo descuidada importan más.",
  questionInstalled: "¿Es esa la fecha de instalación?",
  answerInstalled: "No, es la de fabricación. La garantía suele empezar con la instalación.",
};
