import type { Messages } from "../catalog/shape.ts";

/**
 * The page of a brand. `about-…` tells who made its heaters: written by hand for the 14 most common brands and for
 * those with more to tell than a name. Each rests on sources that are named below it.
 */
export const brand: Messages["brand"] = {
  metaTitle: "Calentador de agua {brand}: antigüedad y número de serie",
  metaDescription:
    "¿Cuándo se fabricó su calentador de agua {brand}? Número de serie {serial}: {date}. Escriba el suyo y vea la fecha, su certeza y qué hacer.",
  metaDescriptionPlain:
    "¿Cuántos años tiene un calentador de agua {brand}? Qué dice su número de serie, dónde está la placa de datos y cómo saber la antigüedad si el número no tiene fecha.",
  title: "¿Cuántos años tiene su calentador de agua {brand}?",
  intro:
    "Escriba el número de serie de la placa de datos. Leemos la fecha tal como la escribe {brand} y le mostramos cómo.",
  introPlain:
    "No conocemos ninguna regla para los números de serie de {brand}. Escriba el suyo de todos modos: veremos si tiene la forma de los de otra marca y le diremos qué más indica la antigüedad.",
  plateTitle: "Dónde está el número de serie",
  plateText: "Está en la placa de datos, con la indicación “Serial”, “Serial No.” o “S/N”.",
  aboutTitle: "Acerca de {brand}",
  aboutMaker: "Fabricante de los calentadores de agua {brand}: {maker}.",
  aboutUnknown:
    "No sabemos quién fabricó los calentadores de agua {brand}. Busque el nombre de un fabricante en la placa de datos: quizás se apliquen sus reglas.",
  aboutSources: "De dónde procede esta información",
  "about-ao-smith":
    "La propia A. O. Smith Corporation fabrica estos calentadores. Compró State Industries en 2001 y American Water Heater Company en 2006. Un retiro del mercado de 2018 muestra lo que eso significa: los calentadores con los nombres A. O. Smith, State, Reliance, Kenmore, American, U.S. Craftmaster y Whirlpool llevan el mismo código, año y semana, a partir de 2011.",
  "about-rheem":
    "Los hermanos Richard y Donald Rheem empezaron en California en 1925, y su empresa se dedica a los calentadores de agua desde la década de 1930. Compró Ruud en 1959, fabrica los calentadores Richmond y, desde 1998, suministró a The Home Depot calentadores con el nombre GE. Todos ellos llevan el código de Rheem.",
  "about-bradford-white":
    "Bradford White Corporation fabrica sus propios calentadores y ha explicado su código en un boletín de servicio. Pocos números de serie están tan bien documentados. Muchos tanques Lochinvar más antiguos llevan las mismas letras, porque también los fabricó Bradford White.",
  "about-whirlpool":
    "Whirlpool solo prestó su nombre: estos calentadores los fabricó American Water Heater Company, y Lowe’s los vendió desde 2000. American pertenece a A. O. Smith desde 2006. El nombre todavía aparece en un retiro del mercado de calentadores fabricados hasta agosto de 2016.",
  "about-ruud":
    "Edwin Ruud fue un pionero de los calentadores de agua automáticos en Pensilvania en 1889. Rheem compró su empresa en 1959. Los calentadores Ruud y Rheem llevan el mismo código, así que lo comprobado para una marca vale para la otra.",
  "about-state":
    "State se fundó en 1946 en Tennessee. Fabricó su primer calentador de agua eléctrico en 1948 y el primero a gas en 1954, y pertenece a A. O. Smith desde 2001. También fabricó calentadores con los nombres Kenmore, Reliance y Maytag.",
  "about-ge":
    "Los calentadores de agua GE salieron de varias fábricas. Rheem suministró los tanques que The Home Depot vendió desde 1998. El híbrido GeoSpring lo fabricó la propia GE: en China desde 2009 y en Louisville desde 2012 hasta finales de 2016; los híbridos más nuevos vuelven a llevar ese nombre. GE Appliances, hoy una empresa de Haier, abrió una fábrica de tanques en Carolina del Sur en 2022. No sabemos quién fabricó los tanques antes de 1998 ni de 2017 a 2020, y tampoco hay una regla pública para los de la nueva fábrica.",
  "about-kenmore":
    "Kenmore es una marca de Sears, que no fabricaba calentadores de agua. Los fabricaba State Industries: en 2001, según sus propias palabras, llevaba más de 46 años como único proveedor de Sears. State pertenece a A. O. Smith desde 2001. Los números de modelo que empiezan con 153 son suyos. Se dice que algunos calentadores Kenmore son de Rheem, sin buenas pruebas.",
  "about-american":
    "American Water Heater Company pertenece a A. O. Smith desde 2006. Ha fabricado calentadores con decenas de otros nombres: una tabla del sector de 2011 menciona Craftmaster, Envirotemp, Hotmaster, True Value, Whirlpool y muchos más. Todos llevan su código.",
  "about-reliance":
    "Los calentadores Reliance los fabrica State Industries, que pertenece a A. O. Smith desde 2001. Un retiro del mercado de 2018 incluye a Reliance entre las marcas en las que los cuatro primeros dígitos son el año y la semana.",
  "about-richmond":
    "Rheem Manufacturing Company fabrica los calentadores Richmond, y un retiro del mercado de calentadores sin tanque nombra juntas a Rheem, Ruud y Richmond. No encontramos en fuentes públicas ningún calentador Richmond de fecha conocida. Leemos sus números de serie como los de Rheem, con un grado menos de certeza.",
  "about-craftmaster":
    "American Water Heater Company, que pertenece a A. O. Smith desde 2006, fabrica los calentadores Craftmaster. Un retiro del mercado de 2018 incluye a U.S. Craftmaster entre las marcas en las que los cuatro primeros dígitos son el año y la semana.",
  "about-navien":
    "Kyung Dong Navien, de Corea del Sur, fabrica los calentadores Navien. Tras una falla en calentadores de 2008, una autoridad de Canadá explicó dónde está el año en los números de serie de 16 dígitos, y la de Estados Unidos, que también está impreso en la etiqueta. El código más nuevo solo lo han explicado otros, y no todos coinciden.",
  "about-rinnai":
    "Rinnai Corporation, de Japón, fabrica los calentadores Rinnai. No encontramos nada de la propia Rinnai sobre sus números de serie: las letras se conocen por inspectores y plomeros. A partir de 2023, dos de sus tablas difieren en un año, y lo decimos en cada resultado.",
  "about-american-appliance":
    "American Appliance Manufacturing Corporation fabricó estos calentadores. Ya no existe; su negocio pertenece hoy a A. O. Smith.",
  "about-american-standard":
    "El nombre ha estado en calentadores de más de un fabricante: los de bomba de calor de los últimos años llevan el código de Ariston Group; los tanques más antiguos, quizás el de American Water Heater Company.",
  "about-homart":
    "Homart era una marca de Sears. A. O. Smith Corporation fabricó sus calentadores después de la guerra, hasta principios de la década de 1960.",
  "about-hotpoint": "Rheem fabricó los calentadores de agua Hotpoint, según una tabla del sector de 2011.",
  "about-intertherm":
    "Las fuentes no coinciden en quién fabricó los calentadores de agua Intertherm: State Industries o Rheem. Ofrecemos las lecturas de ambos.",
  "about-lochinvar":
    "Lochinvar pertenece a A. O. Smith. Muchos de sus tanques más antiguos los fabricó Bradford White, y llevan las letras de Bradford White.",
  "about-maytag": "State Industries fabricó los calentadores de agua Maytag bajo licencia.",
  "about-mission":
    "Es probable que State Industries fabricara los calentadores de agua Mission: un retiro del mercado de 2004 incluye el nombre junto con los de State.",
  "about-montgomery-ward":
    "Montgomery Ward vendió con su nombre calentadores de varios fabricantes. Rheem fue uno de ellos; de los demás no hay constancia.",
  "about-mor-flo":
    "La propia Mor-Flo Industries fabricó estos calentadores y más tarde pasó a formar parte de American Water Heater Company.",
  "about-solahart": "Se dice que Solahart pertenece a Rheem Australia. No pudimos confirmarlo.",
  "about-takagi":
    "Takagi Industrial, de Japón, fabricó estos calentadores; la marca pertenece hoy a A. O. Smith.",
  "about-vanguard": "Suele decirse que los calentadores Vanguard son de Rheem. No pudimos confirmarlo.",
  "about-westinghouse": "HTP fabricó los calentadores de agua Westinghouse bajo licencia.",
  sureTitle: "Con qué certeza se conocen las reglas",
  sureCount: "{sure}: {count, plural, one {# formato} many {# de formatos} other {# formatos}}",
  realTitle: "Un calentador real",
  realKnown: "{serial}: fecha de fabricación, {known}, conocida sin el número. Leemos {dates}.",
  realDated:
    "{serial}: leemos {dates}. La fuente también sacó la fecha del número: muestra que coincidimos y no prueba nada.",
  realNone:
    "No hemos encontrado ningún calentador de {brand} con número de serie y fecha. Los ejemplos de esta página son inventados para mostrar la regla o pertenecen a otras marcas con la misma regla.",
  sureProof: "Todas las reglas, con lo que habla a favor y en contra",
  sureNotes: "Qué conviene saber",
  questionsTitle: "Preguntas frecuentes",
  questionWhere: "¿Dónde está el número de serie en un calentador de agua {brand}?",
  questionRead: "¿Cómo leo la fecha en un número de serie de {brand}?",
  answerRead: "Un ejemplo: {serial}, es decir, {date}. El número contiene, en este orden: {parts}.",
  questionRule: "¿Indica la fecha un número de serie de {brand}?",
  questionTwo: "¿Por qué un mismo número de serie de {brand} puede significar varias fechas?",
  answerTwo:
    "{serial} admite más de una fecha: {dates}. {why} El número de modelo o una fecha impresa en la placa pueden aclarar cuál es la correcta.",
  questionOld: "¿A partir de qué edad es demasiado viejo un calentador de agua {brand}?",
  answerOld:
    "Solo por la edad: con menos de 6 años está en buen estado, desde los 6 años vigílelo de cerca y desde los 10 planee su reemplazo. Una fuga, agua con óxido o una barra de ánodo descuidada cuentan más que los años.",
  questionInstalled: "¿Es esa la fecha en que se instaló?",
  answerInstalled:
    "No. El número de serie dice cuándo se fabricó el calentador; pudo venderse e instalarse meses después. La garantía suele contar desde la instalación, así que guarde la factura.",
};
