import type { Messages } from "../catalog/shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  intro:
    "Conocemos {count, number} marcas de calentadores de agua y los formatos de fecha de {rules, number}.",
  more: "Más marcas",
};

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
  plateText: "Busque “N.º de serie”, “Serial” o “S/N” en la etiqueta.",
  aboutTitle: "Sobre la marca {brand}",
  aboutMaker: "{maker} fabricó los calentadores de agua {brand}.",
  aboutUnknown: "No sabemos quién fabricó los calentadores {brand}.",
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
  "about-bosch":
    "Bosch fabrica las calderas y los calentadores de gas. Los eléctricos pequeños son de BSH, con otro código.",
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
  sureProof: "Nuestras fechas en comparación",
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

/**
 * How to read the serial number of a brand: three sentences at most, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide: Messages["guide"] = {
  title: "Cómo leer los números de serie {brand}",
  exampleCaption: "Ejemplo: {serial} es de {date}.",
  plateCaption: "De una etiqueta real: {serial} es de {date}.",
  illustrationCaption: "Ejemplo inventado: {serial} sería de {date}.",
  plateHeading: "La etiqueta:",
  formatIntro:
    "Conocemos {count, plural, one {un formato de fecha} many {# de formatos de fecha} other {# formatos de fecha}} de {brand}.",
  formatSince: "Desde {from}",
  formatBetween: "De {from} a {to}",
  formatIn: "{year}",
  formatHolds: "En este orden: {parts}.",
  formatUndated: "Un número correlativo sin fecha.",
  yearsNote: "Quizás algún formato se usó más tiempo.",
  confidenceHigh: "bien comprobado",
  confidenceMedium: "comprobado en parte",
  confidenceLow: "incierto",
  others: "Otros formatos",
  more: "Más sobre {brand}",
  printedDate: "Si una etiqueta muestra una fecha de fabricación, confíe en esa.",
  "ao-smith":
    "Desde 2008: dos dígitos para el año y dos para la semana. Antes: una letra para el mes (de la A a la M, sin la I) y dos dígitos para el año. Más o menos de 1982 a 2003, primero va una letra de planta.",
  rheem:
    "Sáltese las letras del principio. Después, dos dígitos son el mes y dos el año. Excepción: tras una sola A, M o Q seguida de nueve dígitos, los dos primeros son la semana.",
  "bradford-white":
    "La primera letra es el año y la segunda, el mes (de la A a la M, sin la I). Las letras del año se repiten cada 20 años: A es 1984, 2004 o 2024. Ocho dígitos después de las letras: de finales de 2007 o después; siete: de antes.",
  whirlpool:
    "Los dos primeros dígitos son el año y los dos siguientes, la semana. Los códigos de los electrodomésticos de cocina Whirlpool no sirven aquí.",
  state:
    "Desde 2008: dos dígitos para el año y dos para la semana. Sáltese la letra del principio, si la hay. Antes: una letra para el mes (de la A a la M, sin la I) y dos dígitos para el año.",
  ge: "En los tanques fabricados por Rheem, sáltese las letras: los dos primeros dígitos son el mes y los dos siguientes, el año. En un híbrido GeoSpring con dos letras y seis dígitos, las letras son el mes y el año. Se repiten cada 12 años. En los tanques más nuevos, de la planta de GE, busque una fecha impresa.",
  kenmore:
    "Si el número de modelo empieza con 153, es de State o A. O. Smith: año y semana desde 2008, letra de mes y año antes. Use el código de Rheem solo si la etiqueta dice Rheem.",
  american:
    "Si hay una sola letra al principio, sáltesela. Los dos primeros dígitos son el año y los dos siguientes, la semana. Los números más viejos, con una letra y seis o siete dígitos, no llevan fecha. Lea el código de garantía de la etiqueta.",
  craftmaster: "Los dos primeros dígitos son el año y los dos siguientes, la semana.",
  navien:
    "Los más nuevos: cuatro dígitos, una letra, dos dígitos para el año, un carácter para el mes y dos para el día. X, Y y Z son de octubre a diciembre. Los más viejos, con 16 dígitos: los caracteres 5 a 8 son el año; siguen el mes y el día.",
  rinnai:
    "Desde 2009: una letra para el año y otra para el mes. Año: A es 2009, sin I, O, Q, U ni V. Mes: de la A a la M, sin la I. Antes de 2009: cuatro dígitos para el año y el mes.",
};

/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker: Messages["maker"] = {
  heading: "¿Quién lo fabricó?",
  text: "Compare con la etiqueta y elija una marca.",
  builtBy: "Fabricado por {makers}",
  unconfirmed: "{maker} (sin confirmar)",
  noDates: "Sin fecha",
  sureHigh: "Documentado",
  sureMedium: "Probable",
  sureLow: "Posible",
  ours: "Conclusión nuestra, basada en:",
  more: "{brands, plural, one {# marca menos probable} many {# de marcas menos probables} other {# marcas menos probables}}",
  "model-prefix": "Este fabricante hizo los modelos {name} que empiezan con {prefix}.",
  "model-shape": "El número de modelo coincide con el formato de este fabricante.",
  "serial-shape": "El número de serie coincide exactamente con el formato de este fabricante.",
  "serial-near": "El número de serie casi coincide, así que la fecha es incierta.",
  "built-for": "Este fabricante hizo calentadores que se vendieron como {name}.",
  "listed-under": "Tablas, retiros o listas ponen {name} bajo esta marca.",
  "said-to-have-built": "Se dice que este fabricante hizo algunos calentadores {name}.",
  "prefix-unknown": "No sabemos quién fabricó los modelos {name} que empiezan con {prefix}.",
  "model-of-others": "Pero el número de modelo coincide con otra marca.",
  "serial-of-others": "Pero el número de serie coincide con otras marcas.",
  "other-makers": "Hay marcas de otros fabricantes igual de probables.",
  "sister-brands": "Sus marcas hermanas son igual de probables.",
};

/** Facts about the model and its warranty in a result. */
export const specifications: Messages["specifications"] = {
  heading: "Su modelo",
  loading: "Buscando el modelo…",
  capacity: "Capacidad",
  type: "Tipo",
  efficiency: "Eficiencia",
  dimensions: "Dimensiones",
  weight: "Peso",
  btus: "BTU",
  warranty: "Garantía",
  features: "Características",
  source: "Fuente",
  fromCatalogue: "De documentos del fabricante y registros públicos.",
  fromNumber: "Según el número de modelo.",
  fromLanguageModel: "Lo escribió una IA: compárelo con la etiqueta.",
  enhanced: "Con ayuda de IA",
  estimated: "Estimado en parte. Compárelo con la etiqueta.",
  withoutOptions: "Aparece como {model}, sin las opciones.",
  sureHigh: "Certeza alta.",
  sureMedium: "Certeza media.",
  sureLow: "Certeza baja.",
  statusActive: "Vigente",
  statusExpired: "Vencida",
  warrantyLeft: "{active}, cerca de {time} más",
  warrantyOver: "no queda ningún año",
  warrantyOpen: "Vigente o vencida, según la fecha exacta",
  warrantyDecides: "Contada desde la fecha de fabricación, pero la que decide es la de instalación.",
  notFound: "No encontramos especificaciones de {model}",
  notFoundText: "No tenemos especificaciones detalladas de este número de modelo en nuestra base de datos.",
  notFoundHelp: "Pida las especificaciones detalladas al fabricante.",
  failed: "No encontramos información del modelo",
};
