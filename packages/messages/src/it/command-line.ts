import type { Messages } from "../catalog/shape.ts";

/**
 * What the command line says beside what the website says too. Names of commands, options, columns and codes are the same
 * in every language.
 */
export const commandLine: Messages["commandLine"] = {
  about: "Ricava l’età di uno scaldabagno dal suo numero di serie.",
  usage: "Uso",
  commands: "Comandi",
  options: "Opzioni",
  columns: "Colonne",
  examples: "Esempi",
  exitCodes: "Codici di uscita",
  moreHelp: "Per saperne di più su un comando: {command}",

  check:
    "Data un apparecchio: tutte le date che il numero di serie può indicare, quanto sono sicure e che cosa fare",
  identify: "Elenca le marche di cui l’apparecchio potrebbe essere, con le date di ognuna",
  batch: "Data ogni riga di un file CSV, per quanto lungo sia",
  brands: "Elenca le marche e i marchi di distributori che si possono controllare",

  nameBrand: "MARCA",
  nameSerial: "SERIE",
  nameModel: "MODELLO",
  nameFile: "FILE",
  nameDate: "DATA",
  nameLanguage: "LINGUA",
  nameAddress: "URL",

  optionModel: "Numero di modello; per pochi modelli chiarisce quale di due date è quella giusta",
  optionOutput: "File per il risultato; senza questa opzione, o con «-», va sullo standard output",
  optionJson: "JSON per i programmi; con «batch» un oggetto per riga",
  optionLanguage: "Lingua dei testi: {languages}",
  optionApi:
    "Interroga il server Heater Age a questo indirizzo; senza questa opzione nulla esce da questo computer",
  optionToday: "Il giorno fino a cui si conta l’età, come {date}; senza questa opzione, oggi",
  optionNoColour: "Senza colori",
  optionHelp: "Mostra questo aiuto",
  optionVersion: "Mostra la versione",

  exitDated: "C’è una data; con «batch», una per ogni riga",
  exitUndated: "Non c’è nessuna data; con «batch», manca almeno in una riga",
  exitUsage: "Il comando non si capisce, oppure la marca o il numero non è valido",
  exitServer: "Il server non è raggiungibile o non funziona",
  exitFile: "Un file non si può leggere o scrivere",
  exitDefect: "Un nostro errore",
  exitInterrupted: "Interrotto con Ctrl+C; l’output finisce con una riga intera",
  exitBrokenPipe: "Il programma che legge l’output ha smesso, come fa «head»",

  batchInput:
    "La prima riga dà il nome alle colonne: «brand» e «serialNumber» e, se c’è, «modelNumber», in qualsiasi ordine e tra altre qualsiasi. Sono riconosciuti anche «serial», «Serial Number» e «model». Le celle sono separate da virgole, punti e virgola o tabulazioni; il testo è in UTF-8.",
  batchOutput:
    "Ogni riga torna com’era, seguita da {columns}. In «otherDates» ci sono tutte le altre date che il numero può indicare. Le celle che un foglio di calcolo prenderebbe per una formula ricevono un apostrofo davanti.",
  batchBroken:
    "Di una riga che non si può leggere viene segnalato il numero, qui e nel risultato, e si va avanti con le altre.",

  unknownCommand: "Il comando «{command}» non esiste. Ci sono {commands}.",
  unknownOption: "«{option}» non è un’opzione qui.",
  optionWithoutValue: "Dopo «{option}» manca un valore.",
  optionWithValue: "«{option}» non accetta valori.",
  missing: "Manca {name}.",
  tooMany: "«{text}» è una parola di troppo. Metti tra virgolette ciò che contiene spazi.",
  badLanguage: "Non ci sono testi in «{language}». Scegli una di queste lingue: {languages}.",
  badDate: "«{text}» non è una data. Scrivila come {date}.",
  badAddress: "«{text}» non è l’indirizzo di un server. Scrivilo come {address}.",
  seeHelp: "Come si usa: {command}",
  seeBrands: "Tutte le marche: {command}",
  seeIdentify: "Senza marca: {command}",
  seeCheck: "Quando conosci la marca: {command}",

  fileNotFound: "{file}: il file non esiste.",
  folderNotFound: "{file}: la cartella in cui salvarlo non esiste.",
  fileForbidden: "{file}: manca il permesso.",
  fileIsFolder: "{file}: è una cartella.",
  fileFull: "{file}: sul disco non c’è più spazio.",
  fileFailed: "{file}: non si può leggere o scrivere ({code}).",
  fileSame: "{file}: il risultato sovrascriverebbe il file che si sta leggendo. Scegli un altro nome.",
  fileEmpty: "{file}: non c’è niente da controllare.",
  fileEncoding: "{file}: non è in UTF-8. Salvalo di nuovo, in un foglio di calcolo come «CSV UTF-8».",
  rowMalformed: "Questa riga non si può leggere. Controlla le virgolette.",
  rowEncoding:
    "Questa riga non è in UTF-8. Salva di nuovo il file, in un foglio di calcolo come «CSV UTF-8».",
  brokenLine: "Riga {line}: {problem}",

  part: "{name}: {value}",
  progress: "{rows, plural, one {# riga} many {# di righe} other {# righe}}",
  summaryRows: "{count, plural, one {# riga} many {# di righe} other {# righe}} in {seconds}\u00a0s",
  summaryDated: "{count, number} con una sola data",
  summaryAmbiguous: "{count, number} con più di una data possibile",
  summaryUndated: "{count, number} senza data",
  summaryBroken: "{count, plural, one {# non leggibile} many {# non leggibili} other {# non leggibili}}",
  interrupted: "Interrotto. Il risultato è completo fino alla riga {line} del file.",
  interruptedEarly: "Interrotto.",
  stopped: "Fermato alla riga {line} del file. Fin lì il risultato è completo.",
  recorded: "Il server ha registrato questo controllo.",
  defect: "È un nostro errore: non dipende da ciò che hai digitato.",
};
