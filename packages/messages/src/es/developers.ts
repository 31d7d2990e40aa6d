import type { Messages } from "../catalog/shape.ts";

/** The terms for the programming interface and the packages. */
export const developerTerms: Messages["developerTerms"] = {
  metaTitle: "Términos para desarrolladores | Heater Age",
  metaDescription: "Qué puede hacer con la API y los paquetes de Heater Age, también con fines comerciales.",
  title: "Términos para desarrolladores",

  scope: "Alcance",
  scopeParts:
    "Estos términos abarcan la API (todo lo que está bajo {api}) y los paquetes {decoder} y {client}. Para las páginas, consulte los <terms>términos de servicio</terms>. “Nosotros” significa {named, select, yes {{company}, que publica este sitio web} other {el operador de este sitio web}}.",

  packages: "Paquetes",
  packagesLicense:
    "Los paquetes y el código fuente de este servicio se rigen solo por la Licencia MIT, incluida en cada uno.",
  packagesLocal: "El decodificador no envía nada. El cliente solo llama a la dirección que usted le indique.",

  use: "Uso de la API",
  useFree:
    "La API es gratis y no necesita clave ni cuenta. Use la API y sus respuestas en programas y páginas web, también con fines comerciales. Consulte la <docs>documentación</docs>.",
  usePages:
    "No use las llamadas de nuestras propias páginas (informes de errores, recuentos de lo compartido, mensajes) ni las del operador.",

  limits: "Límites",
  limitsHeaders:
    "Las llamadas se limitan por dirección IP. Tras un estado 429, espere los segundos que indica {retryAfter}.",
  limitsFair:
    "No eluda los límites ni perturbe el servicio. Para listas, use {batch}. Para grandes cantidades, use el decodificador, que no tiene límite.",

  data: "Datos",
  dataStored:
    "Guardamos las consultas y los informes como indica nuestra <privacy>política de privacidad</privacy>. No envíe nada que identifique a una persona. Avise a sus usuarios que recibimos los números de serie.",

  answers: "Compartir respuestas",
  answersHonest: "Cuando otras personas vean las respuestas o confíen en ellas:",
  answersAll: "muestre todas las fechas posibles o diga que hay más",
  answersCertainty: "no presente como seguras las respuestas inciertas",
  answersModel: "conserve la indicación “Con ayuda de IA”",
  answersName: "no dé a entender que nosotros o un fabricante respaldamos su producto",

  availability: "Disponibilidad",
  availabilityNone: "No prometemos que la API esté disponible ni que lo siga estando.",
  availabilityStable:
    "Pueden agregarse códigos y campos en cualquier momento: ignore los que no conozca. Anunciamos aquí los cambios incompatibles con 30 días de anticipación, a menos que la seguridad los exija antes.",

  liability: "Garantía y responsabilidad",
  liabilityAsIs:
    "Hasta donde la ley lo permita, la API se ofrece “tal cual”, sin garantía de ningún tipo. No respondemos por daños derivados de usarla, de no poder usarla o de confiar en una respuesta.",
  liabilityMandatory:
    "Estos términos no limitan la responsabilidad que la ley no permite limitar, como por dolo, negligencia grave, muerte o lesiones.",

  blocking: "Bloqueo",
  blockingWhen: "Podemos bloquear a quien incumpla estos términos o ponga en peligro el servicio.",

  law: "Ley aplicable y cambios",
  lawStates:
    "Estos términos se rigen por las leyes de los Estados Unidos y del estado de nuestra sede. Se aplican también las normas obligatorias del lugar donde usted vive. Si las versiones en otros idiomas difieren, prevalece la inglesa hasta donde esas normas lo permitan.",
  lawChanges:
    "Anunciamos aquí los cambios sustanciales con 30 días de anticipación. Si una parte no es válida, el resto sigue en vigor.",

  contact: "Contacto",
  contactReach:
    "Si lo bloqueamos o necesita límites más altos, escríbanos {mail, select, yes {a {email} o } other {}}mediante el <contact>formulario de contacto</contact>.",
};

/**
 * What the command line says beside what the website says too. Names of commands, options, columns and codes are the same
 * in every language.
 */
