import type { Messages } from "../catalog/shape.ts";

/** The terms for the programming interface and the packages. */
export const developerTerms: Messages["developerTerms"] = {
  metaTitle: "Condizioni per gli sviluppatori | Heater Age",
  metaDescription: "Che cosa puoi fare con l’API e i pacchetti di Heater Age, anche a fini commerciali.",
  title: "Condizioni per gli sviluppatori",

  scope: "Ambito",
  scopeParts:
    "Queste condizioni valgono per l’API (tutto quello che sta sotto {api}) e per i pacchetti {decoder} e {client}. Per le pagine valgono le <terms>condizioni d’uso</terms>. «Noi» indica {named, select, yes {{company}, che pubblica questo sito} other {il gestore di questo sito}}.",

  packages: "Pacchetti",
  packagesLicense:
    "Ai pacchetti e al codice sorgente di questo servizio si applica solo la licenza MIT, inclusa in ciascuno.",
  packagesLocal: "Il decoder non invia nulla. Il client chiama solo l’indirizzo che gli dai.",

  use: "Uso dell’API",
  useFree:
    "L’API è gratuita e non richiede chiavi né account. Puoi usarla con le sue risposte in programmi e pagine web, anche a fini commerciali. Vedi la <docs>documentazione</docs>.",
  usePages:
    "Non usare le chiamate delle nostre pagine (segnalazioni di errore, conteggio delle condivisioni, messaggi) né quelle riservate al gestore.",

  limits: "Limiti",
  limitsHeaders:
    "Le chiamate sono limitate per indirizzo IP. Dopo una risposta 429 attendi i secondi indicati in {retryAfter}.",
  limitsFair:
    "Non aggirare i limiti e non interferire con il servizio. Per gli elenchi usa {batch}. Per grandi quantità usa il decoder, che non ha limiti.",

  data: "Dati",
  dataStored:
    "Conserviamo controlli e rapporti come indica la nostra <privacy>informativa sulla privacy</privacy>. Non inviare nulla che identifichi una persona. Informa i tuoi utenti che riceviamo i numeri di serie.",

  answers: "Condivisione delle risposte",
  answersHonest: "Se altri vedono le risposte o ci fanno affidamento:",
  answersAll: "mostra tutte le date possibili, o indica che ce ne sono altre",
  answersCertainty: "non presentare come certe le risposte incerte",
  answersModel: "lascia l’indicazione «Completato dall’IA»",
  answersName: "non far credere che il tuo prodotto sia approvato da noi o da un produttore",

  availability: "Disponibilità",
  availabilityNone: "Non promettiamo che l’API sia, o resti, disponibile.",
  availabilityStable:
    "Nuovi codici e campi possono arrivare in qualsiasi momento: ignora quelli sconosciuti. Annunciamo qui le modifiche incompatibili 30 giorni prima, salvo urgenze di sicurezza.",

  liability: "Garanzia e responsabilità",
  liabilityAsIs:
    "Nei limiti di legge, l’API è fornita «così com’è», senza alcuna garanzia. Non rispondiamo dei danni dovuti al suo uso, all’impossibilità di usarla o all’affidamento su una risposta.",
  liabilityMandatory:
    "Queste condizioni non limitano le responsabilità che la legge non consente di limitare, come quelle per dolo, colpa grave, morte o lesioni personali.",

  blocking: "Blocco",
  blockingWhen: "Possiamo bloccare chi viola queste condizioni o mette a rischio il servizio.",

  law: "Legge e modifiche",
  lawStates:
    "Queste condizioni sono regolate dalle leggi degli Stati Uniti e dello Stato in cui abbiamo sede. Restano salve le norme imperative del luogo in cui vivi. Se le versioni linguistiche differiscono, prevale quella inglese, nei limiti di tali norme.",
  lawChanges:
    "Annunciamo qui le modifiche sostanziali 30 giorni prima. Se una parte non è valida, il resto rimane in vigore.",

  contact: "Contatti",
  contactReach:
    "Se il tuo accesso è bloccato o ti servono limiti più alti, scrivici {mail, select, yes {all’indirizzo {email} o } other {}}con il <contact>modulo di contatto</contact>.",
};

/**
 * What the command line says beside what the website says too. Names of commands, options, columns and codes are the same
 * in every language.
 */
