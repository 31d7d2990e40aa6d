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
  batch: "Data ogni riga di un file CSV, Excel o OpenDocument, per quanto lungo sia",
  scan: "Legge le targhette nelle foto e data ogni scaldabagno, con il pacchetto @heater-age/scan",
  brands: "Elenca le marche e i marchi di distributori che si possono controllare",
  completion: "Stampa lo script con cui bash, zsh o fish completano comandi, opzioni e marche",

  nameBrand: "MARCA",
  nameSerial: "SERIE",
  nameModel: "MODELLO",
  nameFile: "FILE",
  namePhoto: "FOTO",
  nameDate: "DATA",
  nameLanguage: "LINGUA",
  nameAddress: "URL",
  nameShell: "SHELL",
  nameColumn: "COLONNA",
  nameSheet: "FOGLIO",
  nameCharacter: "CARATTERE",
  nameEncoding: "CODIFICA",

  optionModel: "Numero di modello; per pochi modelli chiarisce quale di due date è quella giusta",
  optionOutput:
    "File per il risultato: CSV, TSV, XLSX o ODS secondo l’estensione; senza questa opzione, o con «-», va sullo standard output",
  optionBrand: "Marca di tutte le righe, qualunque cosa dica il file",
  optionBrandColumn: "Colonna con la marca: la sua intestazione o il suo numero",
  optionSerialColumn: "Colonna con il numero di serie",
  optionModelColumn: "Colonna con il numero di modello",
  optionSheet: "Foglio della cartella; senza questa opzione, il primo che ha le colonne",
  optionDelimiter:
    "Carattere tra le celle, come «|», oppure «tab»; senza questa opzione si riconoscono virgola, punto e virgola e tabulazione",
  optionEncoding: "Codifica del file, come {encoding}; senza questa opzione si riconoscono UTF-8 e UTF-16",
  optionErrors: "File per le righe senza data, ognuna con il suo motivo",
  optionResume: "Riprende un risultato rimasto a metà",
  optionQuiet: "Nessun avanzamento, avviso o riepilogo",
  optionJson: "JSON per i programmi; con «batch» e «scan» un oggetto per riga",
  optionLanguage: "Lingua dei testi: {languages}",
  optionApi:
    "Interroga il server Heater Age a questo indirizzo; senza questa opzione nulla esce da questo computer",
  optionToday: "Il giorno fino a cui si conta l’età, come {date}; senza questa opzione, oggi",
  optionNoColour: "Senza colori",
  optionHelp: "Mostra questo aiuto",
  optionVersion: "Mostra la versione",

  exitDated: "C’è una data; con «batch» e «scan», una per ogni riga",
  exitUndated: "Non c’è nessuna data; con «batch» e «scan», manca almeno in una riga",
  exitUsage: "Il comando non si capisce, la marca o il numero non è valido, oppure manca un pacchetto",
  exitServer: "Il server non è raggiungibile o non funziona",
  exitFile: "Un file non si può leggere o scrivere",
  exitDefect: "Un nostro errore",
  exitInterrupted: "Interrotto con Ctrl+C; l’output finisce con una riga intera",
  exitBrokenPipe: "Il programma che legge l’output ha smesso, come fa «head»",

  batchInput:
    "Una riga dà il nome alle colonne: «Numero di serie», «S/N» o «Serial Number», «Marca», «Produttore» o «Brand», «Modello» o «Model No.» e ciò che si scrive di solito, in cinque lingue. Le altre si indicano con {flags}. Senza una colonna per la marca, ogni numero viene letto con tutte le marche. Il testo è in UTF-8 o UTF-16; un’altra codifica si indica con {option}.",
  batchOutput:
    "Ogni riga torna com’era, seguita da {columns}. In «otherDates» ci sono tutte le altre date che il numero può indicare. Le celle che un foglio di calcolo prenderebbe per una formula ricevono un apostrofo davanti.",
  batchBroken:
    "Di una riga che non si può leggere viene segnalato il numero, qui e nel risultato, e si va avanti con le altre.",
  scanOutput:
    "Una riga per foto: {own}, poi {columns}. Di una cartella si leggono le foto JPEG, PNG e WebP. Dove «sure» è «no», confronta la riga con la foto.",

  unknownCommand: "Il comando «{command}» non esiste. Ci sono {commands}.",
  unknownOption: "«{option}» non è un’opzione qui.",
  didYouMean: "Intendevi {names}?",
  optionWithoutValue: "Dopo «{option}» manca un valore.",
  optionWithValue: "«{option}» non accetta valori.",
  missing: "Manca {name}.",
  tooMany: "«{text}» è una parola di troppo. Metti tra virgolette ciò che contiene spazi.",
  badLanguage: "Non ci sono testi in «{language}». Scegli una di queste lingue: {languages}.",
  badDate: "«{text}» non è una data. Scrivila come {date}.",
  badAddress: "«{text}» non è l’indirizzo di un server. Scrivilo come {address}.",
  badShell: "Non c’è completamento per «{shell}». Scegli uno di questi: {shells}.",
  badDelimiter: "«{text}» non può separare le celle. Indica un carattere, come «|», oppure «tab».",
  badEncoding: "La codifica «{text}» non esiste. Scrivila come {encoding}.",
  seeHelp: "Come si usa: {command}",
  seeBrands: "Tutte le marche: {command}",
  seeIdentify: "Senza marca: {command}",
  seeCheck: "Quando conosci la marca: {command}",
  brandMissing: "Manca la marca.",
  brandUnknown: "Non conosciamo la marca «{brand}».",
  modelCharacters: "Il numero di modello contiene caratteri che nei numeri di modello non esistono.",
  askBrand: "Marca",
  askSerial: "Numero di serie",
  askModel: "Numero di modello, se ce l’hai",

  fileNotFound: "{file}: il file non esiste.",
  folderNotFound: "{file}: la cartella in cui salvarlo non esiste.",
  fileForbidden: "{file}: manca il permesso.",
  fileIsFolder: "{file}: è una cartella.",
  fileFull: "{file}: sul disco non c’è più spazio.",
  fileFailed: "{file}: non si può leggere o scrivere ({code}).",
  fileSame: "{file}: il risultato sovrascriverebbe un file in uso. Scegli un altro nome.",
  fileEmpty: "{file}: non c’è niente da controllare.",
  scannerMissing: "Per leggere le foto manca un pacchetto. Per installarlo:",
  photoHeic: "Le foto HEIC non si possono leggere. Esportala in JPEG.",
  photoFormat: "Questa foto non si può leggere. Usa JPEG, PNG o WebP.",
  photoWithoutSerial:
    "Nessun numero di serie in questa foto. Fotografa tutta la targhetta, più da vicino e con buona luce.",
  photoUnsure: "Questa lettura non è sicura. Confrontala con la foto.",
  datePrinted: "Questa data è stampata sulla targhetta e vale più del numero di serie.",
  fileEncoding:
    "{file}: non è in UTF-8. Salvalo in un foglio di calcolo come «CSV UTF-8» oppure indica la codifica: {command}",
  fileProtected: "{file}: il file ha una password. Salvalo senza.",
  fileOld: "{file}: è un vecchio file di Excel. Salvalo come XLSX.",
  fileLarge:
    "{file}: decompresso, questo foglio supera {megabytes, number}\u00a0MB. Salvalo come «CSV UTF-8».",
  fileDamaged: "{file}: questo foglio di calcolo è danneggiato. Aprilo, salvalo di nuovo e riprova.",
  serialColumnMissing: "{file}: non troviamo la colonna con i numeri di serie.",
  columnMissing: "{file}: la colonna «{column}» non esiste.",
  columnUnclear: "{file}: può essere più di una colonna: {columns}.",
  columnsFound: "Colonne trovate: {columns}",
  nameColumnWith: "Indica la colonna: {command}",
  noBrandColumn:
    "Nessuna colonna con la marca: ogni numero viene letto con tutte le marche. Indica la colonna con «--brand-column», oppure una marca per tutte le righe con «--brand».",
  sheetMissing: "{file}: il foglio «{sheet}» non esiste. Ci sono {sheets}.",
  rowMalformed: "Questa riga non si può leggere. Controlla le virgolette.",
  rowEncoding:
    "Questa riga non è in UTF-8. Salva di nuovo il file, in un foglio di calcolo come «CSV UTF-8».",
  brokenLine: "Riga {line}: {problem}",
  serialAsNumber:
    "Il foglio tiene questo numero di serie come una cifra: gli eventuali zeri iniziali sono persi. Confrontalo con la targhetta.",
  serialRounded:
    "Il foglio ha trasformato questo numero di serie in una cifra e ha perso dei caratteri. Scrivilo di nuovo in una cella in formato testo.",
  serialAsDate:
    "Il foglio ha trasformato questo numero di serie in una data. Scrivilo di nuovo in una cella in formato testo.",
  moreProblems: "Altri avvisi non vengono mostrati. Per averli tutti: {command}",
  problemKind:
    "{problem}: {count, plural, one {# riga} many {# di righe} other {# righe}}, la prima alla riga {line}",

  part: "{name}: {value}",
  progress: "{rows, plural, one {# riga} many {# di righe} other {# righe}}",
  progressRate: "{rows, number}/s",
  progressLeft: "mancano {time}",
  progressCounts: "datate: {dated, number}, dubbie: {doubtful, number}, illeggibili: {unread, number}",
  summaryRows: "{count, plural, one {# riga} many {# di righe} other {# righe}} in {seconds}\u00a0s",
  summaryDated: "{count, number} con una sola data",
  summaryAmbiguous: "{count, number} con più di una data possibile",
  summaryUndated: "{count, number} senza data",
  summaryBroken: "{count, plural, one {# non leggibile} many {# non leggibili} other {# non leggibili}}",
  summaryUnsure: "{count, number} da confrontare con la foto",
  interrupted: "Interrotto. Il risultato è completo fino alla riga {line} del file.",
  interruptedEarly: "Interrotto.",
  stopped: "Fermato alla riga {line} del file. Fin lì il risultato è completo.",
  resumeOutput: "Con «--resume», il file di «--output» deve essere in CSV, TSV o JSON.",
  resumeOther: "{file}: non è il risultato dello stesso file con le stesse opzioni. Scegli un altro nome.",
  resumed: "{count, plural, one {# riga c’era} many {# di righe c’erano} other {# righe c’erano}} già.",
  seeResume: "Per continuare, aggiungi «--resume» allo stesso comando.",
  recorded: "Il server ha registrato questo controllo.",
  defect: "È un nostro errore: non dipende da ciò che hai digitato.",
};
