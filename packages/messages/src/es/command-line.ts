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
  batch: "Da la fecha de cada fila de un archivo CSV, por largo que sea",
  brands: "Muestra las marcas y las marcas propias que se pueden revisar",

  nameBrand: "MARCA",
  nameSerial: "SERIE",
  nameModel: "MODELO",
  nameFile: "ARCHIVO",
  nameDate: "FECHA",
  nameLanguage: "IDIOMA",
  nameAddress: "URL",

  optionModel: "Número de modelo; en unos pocos modelos aclara cuál de dos fechas es la correcta",
  optionOutput: "Archivo para el resultado; sin esta opción, o con “-”, sale por la salida estándar",
  optionJson: "JSON para programas; con “batch”, un objeto por línea",
  optionLanguage: "Idioma de los textos: {languages}",
  optionApi: "Pregunta al servidor de Heater Age en esta dirección; sin esta opción nada sale de este equipo",
  optionToday: "El día hasta el que se cuenta la antigüedad, como {date}; sin esta opción, el de hoy",
  optionNoColour: "Sin colores",
  optionHelp: "Muestra esta ayuda",
  optionVersion: "Muestra la versión",

  exitDated: "Hay una fecha; con “batch”, una en cada fila",
  exitUndated: "No hay fecha; con “batch”, falta al menos en una fila",
  exitUsage: "No se entiende el comando, o la marca o el número no son válidos",
  exitServer: "No se puede acceder al servidor, o ha fallado",
  exitFile: "No se puede leer o escribir un archivo",
  exitDefect: "Un fallo nuestro",
  exitInterrupted: "Interrumpido con Ctrl+C; la salida acaba en una fila completa",
  exitBrokenPipe: "El programa que lee la salida ha dejado de leer, como hace “head”",

  batchInput:
    "La primera fila da nombre a las columnas: “brand” y “serialNumber” y, si la hay, “modelNumber”, en cualquier orden y entre otras cualesquiera. También se reconocen “serial”, “Serial Number” y “model”. Las celdas se separan con comas, puntos y comas o tabuladores; el texto está en UTF-8.",
  batchOutput:
    "Cada fila vuelve tal como estaba, seguida de {columns}. En “otherDates” están todas las demás fechas que puede significar el número. Las celdas que una hoja de cálculo tomaría por una fórmula llevan un apóstrofo delante.",
  batchBroken:
    "Si una fila no se puede leer, se indica su línea, aquí y en el resultado, y se sigue con las demás.",

  unknownCommand: "No existe el comando “{command}”. Los comandos son {commands}.",
  unknownOption: "“{option}” no es una opción aquí.",
  optionWithoutValue: "Falta un valor después de “{option}”.",
  optionWithValue: "“{option}” no lleva ningún valor.",
  missing: "Falta {name}.",
  tooMany: "Sobra “{text}”. Ponga entre comillas lo que lleve espacios.",
  badLanguage: "No hay textos en “{language}”. Elija uno de estos idiomas: {languages}.",
  badDate: "“{text}” no es una fecha. Escríbala como {date}.",
  badAddress: "“{text}” no es la dirección de un servidor. Escríbala como {address}.",
  seeHelp: "Cómo se usa: {command}",
  seeBrands: "Todas las marcas: {command}",
  seeIdentify: "Sin marca: {command}",
  seeCheck: "Cuando sepa la marca: {command}",

  fileNotFound: "{file}: no existe este archivo.",
  folderNotFound: "{file}: no existe la carpeta en la que debe guardarse.",
  fileForbidden: "{file}: no hay permiso.",
  fileIsFolder: "{file}: es una carpeta.",
  fileFull: "{file}: no queda espacio en el disco.",
  fileFailed: "{file}: no se puede leer o escribir ({code}).",
  fileSame: "{file}: el resultado reemplazaría el archivo que se está leyendo. Elija otro nombre.",
  fileEmpty: "{file}: no contiene nada que revisar.",
  fileEncoding: "{file}: no está en UTF-8. Guárdelo de nuevo; en una hoja de cálculo, como “CSV UTF-8”.",
  rowMalformed: "Esta fila no se puede leer. Revise sus comillas.",
  rowEncoding:
    "Esta fila no está en UTF-8. Guarde el archivo de nuevo; en una hoja de cálculo, como “CSV UTF-8”.",
  brokenLine: "Línea {line}: {problem}",

  part: "{name}: {value}",
  progress: "{rows, plural, one {# fila} many {# de filas} other {# filas}}",
  summaryRows: "{count, plural, one {# fila} many {# de filas} other {# filas}} en {seconds}\u00a0s",
  summaryDated: "{count, number} con una sola fecha",
  summaryAmbiguous: "{count, number} con más de una fecha posible",
  summaryUndated: "{count, number} sin fecha",
  summaryBroken:
    "{count, plural, one {# que no se puede leer} many {# que no se pueden leer} other {# que no se pueden leer}}",
  interrupted: "Interrumpido. El resultado está completo hasta la línea {line} del archivo.",
  interruptedEarly: "Interrumpido.",
  stopped: "Detenido en la línea {line} del archivo. Hasta ahí el resultado está completo.",
  recorded: "El servidor ha registrado esta revisión.",
  defect: "Es un fallo nuestro y no de lo que usted escribió.",
};