export const commandLine: Messages["commandLine"] = {
  about: "Ricava l’età degli scaldabagni dal numero di serie.",
  usage: "Uso",
  commands: "Comandi",
  options: "Opzioni",
  columns: "Colonne",
  examples: "Esempi",
  exitCodes: "Codici di uscita",
  moreHelp: "Aiuto sul comando: {command}",

  check: "Ricava la data di uno scaldabagno",
  identify: "Elenca marche e date possibili per un numero di serie",
  batch: "Ricava le date da un file CSV, Excel o OpenDocument",
  scan: "Ricava le date dalle foto delle targhette (serve @heater-age/scan)",
  brands: "Elenca le marche, anche quelle del distributore",
  completion: "Stampa il completamento per bash, zsh o fish",

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

  optionModel: "Numero di modello",
  optionOutput: "File CSV, TSV, XLSX o ODS; se manca o è «-», standard output",
  optionBrand: "Marca di tutte le righe",
  optionBrandColumn: "Colonna della marca, per intestazione o numero",
  optionSerialColumn: "Colonna del numero di serie",
  optionModelColumn: "Colonna del numero di modello",
  optionSheet: "Foglio; se manca, il primo con le colonne",
  optionDelimiter: "Separatore come «|», oppure «tab»; se manca, viene riconosciuto",
  optionEncoding: "Codifica, come {encoding}; se manca, UTF-8 o UTF-16",
  optionErrors: "File per le righe senza data",
  optionResume: "Riprende un’esecuzione interrotta",
  optionQuiet: "Mostra solo gli errori",
  optionJson: "Output JSON; un oggetto per riga",
  optionLanguage: "Lingua: {languages}",
  optionApi: "Server Heater Age; se manca, nulla esce da questo computer",
  optionToday: "Data per calcolare l’età, come {date}; se manca, oggi",
  optionNoColour: "Senza colori",
  optionHelp: "Mostra questo aiuto",
  optionVersion: "Mostra la versione",

  exitDated: "Data trovata per ogni scaldabagno",
  exitUndated: "Nessuna data per almeno uno scaldabagno",
  exitUsage: "Input non valido o pacchetto mancante",
  exitServer: "Server non raggiungibile o in errore",
  exitFile: "File che non si legge o non si scrive",
  exitDefect: "Errore interno",
  exitInterrupted: "Interrotto con Ctrl+C",
  exitBrokenPipe: "Output chiuso in anticipo",

  batchInput:
    "Una riga di intestazione dà il nome alle colonne, come «Numero di serie», «Marca» e «Modèle». Senza la colonna della marca proviamo tutte le marche.",
  batchOutput: "Aggiunge {columns}. Mette un apostrofo davanti alle celle che sembrano formule.",
  scanOutput: "Una riga per foto: {own}, {columns}. Se «sure» è «no», confrontala con la foto.",

  unknownCommand: "Comando «{command}» sconosciuto. Usa {commands}.",
  unknownOption: "Opzione «{option}» sconosciuta.",
  didYouMean: "Intendevi {names}?",
  optionWithoutValue: "«{option}» richiede un valore.",
  optionWithValue: "«{option}» non accetta valori.",
  missing: "Manca {name}.",
  tooMany: "Argomento «{text}» imprevisto. Metti tra virgolette i valori con spazi.",
  badLanguage: "Lingua «{language}» sconosciuta. Usa {languages}.",
  badDate: "«{text}» non è una data. Scrivila come {date}.",
  badAddress: "«{text}» non è l’indirizzo di un server. Scrivilo come {address}.",
  badShell: "Shell «{shell}» sconosciuta. Usa {shells}.",
  badDelimiter: "«{text}» non è un separatore. Usa un carattere, oppure «tab».",
  badEncoding: "Codifica «{text}» sconosciuta. Scrivila come {encoding}.",
  seeHelp: "Uso: {command}",
  seeBrands: "Tutte le marche: {command}",
  seeIdentify: "Senza marca: {command}",
  seeCheck: "Con la marca: {command}",
  brandMissing: "Manca la marca.",
  brandUnknown: "Non conosciamo la marca «{brand}».",
  modelCharacters: "Il numero di modello contiene caratteri non validi.",
  askBrand: "Marca",
  askSerial: "Numero di serie",
  askModel: "Numero di modello (facoltativo)",

  fileNotFound: "{file}: file non trovato.",
  folderNotFound: "{file}: la cartella non esiste.",
  fileForbidden: "{file}: permesso negato.",
  fileIsFolder: "{file}: è una cartella.",
  fileFull: "{file}: il disco è pieno.",
  fileFailed: "{file}: impossibile leggere o scrivere ({code}).",
  fileSame: "{file}: in uso. Scegli un altro nome.",
  fileEmpty: "{file}: niente da controllare.",
  scannerMissing: "Per leggere le foto serve un altro pacchetto:",
  photoHeic: "HEIC non è supportato. Esporta la foto in JPEG.",
  photoFormat: "Foto illeggibile. Usa JPEG, PNG o WebP.",
  photoWithoutSerial:
    "Nessun numero di serie trovato. Fotografa tutta la targhetta, più da vicino e con buona luce.",
  photoUnsure: "Lettura incerta. Confrontala con la foto.",
  datePrinted: "Fa fede la data stampata, non il numero di serie.",
  fileEncoding: "{file}: non è UTF-8. Salvalo come «CSV UTF-8», o aggiungi {command}",
  fileProtected: "{file}: protetto da password. Salvalo senza.",
  fileOld: "{file}: vecchio formato Excel. Salvalo come XLSX.",
  fileLarge:
    "{file}: troppo grande (oltre {megabytes, number}\u00a0MB decompresso). Salvalo come «CSV UTF-8».",
  fileDamaged: "{file}: danneggiato. Aprilo e salvalo di nuovo.",
  serialColumnMissing: "{file}: manca la colonna dei numeri di serie.",
  columnMissing: "{file}: manca la colonna «{column}».",
  columnUnclear: "{file}: ci sono più colonne possibili: {columns}.",
  columnsFound: "Colonne trovate: {columns}",
  nameColumnWith: "Indica la colonna: {command}",
  noBrandColumn:
    "Manca la colonna della marca: proviamo tutte le marche. Oppure usa «--brand-column» o «--brand».",
  sheetMissing: "{file}: manca il foglio «{sheet}». Ci sono {sheets}.",
  rowMalformed: "Riga illeggibile. Controlla le virgolette.",
  rowEncoding: "Non è UTF-8. Salva il file come «CSV UTF-8».",
  brokenLine: "Riga {line}: {problem}",
  serialAsNumber: "Il foglio di calcolo ha tolto eventuali zeri iniziali. Confrontalo con la targhetta.",
  serialRounded: "Il foglio di calcolo ha perso delle cifre. Riscrivilo in una cella di testo.",
  serialAsDate: "Il foglio di calcolo l’ha trasformato in una data. Riscrivilo in una cella di testo.",
  moreProblems: "Tutti gli avvisi: {command}",
  problemKind:
    "{problem}: {count, plural, one {# riga} many {# di righe} other {# righe}}, la prima alla riga {line}",

  part: "{name}: {value}",
  progress: "{rows, plural, one {# riga} many {# di righe} other {# righe}}",
  progressRate: "{rows, number}/s",
  progressLeft: "mancano {time}",
  progressCounts: "datate: {dated, number}, dubbie: {doubtful, number}, illeggibili: {unread, number}",
  summaryRows: "{count, plural, one {# riga} many {# di righe} other {# righe}} in {seconds}\u00a0s",
  summaryDated: "{count, number} con una sola data",
  summaryAmbiguous: "{count, number} con più date possibili",
  summaryUndated: "{count, number} senza data",
  summaryBroken: "{count, plural, one {# illeggibile} many {# illeggibili} other {# illeggibili}}",
  summaryUnsure: "{count, number} da confrontare con le foto",
  interrupted: "Interrotto. Completo fino alla riga {line}.",
  interruptedEarly: "Interrotto.",
  stopped: "Fermato. Completo fino alla riga {line}.",
  resumeOutput: "Con «--resume», «--output» deve essere CSV, TSV o JSON.",
  resumeOther: "{file}: viene da un altro file o da altre opzioni. Scegli un altro nome.",
  resumed:
    "{count, plural, one {# riga era già fatta.} many {# di righe erano già fatte.} other {# righe erano già fatte.}}",
  seeResume: "Per continuare, aggiungi «--resume».",
  recorded: "Il server ha registrato questo controllo.",
  defect: "È un errore nostro.",
};

/** What the web component says on other sites and the website does not. */
export const widget: Messages["widget"] = {
  privacy: "Quello che scrivi resta su questa pagina.",
  otherLanguage: "La versione in {language} non si è caricata: il modulo è in italiano.",
};
