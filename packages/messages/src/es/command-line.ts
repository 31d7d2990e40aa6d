import type { Messages } from "../catalog/shape.ts";

/**
 * What the command line says beside what the website says too. Names of commands, options, columns and codes are the same
 * in every language.
 */
export const commandLine: Messages["commandLine"] = {
  about: "Lee la antigüedad de un calentador de agua en su número de serie.",
  usage: "Uso",
  commands: "Comandos",
  options: "Opciones",
  columns: "Columnas",
  examples: "Ejemplos",
  exitCodes: "Códigos de salida",
  moreHelp: "Más sobre un comando: {command}",

  check:
    "Da la fecha de un calentador: todas las que puede significar el número de serie, con qué seguridad y qué hacer",
  identify: "Muestra de qué marcas podría ser el calentador y las fechas de cada una",
  batch: "Da la fecha de cada fila de un archivo CSV, de Excel o de OpenDocument, por largo que sea",
  scan: "Lee las etiquetas de las fotos y da la fecha de cada calentador, con el paquete @heater-age/scan",
  brands: "Muestra las marcas y las marcas propias que se pueden revisar",
  completion: "Muestra el script con el que bash, zsh o fish completan comandos, opciones y marcas",

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

  optionModel: "Número de modelo; en unos pocos modelos aclara cuál de dos fechas es la correcta",
  optionOutput:
    "Archivo para el resultado: CSV, TSV, XLSX u ODS según su extensión; sin esta opción, o con “-”, sale por la salida estándar",
  optionBrand: "Marca de todas las filas, diga lo que diga el archivo",
  optionBrandColumn: "Columna con la marca: su encabezado o su número",
  optionSerialColumn: "Columna con el número de serie",
  optionModelColumn: "Columna con el número de modelo",
  optionSheet: "Hoja del libro; sin esta opción, la primera que tenga las columnas",
  optionDelimiter:
    "Carácter entre las celdas, como “|”, o “tab”; sin esta opción se reconocen la coma, el punto y coma y el tabulador",
  optionEncoding: "Codificación del archivo, como {encoding}; sin esta opción se reconocen UTF-8 y UTF-16",
  optionErrors: "Archivo para las filas sin fecha, cada una con su motivo",
  optionResume: "Continúa un resultado que quedó a medias",
  optionQuiet: "Sin progreso, avisos ni resumen",
  optionJson: "JSON para programas; con “batch” y “scan”, un objeto por línea",
  optionLanguage: "Idioma de los textos: {languages}",
  optionApi: "Pregunta al servidor de Heater Age en esta dirección; sin esta opción nada sale de este equipo",
  optionToday: "El día hasta el que se cuenta la antigüedad, como {date}; sin esta opción, el de hoy",
  optionNoColour: "Sin colores",
  optionHelp: "Muestra esta ayuda",
  optionVersion: "Muestra la versión",

  exitDated: "Hay una fecha; con “batch” y “scan”, una en cada fila",
  exitUndated: "No hay fecha; con “batch” y “scan”, falta al menos en una fila",
  exitUsage: "No se entiende el comando, la marca o el número no son válidos, o falta un paquete",
  exitServer: "No se puede acceder al servidor, o ha fallado",
  exitFile: "No se puede leer o escribir un archivo",
  exitDefect: "Un fallo nuestro",
  exitInterrupted: "Interrumpido con Ctrl+C; la salida acaba en una fila completa",
  exitBrokenPipe: "El programa que lee la salida ha dejado de leer, como hace “head”",

  batchInput:
    "Una fila da nombre a las columnas: “Número de serie”, “S/N” o “Serial Number”, “Marca”, “Fabricante” o “Brand”, “Modelo” o “Model No.” y lo que se suele escribir, en cinco idiomas. Las demás se indican con {flags}. Sin columna de marca, cada número se lee con todas las marcas. El texto está en UTF-8 o UTF-16; otra codificación se indica con {option}.",
  batchOutput:
    "Cada fila vuelve tal como estaba, seguida de {columns}. En “otherDates” están todas las demás fechas que puede significar el número. Las celdas que una hoja de cálculo tomaría por una fórmula llevan un apóstrofo delante.",
  batchBroken:
    "Si una fila no se puede leer, se indica su línea, aquí y en el resultado, y se sigue con las demás.",
  scanOutput:
    "Una fila por foto: {own}, y después {columns}. De una carpeta se leen las fotos en JPEG, PNG y WebP. Donde “sure” sea “no”, compare la fila con la foto.",

  unknownCommand: "No existe el comando “{command}”. Los comandos son {commands}.",
  unknownOption: "“{option}” no es una opción aquí.",
  didYouMean: "¿Quiso decir {names}?",
  optionWithoutValue: "Falta un valor después de “{option}”.",
  optionWithValue: "“{option}” no lleva ningún valor.",
  missing: "Falta {name}.",
  tooMany: "Sobra “{text}”. Ponga entre comillas lo que lleve espacios.",
  badLanguage: "No hay textos en “{language}”. Elija uno de estos idiomas: {languages}.",
  badDate: "“{text}” no es una fecha. Escríbala como {date}.",
  badAddress: "“{text}” no es la dirección de un servidor. Escríbala como {address}.",
  badShell: "No hay autocompletado para “{shell}”. Elija uno de estos: {shells}.",
  badDelimiter: "“{text}” no puede separar celdas. Indique un carácter, como “|”, o “tab”.",
  badEncoding: "No existe la codificación “{text}”. Escríbala como {encoding}.",
  seeHelp: "Cómo se usa: {command}",
  seeBrands: "Todas las marcas: {command}",
  seeIdentify: "Sin marca: {command}",
  seeCheck: "Cuando sepa la marca: {command}",
  brandMissing: "Falta la marca.",
  brandUnknown: "No conocemos la marca “{brand}”.",
  modelCharacters: "El número de modelo lleva caracteres que no existen en los números de modelo.",
  askBrand: "Marca",
  askSerial: "Número de serie",
  askModel: "Número de modelo, si lo tiene",

  fileNotFound: "{file}: no existe este archivo.",
  folderNotFound: "{file}: no existe la carpeta en la que debe guardarse.",
  fileForbidden: "{file}: no hay permiso.",
  fileIsFolder: "{file}: es una carpeta.",
  fileFull: "{file}: no queda espacio en el disco.",
  fileFailed: "{file}: no se puede leer o escribir ({code}).",
  fileSame: "{file}: el resultado reemplazaría un archivo que se está usando. Elija otro nombre.",
  fileEmpty: "{file}: no contiene nada que revisar.",
  scannerMissing: "Para leer fotos falta un paquete. Para instalarlo:",
  photoHeic: "No se pueden leer fotos HEIC. Expórtela como JPEG.",
  photoFormat: "No es una foto que se pueda leer. Use JPEG, PNG o WebP.",
  photoWithoutSerial:
    "No hay ningún número de serie en esta foto. Fotografíe la etiqueta entera, más de cerca y con buena luz.",
  photoUnsure: "No es seguro que lo hayamos leído bien. Compárelo con la foto.",
  datePrinted: "Esta fecha está impresa en la etiqueta y vale más que el número de serie.",
  fileEncoding:
    "{file}: no está en UTF-8. Guárdelo en una hoja de cálculo como “CSV UTF-8” o indique su codificación: {command}",
  fileProtected: "{file}: el archivo tiene contraseña. Guárdelo sin ella.",
  fileOld: "{file}: es un archivo antiguo de Excel. Guárdelo como XLSX.",
  fileLarge:
    "{file}: sin comprimir, esta hoja ocupa más de {megabytes, number}\u00a0MB. Guárdela como “CSV UTF-8”.",
  fileDamaged: "{file}: esta hoja de cálculo está dañada. Ábrala, guárdela de nuevo y vuelva a intentarlo.",
  serialColumnMissing: "{file}: no encontramos la columna con los números de serie.",
  columnMissing: "{file}: no existe la columna “{column}”.",
  columnUnclear: "{file}: puede ser más de una columna: {columns}.",
  columnsFound: "Columnas encontradas: {columns}",
  nameColumnWith: "Indique la columna: {command}",
  noBrandColumn:
    "No hay columna con la marca: cada número se lee con todas las marcas. Indique la columna con “--brand-column” o una marca para todas las filas con “--brand”.",
  sheetMissing: "{file}: no existe la hoja “{sheet}”. Las hojas son {sheets}.",
  rowMalformed: "Esta fila no se puede leer. Revise sus comillas.",
  rowEncoding:
    "Esta fila no está en UTF-8. Guarde el archivo de nuevo; en una hoja de cálculo, como “CSV UTF-8”.",
  brokenLine: "Línea {line}: {problem}",
  serialAsNumber:
    "La hoja guarda este número de serie como una cifra: si empezaba con ceros, se han perdido. Compárelo con la placa.",
  serialRounded:
    "La hoja convirtió este número de serie en una cifra y perdió dígitos. Escríbalo de nuevo en una celda con formato de texto.",
  serialAsDate:
    "La hoja convirtió este número de serie en una fecha. Escríbalo de nuevo en una celda con formato de texto.",
  moreProblems: "No se muestran más avisos. Para verlos todos: {command}",
  problemKind:
    "{problem}: {count, plural, one {# fila} many {# de filas} other {# filas}}, la primera en la línea {line}",

  part: "{name}: {value}",
  progress: "{rows, plural, one {# fila} many {# de filas} other {# filas}}",
  progressRate: "{rows, number}/s",
  progressLeft: "faltan {time}",
  progressCounts: "{dated, number} con fecha, {doubtful, number} con dudas, {unread, number} sin leer",
  summaryRows: "{count, plural, one {# fila} many {# de filas} other {# filas}} en {seconds}\u00a0s",
  summaryDated: "{count, number} con una sola fecha",
  summaryAmbiguous: "{count, number} con más de una fecha posible",
  summaryUndated: "{count, number} sin fecha",
  summaryBroken:
    "{count, plural, one {# que no se puede leer} many {# que no se pueden leer} other {# que no se pueden leer}}",
  summaryUnsure: "{count, number} por comparar con la foto",
  interrupted: "Interrumpido. El resultado está completo hasta la línea {line} del archivo.",
  interruptedEarly: "Interrumpido.",
  stopped: "Detenido en la línea {line} del archivo. Hasta ahí el resultado está completo.",
  resumeOutput: "Con “--resume”, el archivo de “--output” tiene que ser CSV, TSV o JSON.",
  resumeOther: "{file}: no es el resultado del mismo archivo con las mismas opciones. Elija otro nombre.",
  resumed:
    "{count, plural, one {Ya estaba # fila.} many {Ya estaban # de filas.} other {Ya estaban # filas.}}",
  seeResume: "Para continuar, añada “--resume” al mismo comando.",
  recorded: "El servidor ha registrado esta revisión.",
  defect: "Es un fallo nuestro y no de lo que usted escribió.",
};
