import type { Messages } from "../catalog/shape.ts";

/**
 * The page of a brand. `about-…` tells who made its heaters: written by hand for the 14 most common brands and for
 * those with more to tell than a name. Each rests on sources that are named below it.
 */
export const brand: Messages["brand"] = {
  metaTitle: "Calentador de agua {brand}: lea el número de serie",
  metaDescription:
    "¿Cuándo se fabricó su calentador de agua {brand}? {serial} es de {date}. Escriba su número de serie y vea la fecha y qué hacer.",
  metaDescriptionPlain:
    "¿Cuántos años tiene su calentador de agua {brand}? Vea dónde está la etiqueta y cómo saberlo sin una fecha.",
  title: "¿Cuántos años tiene su calentador de agua {brand}?",
  intro: "Escriba el número de serie {brand} de la etiqueta. Leemos la fecha y le mostramos cómo.",
  introPlain:
    "No podemos leer las fechas de {brand}. Escriba su número de serie de todos modos: puede coincidir con el formato de otra marca.",
  plateTitle: "Dónde está el número de serie",
  plateText: "En la etiqueta, después de “Serial”, “Serial No.” o “S/N”.",
  aboutTitle: "Sobre la marca {brand}",
  aboutMaker: "Los calentadores de agua {brand} los fabricó {maker}.",
  aboutUnknown:
    "No sabemos quién fabricó los calentadores de agua {brand}. Busque el nombre de un fabricante en la etiqueta: quizás valgan sus reglas.",
  aboutSources: "Fuentes",
  "about-ao-smith":
    "A. O. Smith Corporation fabrica estos calentadores. Compró State Industries en 2001 y American Water Heater Company en 2006. Un retiro de 2018 muestra un solo código desde 2011 para A. O. Smith, State, Reliance, Kenmore, American, U.S. Craftmaster y Whirlpool.",
  "about-rheem":
    "Rheem empezó en California en 1925 y fabrica calentadores de agua desde la década de 1930. Compró Ruud en 1959, fabrica los Richmond y, desde 1998, surtió calentadores GE a The Home Depot. Todos llevan su código.",
  "about-bradford-white":
    "Bradford White Corporation fabrica estos calentadores y ha publicado su código. También fabricó muchos tanques Lochinvar más viejos, con las mismas letras.",
  "about-whirlpool":
    "American Water Heater Company fabricó estos calentadores y Lowe’s los vendió desde 2000. American es de A. O. Smith desde 2006. El nombre aparece en un retiro de calentadores fabricados hasta agosto de 2016.",
  "about-ruud":
    "Edwin Ruud fue pionero de los calentadores de agua automáticos en Pensilvania en 1889. Rheem compró su empresa en 1959. Las dos usan un mismo código: lo comprobado en una vale para la otra.",
  "about-state":
    "State se fundó en Tennessee en 1946 y es de A. O. Smith desde 2001. También fabricó calentadores Kenmore, Reliance y Maytag.",
  "about-ge":
    "Rheem fabricó los tanques GE que The Home Depot vendió desde 1998. GE fabricó el híbrido GeoSpring en China desde 2009 y en Louisville desde 2012 hasta finales de 2016. Los híbridos más nuevos vuelven a usar el nombre. GE Appliances, una empresa de Haier, abrió una fábrica de tanques en Carolina del Sur en 2022; su código de fecha no es público. No sabemos quién fabricó los tanques antes de 1998 ni de 2017 a 2020.",
  "about-kenmore":
    "Kenmore es una marca de Sears, que no fabricaba calentadores de agua. State Industries dice que fue su único proveedor durante más de 46 años, hasta 2001, cuando A. O. Smith compró State. Los números de modelo que empiezan con 153 son de State. Se dice que algunos Kenmore son de Rheem, sin buenas pruebas.",
  "about-american":
    "American Water Heater Company es de A. O. Smith desde 2006. Ha fabricado calentadores con decenas de nombres, todos con su código: Craftmaster, Envirotemp, Hotmaster, True Value, Whirlpool y más.",
  "about-reliance": "State Industries fabrica estos calentadores. State es de A. O. Smith desde 2001.",
  "about-richmond":
    "Rheem Manufacturing Company fabrica estos calentadores, así que los leemos como los de Rheem. No hemos encontrado ningún Richmond con fecha conocida: por eso la certeza baja un grado.",
  "about-craftmaster":
    "American Water Heater Company fabrica estos calentadores. American es de A. O. Smith desde 2006.",
  "about-navien":
    "Kyung Dong Navien, de Corea del Sur, fabrica estos calentadores. Tras una falla en calentadores de 2008, el organismo canadiense explicó el año en los números de serie de 16 dígitos. El estadounidense dijo que la etiqueta también lo muestra. El código más nuevo solo lo han explicado otros, y no todos están de acuerdo.",
  "about-rinnai":
    "Rinnai Corporation, de Japón, fabrica estos calentadores. No encontramos ninguna explicación de Rinnai: las letras se conocen por inspectores y plomeros. Desde 2023, dos de sus tablas difieren en un año. Lo decimos en cada resultado.",
  "about-american-appliance":
    "American Appliance Manufacturing Corporation fabricó estos calentadores. Hoy su negocio es de A. O. Smith.",
  "about-american-standard":
    "Más de un fabricante ha usado este nombre. Los calentadores recientes con bomba de calor llevan el código de Ariston Group; los tanques más viejos, quizás el de American Water Heater Company.",
  "about-homart":
    "Homart era una marca de Sears. A. O. Smith Corporation fabricó estos calentadores después de la guerra, hasta principios de la década de 1960.",
  "about-hotpoint": "Rheem fabricó estos calentadores, según una tabla del sector de 2011.",
  "about-intertherm":
    "Las fuentes no se ponen de acuerdo en quién fabricó estos calentadores: State Industries o Rheem. Mostramos las dos lecturas.",
  "about-lochinvar":
    "Lochinvar es de A. O. Smith. Bradford White fabricó muchos de sus tanques más viejos, con sus propias letras.",
  "about-maytag": "State Industries fabricó estos calentadores bajo licencia.",
  "about-mission":
    "Es probable que State Industries fabricara estos calentadores: un retiro de 2004 menciona los dos nombres juntos.",
  "about-montgomery-ward":
    "Montgomery Ward vendió calentadores de varios fabricantes. Rheem fue uno; los demás no los sabemos.",
  "about-mor-flo":
    "Mor-Flo Industries fabricó estos calentadores y después pasó a ser parte de American Water Heater Company.",
  "about-solahart": "Se dice que Solahart es de Rheem Australia. No pudimos confirmarlo.",
  "about-takagi": "Takagi Industrial, de Japón, fabricó estos calentadores. Hoy la marca es de A. O. Smith.",
  "about-vanguard": "Se suele decir que estos calentadores son de Rheem. No pudimos confirmarlo.",
  "about-westinghouse": "HTP fabricó estos calentadores bajo licencia.",
  sureTitle: "Qué tan seguros estamos",
  sureCount:
    "{sure}: {count, plural, one {# formato de fecha} many {# de formatos de fecha} other {# formatos de fecha}}",
  realTitle: "Un calentador real",
  realKnown: "{serial}: una fuente aparte del número dice {known}. Nosotros leemos {dates}.",
  realDated: "{serial}: leemos {dates}. Nuestra fuente también leyó el número, así que esto no prueba nada.",
  realNone:
    "No hemos encontrado ningún calentador {brand} con fecha. Nuestros ejemplos son inventados o de marcas con la misma regla.",
  sureProof: "Cada regla y sus pruebas",
  sureNotes: "Conviene saber",
  questionsTitle: "Preguntas frecuentes",
  questionWhere: "¿Dónde está el número de serie en los calentadores de agua {brand}?",
  questionRead: "¿Cómo leo la fecha en los números de serie {brand}?",
  answerRead: "Por ejemplo, {serial} es de {date}. En orden: {parts}.",
  questionRule: "¿Los números de serie {brand} llevan fecha?",
  questionTwo: "¿Por qué un número de serie {brand} puede significar varias fechas?",
  answerTwo:
    "{serial} puede significar {dates}. {why} El número de modelo o una fecha impresa puede aclararlo.",
  questionOld: "¿Cuándo es demasiado viejo mi calentador de agua {brand}?",
  answerOld:
    "Solo por la antigüedad: con menos de 6 años está en buen estado; desde los 6, vigílelo de cerca; desde los 10, planee el cambio. Una fuga, agua oxidada o una barra de ánodo descuidada importan más.",
  questionInstalled: "¿Es esa la fecha de instalación?",
  answerInstalled:
    "No, es cuando se fabricó. La garantía suele empezar con la instalación, que puede ser meses después. Guarde la factura.",
};
