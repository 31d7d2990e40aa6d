// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("es-US");
const rules = new Intl.PluralRules("es");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";
const select = (value: string | number, cases: Readonly<Record<string, string>>): string =>
  cases[value] ?? cases["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = {
  commandLine: {
    about: "Da la fecha de un calentador de agua por su número de serie.",
    usage: "Uso",
    commands: "Comandos",
    options: "Opciones",
    columns: "Columnas",
    examples: "Ejemplos",
    exitCodes: "Códigos de salida",
    moreHelp: (values: { readonly command: string | number }): string =>
      `Ayuda de un comando: ${values.command}`,
    check: "Da la fecha de un calentador",
    identify: "Muestra las marcas y fechas que coinciden con un número de serie",
    batch: "Da las fechas de un archivo CSV, Excel u OpenDocument",
    scan: "Da la fecha de calentadores con fotos de su etiqueta (requiere @heater-age/scan)",
    brands: "Muestra las marcas y las marcas propias de tiendas",
    nameBrand: "MARCA",
    nameSerial: "SERIE",
    nameModel: "MODELO",
    nameFile: "ARCHIVO",
    namePhoto: "FOTO",
    nameDate: "FECHA",
    nameLanguage: "IDIOMA",
    nameAddress: "URL",
    nameColumn: "COLUMNA",
    nameSheet: "HOJA",
    nameCharacter: "CARÁCTER",
    nameEncoding: "CODIFICACIÓN",
    optionModel: "Número de modelo",
    optionOutput: "Archivo CSV, TSV, XLSX u ODS; sin esta opción, o con “-”: la salida estándar",
    optionBrand: "Marca de todas las filas",
    optionBrandColumn: "Columna de la marca, por encabezado o número",
    optionSerialColumn: "Columna del número de serie",
    optionModelColumn: "Columna del número de modelo",
    optionNoHeader: "El archivo no tiene encabezados; indique las columnas por número",
    optionSheet: "Hoja; sin esta opción: todas las que tengan las mismas columnas",
    optionDelimiter: "Separador, como “|” o “tab”; sin esta opción: se detecta",
    optionEncoding: (values: { readonly encoding: string | number }): string =>
      `Codificación, como ${values.encoding}; sin esta opción: UTF-8 o UTF-16`,
    optionErrors: "Archivo para las filas sin fecha",
    optionQuiet: "Muestra solo los errores",
    optionJson: "Salida en JSON; un objeto por fila",
    optionLanguage: (values: { readonly languages: string | number }): string =>
      `Idioma: ${values.languages}`,
    optionApi: "Servidor de Heater Age; sin esta opción: nada sale de esta computadora",
    optionToday: (values: { readonly date: string | number }): string =>
      `Fecha para la antigüedad, como ${values.date}; sin esta opción: hoy`,
    optionNoColour: "Sin colores",
    optionHelp: "Muestra esta ayuda",
    optionVersion: "Muestra la versión",
    exitDated: "Fecha encontrada para todos los calentadores",
    exitUndated: "Al menos un calentador sin fecha",
    exitUsage: "Entrada no válida o falta un paquete",
    exitServer: "Sin conexión con el servidor, o el servidor falló",
    exitFile: "No se puede leer o escribir un archivo",
    exitDefect: "Error interno",
    exitInterrupted: "Interrumpido con Ctrl+C",
    exitBrokenPipe: "La salida se cerró antes de tiempo",
    batchInput:
      "Los encabezados identifican las columnas, como “Número de serie”, “Marca” y “Model No.”. Sin columna de marca, probamos todas las marcas.",
    batchOutput: (values: { readonly columns: string | number }): string =>
      `Agrega ${values.columns}. Las celdas que parecen una fórmula llevan un apóstrofo delante.`,
    scanOutput: (values: { readonly own: string | number; readonly columns: string | number }): string =>
      `Una fila por foto: ${values.own}, ${values.columns}. Donde “sure” diga “no”, compárela con la foto.`,
    unknownCommand: (values: {
      readonly command: string | number;
      readonly commands: string | number;
    }): string => `Comando desconocido: “${values.command}”. Use ${values.commands}.`,
    unknownOption: (values: { readonly option: string | number }): string =>
      `Opción desconocida: “${values.option}”.`,
    didYouMean: (values: { readonly names: string | number }): string => `¿Quiso decir ${values.names}?`,
    optionWithoutValue: (values: { readonly option: string | number }): string =>
      `“${values.option}” necesita un valor.`,
    optionWithValue: (values: { readonly option: string | number }): string =>
      `“${values.option}” no acepta un valor.`,
    missing: (values: { readonly name: string | number }): string => `Falta ${values.name}.`,
    tooMany: (values: { readonly text: string | number }): string =>
      `Argumento inesperado: “${values.text}”. Ponga entre comillas los valores con espacios.`,
    badLanguage: (values: {
      readonly language: string | number;
      readonly languages: string | number;
    }): string => `Idioma desconocido: “${values.language}”. Use ${values.languages}.`,
    badDate: (values: { readonly text: string | number; readonly date: string | number }): string =>
      `“${values.text}” no es una fecha. Escríbala así: ${values.date}.`,
    badAddress: (values: { readonly text: string | number; readonly address: string | number }): string =>
      `“${values.text}” no es la dirección de un servidor. Escríbala así: ${values.address}.`,
    badDelimiter: (values: { readonly text: string | number }): string =>
      `“${values.text}” no es un separador. Use un carácter o “tab”.`,
    badEncoding: (values: { readonly text: string | number; readonly encoding: string | number }): string =>
      `Codificación desconocida: “${values.text}”. Escríbala así: ${values.encoding}.`,
    seeHelp: (values: { readonly command: string | number }): string => `Uso: ${values.command}`,
    seeBrands: (values: { readonly command: string | number }): string =>
      `Todas las marcas: ${values.command}`,
    seeIdentify: (values: { readonly command: string | number }): string => `Sin marca: ${values.command}`,
    seeCheck: (values: { readonly command: string | number }): string => `Con la marca: ${values.command}`,
    brandMissing: "Falta la marca.",
    brandUnknown: (values: { readonly brand: string | number }): string =>
      `No conocemos la marca “${values.brand}”.`,
    modelCharacters: "El número de modelo tiene caracteres no válidos.",
    askBrand: "Marca",
    askSerial: "Número de serie",
    askModel: "Número de modelo (opcional)",
    fileNotFound: (values: { readonly file: string | number }): string =>
      `${values.file}: no se encontró el archivo.`,
    folderNotFound: (values: { readonly file: string | number }): string =>
      `${values.file}: su carpeta no existe.`,
    fileForbidden: (values: { readonly file: string | number }): string =>
      `${values.file}: permiso denegado.`,
    fileIsFolder: (values: { readonly file: string | number }): string => `${values.file}: es una carpeta.`,
    fileFull: (values: { readonly file: string | number }): string => `${values.file}: el disco está lleno.`,
    fileFailed: (values: { readonly file: string | number; readonly code: string | number }): string =>
      `${values.file}: no se puede leer o escribir (${values.code}).`,
    fileSame: (values: { readonly file: string | number }): string =>
      `${values.file}: está en uso. Elija otro nombre.`,
    fileEmpty: (values: { readonly file: string | number }): string =>
      `${values.file}: no hay nada que consultar.`,
    scannerMissing: "Para leer fotos falta otro paquete:",
    photoHeic: "No se aceptan fotos HEIC. Exporte la foto como JPEG.",
    photoFormat: "Foto ilegible. Use JPEG, PNG o WebP.",
    photoWithoutSerial:
      "No se encontró un número de serie. Fotografíe la etiqueta completa, de más cerca y con buena luz.",
    photoUnsure: "Lectura dudosa. Compárela con la foto.",
    datePrinted: "La fecha impresa vale más que el número de serie.",
    fileEncoding: (values: { readonly file: string | number; readonly command: string | number }): string =>
      `${values.file}: no está en UTF-8. Guárdelo como “CSV UTF-8” o agregue ${values.command}`,
    fileProtected: (values: { readonly file: string | number }): string =>
      `${values.file}: tiene contraseña. Guárdelo sin ella.`,
    fileOld: (values: { readonly file: string | number }): string =>
      `${values.file}: formato viejo de Excel. Guárdelo como XLSX.`,
    fileLarge: (values: { readonly file: string | number; readonly megabytes: number }): string =>
      `${values.file}: demasiado grande (más de ${numbers.format(values.megabytes)} MB sin comprimir). Guárdelo como “CSV UTF-8”.`,
    fileDamaged: (values: { readonly file: string | number }): string =>
      `${values.file}: está dañado. Ábralo y guárdelo de nuevo.`,
    serialColumnMissing: (values: { readonly file: string | number }): string =>
      `${values.file}: falta la columna del número de serie.`,
    columnMissing: (values: { readonly file: string | number; readonly column: string | number }): string =>
      `${values.file}: no hay columna “${values.column}”.`,
    columnUnclear: (values: { readonly file: string | number; readonly columns: string | number }): string =>
      `${values.file}: varias columnas podrían ser: ${values.columns}.`,
    columnsFound: (values: { readonly columns: string | number }): string =>
      `Columnas encontradas: ${values.columns}`,
    nameColumnWith: (values: { readonly command: string | number }): string =>
      `Indique la columna: ${values.command}`,
    firstRowIsData: (values: { readonly file: string | number }): string =>
      `${values.file}: la primera fila tiene un número de serie, no encabezados.`,
    withoutHeader: (values: { readonly command: string | number }): string =>
      `Si el archivo no tiene encabezados: ${values.command}`,
    noBrandColumn:
      "No hay columna de marca, así que probamos todas. También puede usar “--brand-column” o “--brand”.",
    sheetMissing: (values: {
      readonly file: string | number;
      readonly sheet: string | number;
      readonly sheets: string | number;
    }): string => `${values.file}: no hay hoja “${values.sheet}”. Sus hojas son ${values.sheets}.`,
    sheetHidden: (values: { readonly sheet: string | number }): string =>
      `La hoja “${values.sheet}” está oculta. Para leerla, use “--sheet”.`,
    sheetWithoutColumns: (values: { readonly sheet: string | number }): string =>
      `La hoja “${values.sheet}” no tiene columna de números de serie, así que no se lee.`,
    sheetOtherColumns: (values: { readonly sheet: string | number }): string =>
      `La hoja “${values.sheet}” tiene otras columnas. Para leerla, use “--sheet”.`,
    rowMalformed: "Fila ilegible. Revise las comillas.",
    rowEncoding: "No está en UTF-8. Guarde el archivo como “CSV UTF-8”.",
    brokenLine: (values: { readonly line: string | number; readonly problem: string | number }): string =>
      `Línea ${values.line}: ${values.problem}`,
    serialAsNumber:
      "La hoja de cálculo quitó los ceros del principio, si los tenía. Compárelo con la etiqueta.",
    leadingZeros: (values: { readonly serial: string | number }): string =>
      `Leído como ${values.serial}: una hoja de cálculo pudo quitar ceros del principio. Compárelo con la etiqueta.`,
    totalRow: "Es un total, no un calentador. Omitida.",
    serialRounded: "La hoja de cálculo perdió dígitos. Escríbalo de nuevo en una celda de texto.",
    serialAsDate: "La hoja de cálculo lo convirtió en fecha. Escríbalo de nuevo en una celda de texto.",
    moreProblems: (values: { readonly command: string | number }): string =>
      `Todos los avisos: ${values.command}`,
    problemKind: (values: {
      readonly problem: string | number;
      readonly count: number;
      readonly line: string | number;
    }): string =>
      `${values.problem}: ${plural(values.count, { one: `${numbers.format(values.count)} fila`, many: `${numbers.format(values.count)} de filas`, other: `${numbers.format(values.count)} filas` })}, la primera en la línea ${values.line}`,
    part: (values: { readonly name: string | number; readonly value: string | number }): string =>
      `${values.name}: ${values.value}`,
    progress: (values: { readonly rows: number }): string =>
      `${plural(values.rows, { one: `${numbers.format(values.rows)} fila`, many: `${numbers.format(values.rows)} de filas`, other: `${numbers.format(values.rows)} filas` })}`,
    progressRate: (values: { readonly rows: number }): string => `${numbers.format(values.rows)}/s`,
    progressLeft: (values: { readonly time: string | number }): string => `faltan ${values.time}`,
    progressCounts: (values: {
      readonly dated: number;
      readonly doubtful: number;
      readonly unread: number;
    }): string =>
      `${numbers.format(values.dated)} con fecha, ${numbers.format(values.doubtful)} dudosas, ${numbers.format(values.unread)} ilegibles`,
    summaryRows: (values: { readonly count: number; readonly seconds: string | number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} fila`, many: `${numbers.format(values.count)} de filas`, other: `${numbers.format(values.count)} filas` })} en ${values.seconds} s`,
    summaryDated: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} con una sola fecha`,
    summaryAmbiguous: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} con varias fechas posibles`,
    summaryUndated: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} sin fecha`,
    summaryBroken: (values: { readonly count: number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} ilegible`, many: `${numbers.format(values.count)} ilegibles`, other: `${numbers.format(values.count)} ilegibles` })}`,
    summarySkipped: (values: { readonly count: number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} total omitido`, many: `${numbers.format(values.count)} totales omitidos`, other: `${numbers.format(values.count)} totales omitidos` })}`,
    summaryUnsure: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} por comparar con las fotos`,
    interrupted: (values: { readonly line: string | number }): string =>
      `Interrumpido. Completo hasta la línea ${values.line}.`,
    interruptedEarly: "Interrumpido.",
    stopped: (values: { readonly line: string | number }): string =>
      `Detenido. Completo hasta la línea ${values.line}.`,
    recorded: "El servidor guardó esta consulta.",
    defect: "El error es nuestro.",
  },
  errors: {
    "brand-required": "Elija la marca del calentador de agua",
    "brand-characters": "La marca solo puede contener letras minúsculas, números y guiones",
    "brand-unknown": (values: { readonly other: string | number }): string =>
      `No conocemos esa marca. Elija una de la lista o “${values.other}”.`,
    "serial-required": "Escriba el número de serie",
    "serial-blank": "El número de serie no puede estar vacío ni tener solo espacios",
    "serial-characters": "El número de serie solo puede contener letras y números",
    "serial-too-short": (values: { readonly shortest: string | number }): string =>
      `El número de serie debe tener al menos ${values.shortest} caracteres`,
    "serial-too-long": (values: { readonly longest: string | number }): string =>
      `El número de serie no puede tener más de ${values.longest} caracteres`,
    "serial-is-model":
      "Parece el número de modelo. El número de serie está en la misma etiqueta y dice “Serial”, “Serial No.” o “S/N”.",
    "model-length": "El número de modelo, si lo escribe, debe tener entre 3 y 30 caracteres",
    "model-characters": "Escriba un número de modelo válido (de 3 a 30 caracteres)",
    "csv-columns": (values: { readonly columns: string | number }): string =>
      `El archivo necesita una columna “brand” y una “serialNumber”, y como máximo una “modelNumber”. Faltan o se repiten: ${values.columns}.`,
    "csv-encoding": "Guarde el archivo como “CSV UTF-8”.",
    "csv-malformed": (values: { readonly line: string | number }): string =>
      `No podemos leer el archivo desde la línea ${values.line}. Revise las comillas y envíe de nuevo las filas sin resultado.`,
    "csv-cells": "Esta fila tiene demasiadas celdas. Ponga entre comillas el texto con separadores.",
    "model-not-found":
      "No encontramos información del modelo. Revise la etiqueta o el sitio web del fabricante.",
  },
  form: {
    other: "Otra / no está en la lista",
  },
  maker: {
    heading: "¿Quién lo fabricó?",
    text: "Compare con la etiqueta y elija una marca.",
    builtBy: (values: { readonly makers: string | number }): string => `Fabricado por ${values.makers}`,
    unconfirmed: (values: { readonly maker: string | number }): string => `${values.maker} (sin confirmar)`,
    noDates: "Sin fecha",
    sureHigh: "Documentado",
    sureMedium: "Probable",
    sureLow: "Posible",
    ours: "Conclusión nuestra, basada en:",
    more: (values: { readonly brands: number }): string =>
      `${plural(values.brands, { one: `${numbers.format(values.brands)} marca menos probable`, many: `${numbers.format(values.brands)} de marcas menos probables`, other: `${numbers.format(values.brands)} marcas menos probables` })}`,
    "model-prefix": (values: { readonly name: string | number; readonly prefix: string | number }): string =>
      `Este fabricante hizo los modelos ${values.name} que empiezan con ${values.prefix}.`,
    "model-shape": "El número de modelo coincide con el formato de este fabricante.",
    "serial-shape": "El número de serie coincide exactamente con el formato de este fabricante.",
    "serial-near": "El número de serie casi coincide, así que la fecha es incierta.",
    "built-for": (values: { readonly name: string | number }): string =>
      `Este fabricante hizo calentadores que se vendieron como ${values.name}.`,
    "listed-under": (values: { readonly name: string | number }): string =>
      `Tablas, retiros o listas ponen ${values.name} bajo esta marca.`,
    "said-to-have-built": (values: { readonly name: string | number }): string =>
      `Se dice que este fabricante hizo algunos calentadores ${values.name}.`,
    "prefix-unknown": (values: {
      readonly name: string | number;
      readonly prefix: string | number;
    }): string => `No sabemos quién fabricó los modelos ${values.name} que empiezan con ${values.prefix}.`,
    "model-of-others": "Pero el número de modelo coincide con otra marca.",
    "serial-of-others": "Pero el número de serie coincide con otras marcas.",
    "other-makers": "Hay marcas de otros fabricantes igual de probables.",
    "sister-brands": "Sus marcas hermanas son igual de probables.",
  },
  problems: {
    "no-format": (values: { readonly brand: string | number }): string =>
      `No coincide con ningún formato de ${values.brand} que conozcamos.`,
    "impossible-date": (values: { readonly brand: string | number }): string =>
      `Parece un número de ${values.brand}, pero su fecha es imposible.`,
    "no-date-in-serial": (values: { readonly brand: string | number }): string =>
      `Este tipo de número de serie de ${values.brand} no lleva fecha. Busque una impresa.`,
    "too-short": "Es demasiado corto.",
    "too-long": (values: { readonly brand: string | number }): string =>
      `Es demasiado largo para ${values.brand}.`,
    "looks-like-model":
      "Parece el número de modelo. El número de serie está en la misma etiqueta y dice “Serial”, “Serial No.” o “S/N”.",
    "no-public-rule": (values: { readonly brand: string | number }): string =>
      `Todavía no podemos leer las fechas de ${values.brand}. Busque una fecha impresa o pregunte al fabricante.`,
    "private-label": (values: { readonly brand: string | number }): string =>
      `No sabemos quién fabricó los calentadores ${values.brand}. Busque el nombre del fabricante en la etiqueta.`,
    "other-none": "No coincide con ninguna marca que conozcamos.",
    "other-some": "Probamos todas las marcas.",
    "model-not-sold-then": (values: {
      readonly line: string | number;
      readonly to: string | number;
      readonly from: string | number;
    }): string =>
      `Este modelo (${values.line}) ${select(values.to, { open: `no se vendía antes de ${values.from}`, other: `se vendió de ${values.from} a ${values.to}` })}. Uno de los dos números está mal: compruebe el de serie y el de modelo en la etiqueta.`,
    "other-equipment": (values: {
      readonly maker: string | number;
      readonly date: string | number;
    }): string =>
      `Parece el número de una calefacción o un aire acondicionado (${values.maker}, ${values.date}). El calentador de agua tiene su propia etiqueta.`,
    "model-too-long": (values: { readonly longest: string | number }): string =>
      `No usamos el número de modelo: tiene más de ${values.longest} caracteres.`,
    "tank-outside":
      "Está en el tanque. De gas: junto al control de gas. Eléctrico: en el tercio superior o junto a la tapa de una resistencia.",
    "tank-side-low":
      "Está al costado, a menudo abajo. En las bombas de calor y los de gas más viejos: arriba a la izquierda.",
    "tank-upper-front": "Está arriba, al frente o al costado, sobre las tapas de acceso o el control de gas.",
    "tank-front": "Está al frente; en los eléctricos, cerca de la tapa de acceso de abajo.",
    jacket: "Está por fuera o por dentro de la cubierta exterior.",
    "cabinet-side": "Está al costado del gabinete.",
    "cabinet-side-or-front": "Está al costado o al frente del gabinete.",
    "boiler-varies": "Está abajo: por dentro al fondo, a la derecha o al frente.",
    unknown: "Mire alrededor de todo el calentador y detrás de la tapa frontal.",
  },
  reading: {
    years: (values: { readonly count: number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} año`, many: `${numbers.format(values.count)} de años`, other: `${numbers.format(values.count)} años` })}`,
    months: (values: { readonly count: number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} mes`, many: `${numbers.format(values.count)} de meses`, other: `${numbers.format(values.count)} meses` })}`,
    yearsAndMonths: (values: { readonly years: number; readonly months: number }): string =>
      `${plural(values.years, { one: `${numbers.format(values.years)} año`, many: `${numbers.format(values.years)} de años`, other: `${numbers.format(values.years)} años` })} y ${plural(values.months, { one: `${numbers.format(values.months)} mes`, many: `${numbers.format(values.months)} de meses`, other: `${numbers.format(values.months)} meses` })}`,
    lessThanAMonth: "menos de un mes",
    aboutYears: (values: { readonly count: number }): string =>
      `cerca de ${plural(values.count, { one: `${numbers.format(values.count)} año`, many: `${numbers.format(values.count)} de años`, other: `${numbers.format(values.count)} años` })}`,
    rangeYears: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from} a ${values.to} años`,
    dateYear: (values: { readonly year: string | number }): string => `${values.year}`,
    dateWeek: (values: {
      readonly week: number;
      readonly year: string | number;
      readonly around: string | number;
    }): string => `la semana ${numbers.format(values.week)} de ${values.year} (${values.around})`,
    around: (values: { readonly part: string | number; readonly month: string | number }): string =>
      `${select(values.part, { early: `principios`, middle: `mediados`, other: `finales` })} de ${values.month}`,
    partYear: "año",
    partMonth: "mes",
    partWeek: "semana",
    partDay: "día",
    partPlant: "planta",
    partPrefix: "prefijo",
    partSequence: "n.º correlativo",
    partModel: "modelo",
    partUnknown: "desconocido",
    plateTitle: "N.º de serie",
    plateLabel: (values: { readonly serial: string | number }): string =>
      `Cómo se lee el número de serie ${values.serial}`,
    hintReads: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `Se lee como ${values.brand}: ${values.dates}`,
    hintSoFar: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `Por ahora parece ${values.brand}: ${values.dates}`,
    hintMany: (values: { readonly brand: string | number; readonly count: number }): string =>
      `Se lee como ${values.brand}: ${plural(values.count, { one: `${numbers.format(values.count)} fecha`, many: `${numbers.format(values.count)} de fechas`, other: `${numbers.format(values.count)} fechas` })}`,
    hintUndated: (values: { readonly brand: string | number }): string =>
      `Este número de ${values.brand} no lleva fecha`,
    hintModel: "Parece un número de modelo",
    hintUnread: (values: { readonly brand: string | number }): string =>
      `Todavía no parece de ${values.brand}`,
    hintOthers: (values: { readonly count: number }): string =>
      `${plural(values.count, { "=0": `Todavía no coincide`, one: `Coincide con ${numbers.format(values.count)} marca`, many: `Coincide con ${numbers.format(values.count)} de marcas`, other: `Coincide con ${numbers.format(values.count)} marcas` })}`,
    whichBrand: "¿Qué marca dice la etiqueta?",
    brandDates: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `${values.brand} · ${values.dates}`,
    didYouMean: (values: { readonly serial: string | number; readonly dates: string | number }): string =>
      `¿Quiso decir ${values.serial}? ${values.dates}`,
    useThis: "Usar este",
    looksLike: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `Parece de ${values.brand}: ${values.dates}.`,
    switchTo: (values: { readonly brand: string | number }): string => `Cambiar a ${values.brand}`,
  },
  reasons: {
    "brand-format": "El número coincide exactamente con el formato de esta marca.",
    "year-from-table": "El año viene de la tabla del propio fabricante.",
    "eight-digits-after-letters": (values: { readonly since: string | number }): string =>
      `Ocho dígitos después de las letras: fabricado después de ${values.since}.`,
    "seven-digits-after-letters": (values: { readonly until: string | number }): string =>
      `Siete dígitos después de las letras: fabricado antes de ${values.until}.`,
    "four-digit-year": "El año está completo.",
    "plant-letter-means-week": "Con esta letra de planta, los dígitos son la semana.",
    "manufacturer-exception": "El fabricante informó de un error de impresión en este número.",
    "decade-from-month-code": "El código del mes también da la década.",
    "printed-form": "Sus puntos o guiones deciden cómo se lee.",
    "month-not-padded": "Sin cero delante, el mes se lee de dos maneras.",
    "letters-repeat": (values: { readonly every: string | number }): string =>
      `Las letras del año se repiten cada ${values.every} años.`,
    "older-cycle": (values: { readonly year: string | number }): string =>
      `Las letras también se usaron en ${values.year}.`,
    "single-year-digit": "El único dígito del año se repite cada década.",
    "counter-fits": "El número correlativo corresponde a esa fecha.",
    "counter-misfit": "El número correlativo no corresponde a esa fecha.",
    "check-running-number": "Solo es posible si cada dígito del número correlativo está bien.",
    "model-fits": "El número de modelo corresponde a estos años.",
    "model-excludes": (values: { readonly year: string | number }): string =>
      `El número de modelo descarta ${values.year}.`,
    "model-contradicts": "El número de modelo corresponde a otros años.",
    "formats-overlap": "Coincide con dos formatos de la marca, con fechas distintas.",
    "year-estimated-from-count": "El año se estima por el número correlativo.",
    "outside-attested-years": (values: {
      readonly to: string | number;
      readonly from: string | number;
    }): string =>
      `Solo hemos visto este formato ${select(values.to, { open: `desde ${values.from}`, other: `de ${values.from} a ${values.to}` })}.`,
    "near-miss-tail": "El largo del número correlativo es inusual.",
    "near-miss-characters": "El número correlativo tiene caracteres inusuales.",
    "fits-other-brand": (values: { readonly brand: string | number }): string =>
      `Los números de serie de ${values.brand} pueden verse igual. Revise el nombre en la etiqueta.`,
    "week-is-approximate": "Puede ser una semana antes o después.",
    "no-such-week": (values: { readonly year: string | number; readonly next: string | number }): string =>
      `${values.year} no tuvo semana 53. Puede ser la semana 52 de ${values.year} o la semana 1 de ${values.next}.`,
    "week-or-month-disputed": "Las fuentes no coinciden en si es la semana o el mes. El año es seguro.",
    "year-table-disputed": "Las fuentes difieren en un año.",
    "sources-disagree": "Las fuentes dan reglas distintas para esta marca.",
    "may-be-undated": "Otra fuente dice que estos números no llevan fecha.",
    "single-source": "Solo una fuente da esta regla.",
    "inferred-from-sister-brand": "El fabricante usa esta regla, pero no la hemos confirmado en esta marca.",
    "inferred-rule": "Esta regla es nuestra.",
    "maker-varies": "Varios fabricantes han usado este nombre.",
  },
  recommendation: {
    good: "Buen estado: basta con el mantenimiento normal.",
    "good-1": "Una vez al año, drene el tanque; si no tiene tanque, quítele el sarro.",
    "good-2": "Si tiene tanque, haga revisar la barra de ánodo cada 1 a 3 años.",
    "good-3": "Registre la garantía y guarde el recibo.",
    monitor: "Vigilar de cerca: las señales pequeñas importan.",
    "monitor-1": "Busque óxido, manchas de humedad, fugas y agua caliente oxidada.",
    "monitor-2": "Drene el tanque y haga revisar la barra de ánodo; si no tiene tanque, quítele el sarro.",
    "monitor-3": "Compare precios ahora que no hay prisa.",
    replace: "Reemplazo recomendado: planee el cambio.",
    "replace-1": "Pida presupuestos mientras este todavía funciona.",
    "replace-2": "Revise si hay agua en el piso o en la bandeja de drenaje y pruebe la llave de paso.",
    "replace-3": "Si gotea, cierre el agua, cierre el gas o corte la luz, y llame a un plomero.",
    otherDates: (values: { readonly dates: string | number }): string =>
      `También podría ser de ${values.dates}. Busque una fecha impresa en la etiqueta.`,
    dateWeek: (values: { readonly week: number; readonly year: string | number }): string =>
      `la semana ${numbers.format(values.week)} de ${values.year}`,
    otherDate: (values: { readonly date: string | number; readonly state: string | number }): string =>
      `${values.date} (${values.state})`,
    "state-good": "buen estado",
    "state-monitor": "vigilar de cerca",
    "state-replace": "reemplazo recomendado",
  },
  result: {
    statusGood: "Buen estado",
    statusMonitor: "Vigilar de cerca",
    statusReplace: "Reemplazo recomendado",
    verdictMade: (values: { readonly date: string | number }): string => `fabricado en ${values.date}`,
    verdictMadeDay: (values: { readonly date: string | number }): string => `fabricado el ${values.date}`,
    verdictOther: (values: { readonly dates: string | number }): string =>
      `También podría ser de ${values.dates}.`,
    verdictLow: "Esta fecha es incierta. Busque una impresa en la etiqueta.",
    verdictAround: "El número de serie solo da el año.",
    brandAndSerial: (values: { readonly brand: string | number; readonly serial: string | number }): string =>
      `${values.brand} · n.º de serie ${values.serial}`,
    serialOnly: (values: { readonly serial: string | number }): string => `N.º de serie ${values.serial}`,
    brandSerialModel: (values: {
      readonly brand: string | number;
      readonly serial: string | number;
      readonly model: string | number;
    }): string => `${values.brand} · n.º de serie ${values.serial} · modelo ${values.model}`,
    gaugeLabel: (values: { readonly age: string | number }): string =>
      `${values.age} en una escala de 20 años`,
    gaugeNew: "nuevo",
    gaugeEnd: "más de 20 años",
    otherHeading: "Otras fechas posibles",
    settlePrinted: "Si la etiqueta tiene una fecha impresa, confíe en esa.",
    otherDate: (values: {
      readonly strong: (text: string) => string;
      readonly date: string | number;
      readonly age: string | number;
      readonly state: string | number;
    }): string => `${values.strong(`${values.date}`)} · ${values.age} · ${values.state}`,
    repairsHeading: "Posibles errores al escribir",
    brandsHeading: "Marcas que coinciden",
    brandTry: (values: { readonly brand: string | number }): string => `Probar con ${values.brand}`,
    identifyHeading: "Podría ser una de estas",
    actionsHeading: "Qué hacer ahora",
    sureHeading: "Cómo lo sabemos",
    wrongDate: "Corregir esta fecha",
    allRules: (values: { readonly brand: string | number }): string => `Todas las reglas de ${values.brand}`,
    confidenceHigh: (values: { readonly by: string | number }): string =>
      `Alta: ${select(values.by, { maker: `lo confirma el fabricante`, regulator: `lo confirma un organismo oficial`, trade: `coinciden varias fuentes profesionales independientes`, other: `lo confirman el fabricante, un organismo oficial o varias fuentes independientes` })}.`,
    confidenceMedium: (values: { readonly by: string | number }): string =>
      `Media: ${select(values.by, { model: `el número de modelo contradice esta fecha`, maker: `según el fabricante, pero sin confirmar del todo`, regulator: `según un organismo oficial, pero sin confirmar del todo`, trade: `según fuentes profesionales, pero sin confirmar del todo`, other: `una o dos fuentes, o la regla de una marca hermana` })}.`,
    confidenceLow: "Baja: fuentes débiles o un número que no coincide del todo.",
    confidence: "Certeza",
    why: "Razones",
    sources: "Fuentes",
    sourceMaker: "fabricante",
    sourceRegulator: "organismo oficial",
    sourceTrade: "profesionales",
    sourceCompiled: "recopilación",
    sourceListings: "anuncios de tiendas que comparamos",
    notRecorded: "Esta consulta no se guardó.",
    notRecordedOffline: "No hubo conexión con nuestro servicio.",
    adviceMissing: "Esto se cargará cuando vuelva la conexión.",
    clockBehind: (values: { readonly date: string | number }): string =>
      `Su reloj está atrasado. Contamos hasta el ${values.date}; el calentador puede tener más años.`,
    printedDate: (values: { readonly date: string | number }): string =>
      `La etiqueta dice ${values.date}. Confíe en esa fecha.`,
    clockAhead: (values: { readonly date: string | number }): string =>
      `Según este dispositivo, hoy es ${values.date}. Si no es así, la antigüedad está mal.`,
    unreadableTitle: "No se pudo identificar su calentador de agua",
    checkFailed: "No se pudo consultar la antigüedad del calentador. Inténtelo de nuevo.",
    tipsHeading: "Pruebe esto",
    tipPlate: (values: { readonly place: string | number }): string => `Busque la etiqueta. ${values.place}`,
    tipModel: "Pruebe con el número de modelo.",
    tipNoLabel: (values: { readonly link: (text: string) => string }): string =>
      `¿No se puede leer? ${values.link(`Use otros indicios.`)}`,
    recalls: (values: { readonly list: string | number }): string =>
      `Buscar retiros oficiales (${values.list})`,
    tryAgain: "Intentar de nuevo",
    askAgain: "Consultar de nuevo",
    toModelField: "Usarlo como número de modelo",
    dialogAge: (values: {
      readonly asked: (text: string) => string;
      readonly age: (text: string) => string;
      readonly words: string | number;
    }): string => `${values.asked(`Antigüedad de su calentador de agua`)} ${values.age(`${values.words}`)}`,
    dialogMore: "Ver el resultado completo",
    dialogHelp: "Ver consejos",
    dialogClose: "Cerrar",
    notDecoded: "No pudimos descifrar este número de serie",
    notDetermined: "No pudimos determinar la antigüedad con este número de serie.",
    tipFormat: "Revise el formato del número de serie: todas las letras y números, en orden.",
    tipSelected: "Confirme que sea de la marca elegida.",
    tipUnclear: "Revise los caracteres gastados o poco claros.",
    checkAnother: "Consultar otro",
    copy: "Copiar",
    copied: "¡Resultado copiado!",
    copyDone: "Copiado",
    copyFailedTitle: "No se pudo copiar",
    copyFailed: "No se pudo copiar el resultado. Selecciónelo y cópielo a mano.",
    print: "Imprimir",
    save: "Guardar",
    saved: "Guardado",
    addTo: (values: { readonly name: string | number }): string => `Agregar a ${values.name}`,
    saveFailed: "No se pudo guardar. Revise su conexión.",
    report: "Informe de diagnóstico",
    reportBusy: "Creando el informe…",
    reportMade: "Informe creado",
    reportOffline: "Está sin conexión. Cree el informe cuando vuelva a tenerla.",
    reportFailedTitle: "Error",
    reportFailed: "No se pudo crear el informe de diagnóstico. Inténtelo de nuevo.",
    headline: (values: {
      readonly brand: string | number;
      readonly date: string | number;
      readonly age: string | number;
    }): string => `Calentador de agua ${values.brand} de ${values.date}: ${values.age}`,
    oldRest: (values: { readonly months: number }): string =>
      `${plural(values.months, { "=0": ``, one: `y ${numbers.format(values.months)} mes`, many: `y ${numbers.format(values.months)} de meses`, other: `y ${numbers.format(values.months)} meses` })}`,
    madeMonth: (values: { readonly b: (text: string) => string; readonly date: string | number }): string =>
      `Fabricado en ${values.b(`${values.date}`)}`,
    madeDay: (values: { readonly b: (text: string) => string; readonly date: string | number }): string =>
      `Fabricado el ${values.b(`${values.date}`)}`,
    sureHigh: "Certeza alta",
    sureMedium: "Certeza media",
    sureLow: "Certeza baja",
    datesFit: (values: { readonly count: number }): string =>
      `${plural(values.count, { "=2": `Dos fechas posibles`, one: `${numbers.format(values.count)} fecha posible`, many: `${numbers.format(values.count)} de fechas posibles`, other: `${numbers.format(values.count)} fechas posibles` })}`,
    datesYears: "años",
    likelier: "más probable",
    dateAge: (values: { readonly age: string | number }): string => `${values.age}`,
    chooseDate: "Fechas posibles",
    lastAny: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `La mayoría de los calentadores de agua dura de ${values.from} a ${values.to} años.`,
    lastGasTank: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `La mayoría de los calentadores de gas con tanque dura de ${values.from} a ${values.to} años.`,
    lastElectricTank: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `La mayoría de los eléctricos con tanque dura de ${values.from} a ${values.to} años.`,
    lastHeatPump: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `La mayoría de los calentadores con bomba de calor dura de ${values.from} a ${values.to} años.`,
    lastTankless: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `La mayoría de los calentadores sin tanque dura de ${values.from} a ${values.to} años.`,
    planGood: "Todavía deben quedarle años.",
    planMonitor: "Revise si tiene óxido o fugas.",
    planReplace: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Solo por su antigüedad. Muchos duran de ${values.from} a ${values.to} años: vaya planeando el cambio.`,
    planOver: "Cámbielo antes de que falle.",
    lifeMade: (values: { readonly date: string | number }): string => `Fabricado en ${values.date}.`,
    lifePast: "Superada hace",
    lifeByKind: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from} a ${values.to} años, según el tipo`,
    lifeYears: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from}–${values.to}`,
    lifeUntil: (values: { readonly years: string | number }): string => `hasta ${values.years}`,
    lifeNow: (values: { readonly year: string | number }): string => `Hoy es ${values.year}.`,
    lifeToday: "Hoy",
    lifeRange: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from} a ${values.to} años`,
    lifeOver: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Superada (${values.from} a ${values.to} años)`,
    rowRecalls: "Retiros",
    rowWarranty: "Garantía",
    rowLife: "Vida útil",
    rowCost: "Costo de uso",
    rowSure: "Cómo lo sabemos",
    rowModel: "Modelo",
    rowMakers: "Fabricante",
    answerLoading: "Buscando…",
    answerMissing: "No disponible ahora",
    recallsNone: "Ninguno",
    recallsOpen: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} por descartar`,
    recallsAffected: "Afectado",
    warrantyUsual: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from} a ${values.to} años, según modelo`,
    warrantyYears: (values: { readonly from: string | number }): string => `Unos ${values.from} años`,
    warrantyUsualOver: (values: { readonly years: string | number }): string =>
      `Vencida (lo habitual: ${values.years})`,
    warrantyActiveLeft: (values: { readonly active: string | number; readonly years: number }): string =>
      `${values.active}, ${plural(values.years, { one: `queda ${numbers.format(values.years)} año`, many: `quedan ${numbers.format(values.years)} de años`, other: `quedan ${numbers.format(values.years)} años` })}`,
    costYear: (values: { readonly cost: string | number }): string => `Unos ${values.cost} al año`,
    costByKind: "Depende del tipo",
    costByRating: "Depende de la eficiencia",
    sureSources: (values: { readonly sure: string | number; readonly count: number }): string =>
      `${values.sure}, ${plural(values.count, { one: `${numbers.format(values.count)} fuente`, many: `${numbers.format(values.count)} de fuentes`, other: `${numbers.format(values.count)} fuentes` })}`,
    confidenceWordHigh: "Alta",
    confidenceWordMedium: "Media",
    confidenceWordLow: "Baja",
    modelAdd: "Agregar modelo",
    modelMissing: "No está en la lista",
    modelCheck: "Buscar este modelo",
    kindHeading: "¿De qué tipo es?",
    stepsAll: "Todos los pasos y recordatorios",
    openHere: "Ver detalles",
    recallTanklessOnly: "Solo si no tiene tanque. ¿Es su caso?",
    recallHasTank: "No, tiene tanque",
    recallIsTankless: "Sí",
    "do-leaks": "Busque fugas hoy",
    "do-leaks-how": "Revise el piso y la bandeja de drenaje.",
    "do-valve": "Pruebe la llave de paso",
    "do-valve-how": "Debe girar fácilmente con la mano.",
    "do-quotes": "Pida dos o tres presupuestos",
    "do-quotes-how": "Mientras pueda elegir.",
    askQuote: (values: { readonly company: string | number }): string =>
      `Pida presupuesto a ${values.company}`,
    "do-prices": "Compare precios",
    "do-prices-how": "Ahora que no hay prisa.",
    "do-flush": "Drene el tanque cada año",
    "do-flush-how": "Más a menudo si el agua es dura.",
    "do-anode": "Haga revisar la barra de ánodo",
    "do-anode-how": "Evita el óxido.",
    "do-relief": "Haga probar la válvula de alivio",
    "do-relief-how": "Cuidado: el agua sale hirviendo.",
    "do-register": "Registre la garantía",
    "do-register-how": "Y guarde el recibo.",
    "do-filter": "Limpie el filtro de aire",
    "do-filter-how": "Cada pocos meses.",
    "do-drain": "Revise el desagüe del condensado",
    "do-drain-how": "El agua debe salir libremente.",
    "do-descale": "Quite el sarro cada año",
    "do-descale-how": "Más a menudo si el agua es dura.",
    "do-service": "Pida una revisión",
    "do-service-how": "Con un técnico con licencia.",
    "do-care": "Drénelo o quítele el sarro cada año",
    "do-care-how": "El manual explica cómo.",
    "do-recall": "Primero lea el aviso de retiro",
    "do-recall-how": "Este calentador está afectado.",
    copyStatus: (values: { readonly status: string | number }): string => `Estado: ${values.status}`,
    copyChecked: (values: { readonly date: string | number }): string => `Consultado el ${values.date}`,
    copyHeater: (values: {
      readonly brand: string | number;
      readonly serial: string | number;
      readonly hasModel: string | number;
      readonly model: string | number;
    }): string =>
      `Calentador de agua ${values.brand}, número de serie ${values.serial}${select(values.hasModel, { yes: `, modelo ${values.model}`, other: `` })}`,
    copySentence: (values: {
      readonly heater: string | number;
      readonly date: string | number;
      readonly age: string | number;
    }): string => `${values.heater}. Fabricación: ${values.date}. Antigüedad: ${values.age}.`,
    copyDates: (values: {
      readonly heater: string | number;
      readonly fit: string | number;
      readonly dates: string | number;
    }): string => `${values.heater}. ${values.fit}: ${values.dates}.`,
    copyDate: (values: {
      readonly date: string | number;
      readonly age: string | number;
      readonly status: string | number;
    }): string => `${values.date} (${values.age}: ${values.status})`,
    copyRecalls: (values: { readonly recalls: string | number }): string => `Retiros: ${values.recalls}`,
    "kind-gas-tank": "De gas, con tanque",
    "kind-electric-tank": "Eléctrico, con tanque",
    "kind-heat-pump": "Bomba de calor",
    "kind-tankless-gas": "De gas, sin tanque",
    kindFromModel: "Según el número de modelo.",
  },
};