export const commandLine: Messages["commandLine"] = {
  about: "Da la fecha de un calentador de agua por su número de serie.",
  usage: "Uso",
  commands: "Comandos",
  options: "Opciones",
  columns: "Columnas",
  examples: "Ejemplos",
  exitCodes: "Códigos de salida",
  moreHelp: "Ayuda de un comando: {command}",

  check: "Da la fecha de un calentador",
  identify: "Muestra las marcas y fechas que coinciden con un número de serie",
  batch: "Da las fechas de un archivo CSV, Excel u OpenDocument",
  scan: "Da la fecha de calentadores con fotos de su etiqueta (requiere @heater-age/scan)",
  brands: "Muestra las marcas y las marcas propias de tiendas",
  completion: "Imprime el autocompletado para bash, zsh o fish",

  nameBrand: "MARCA",
  nameSerial: "SERIE",
  nameModel: "MODELO",
  nameFile: "ARCHIVO",
  namePhoto: "FOTO",
  nameDate: "FECHA",
  nameLanguage: "IDIOMA",
  nameAddress: "URL",
  nameShell: "SHELL",
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
  optionSheet: "Hoja; sin esta opción: la primera que tenga las columnas",
  optionDelimiter: "Separador, como “|” o “tab”; sin esta opción: se detecta",
  optionEncoding: "Codificación, como {encoding}; sin esta opción: UTF-8 o UTF-16",
  optionErrors: "Archivo para las filas sin fecha",
  optionResume: "Continúa una ejecución interrumpida",
  optionQuiet: "Muestra solo los errores",
  optionJson: "Salida en JSON; un objeto por fila",
  optionLanguage: "Idioma: {languages}",
  optionApi: "Servidor de Heater Age; sin esta opción: nada sale de esta computadora",
  optionToday: "Fecha para la antigüedad, como {date}; sin esta opción: hoy",
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
  batchOutput: "Agrega {columns}. Las celdas que parecen una fórmula llevan un apóstrofo delante.",
  scanOutput: "Una fila por foto: {own}, {columns}. Donde “sure” diga “no”, compárela con la foto.",

  unknownCommand: "Comando desconocido: “{command}”. Use {commands}.",
  unknownOption: "Opción desconocida: “{option}”.",
  didYouMean: "¿Quiso decir {names}?",
  optionWithoutValue: "“{option}” necesita un valor.",
  optionWithValue: "“{option}” no acepta un valor.",
  missing: "Falta {name}.",
  tooMany: "Argumento inesperado: “{text}”. Ponga entre comillas los valores con espacios.",
  badLanguage: "Idioma desconocido: “{language}”. Use {languages}.",
  badDate: "“{text}” no es una fecha. Escríbala así: {date}.",
  badAddress: "“{text}” no es la dirección de un servidor. Escríbala así: {address}.",
  badShell: "Shell desconocido: “{shell}”. Use {shells}.",
  badDelimiter: "“{text}” no es un separador. Use un carácter o “tab”.",
  badEncoding: "Codificación desconocida: “{text}”. Escríbala así: {encoding}.",
  seeHelp: "Uso: {command}",
  seeBrands: "Todas las marcas: {command}",
  seeIdentify: "Sin marca: {command}",
  seeCheck: "Con la marca: {command}",
  brandMissing: "Falta la marca.",
  brandUnknown: "No conocemos la marca “{brand}”.",
  modelCharacters: "El número de modelo tiene caracteres no válidos.",
  askBrand: "Marca",
  askSerial: "Número de serie",
  askModel: "Número de modelo (opcional)",

  fileNotFound: "{file}: no se encontró el archivo.",
  folderNotFound: "{file}: su carpeta no existe.",
  fileForbidden: "{file}: permiso denegado.",
  fileIsFolder: "{file}: es una carpeta.",
  fileFull: "{file}: el disco está lleno.",
  fileFailed: "{file}: no se puede leer o escribir ({code}).",
  fileSame: "{file}: está en uso. Elija otro nombre.",
  fileEmpty: "{file}: no hay nada que consultar.",
  scannerMissing: "Para leer fotos falta otro paquete:",
  photoHeic: "No se aceptan fotos HEIC. Exporte la foto como JPEG.",
  photoFormat: "Foto ilegible. Use JPEG, PNG o WebP.",
  photoWithoutSerial:
    "No se encontró un número de serie. Fotografíe la etiqueta completa, de más cerca y con buena luz.",
  photoUnsure: "Lectura dudosa. Compárela con la foto.",
  datePrinted: "La fecha impresa vale más que el número de serie.",
  fileEncoding: "{file}: no está en UTF-8. Guárdelo como “CSV UTF-8” o agregue {command}",
  fileProtected: "{file}: tiene contraseña. Guárdelo sin ella.",
  fileOld: "{file}: formato viejo de Excel. Guárdelo como XLSX.",
  fileLarge:
    "{file}: demasiado grande (más de {megabytes, number} MB sin comprimir). Guárdelo como “CSV UTF-8”.",
  fileDamaged: "{file}: está dañado. Ábralo y guárdelo de nuevo.",
  serialColumnMissing: "{file}: falta la columna del número de serie.",
  columnMissing: "{file}: no hay columna “{column}”.",
  columnUnclear: "{file}: varias columnas podrían ser: {columns}.",
  columnsFound: "Columnas encontradas: {columns}",
  nameColumnWith: "Indique la columna: {command}",
  noBrandColumn:
    "No hay columna de marca, así que probamos todas. También puede usar “--brand-column” o “--brand”.",
  sheetMissing: "{file}: no hay hoja “{sheet}”. Sus hojas son {sheets}.",
  rowMalformed: "Fila ilegible. Revise las comillas.",
  rowEncoding: "No está en UTF-8. Guarde el archivo como “CSV UTF-8”.",
  brokenLine: "Línea {line}: {problem}",
  serialAsNumber:
    "La hoja de cálculo quitó los ceros del principio, si los tenía. Compárelo con la etiqueta.",
  serialRounded: "La hoja de cálculo perdió dígitos. Escríbalo de nuevo en una celda de texto.",
  serialAsDate: "La hoja de cálculo lo convirtió en fecha. Escríbalo de nuevo en una celda de texto.",
  moreProblems: "Todos los avisos: {command}",
  problemKind:
    "{problem}: {count, plural, one {# fila} many {# de filas} other {# filas}}, la primera en la línea {line}",

  part: "{name}: {value}",
  progress: "{rows, plural, one {# fila} many {# de filas} other {# filas}}",
  progressRate: "{rows, number}/s",
  progressLeft: "faltan {time}",
  progressCounts: "{dated, number} con fecha, {doubtful, number} dudosas, {unread, number} ilegibles",
  summaryRows: "{count, plural, one {# fila} many {# de filas} other {# filas}} en {seconds}\u00a0s",
  summaryDated: "{count, number} con una sola fecha",
  summaryAmbiguous: "{count, number} con varias fechas posibles",
  summaryUndated: "{count, number} sin fecha",
  summaryBroken: "{count, plural, one {# ilegible} many {# ilegibles} other {# ilegibles}}",
  summaryUnsure: "{count, number} por comparar con las fotos",
  interrupted: "Interrumpido. Completo hasta la línea {line}.",
  interruptedEarly: "Interrumpido.",
  stopped: "Detenido. Completo hasta la línea {line}.",
  resumeOutput: "Con “--resume”, “--output” debe ser CSV, TSV o JSON.",
  resumeOther: "{file}: es de otro archivo u otras opciones. Elija otro nombre.",
  resumed:
    "{count, plural, one {Ya estaba # fila.} many {Ya estaban # de filas.} other {Ya estaban # filas.}}",
  seeResume: "Para continuar, agregue “--resume”.",
  recorded: "El servidor guardó esta consulta.",
  defect: "El error es nuestro.",
};

/** What the web component says on other sites and the website does not. */
export const widget: Messages["widget"] = {
  privacy: "Lo que escriba no sale de esta página.",
  otherLanguage: "No pudimos cargar {language}, así que este formulario está en español.",
};
