// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("it");
const rules = new Intl.PluralRules("it");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";
const select = (value: string | number, cases: Readonly<Record<string, string>>): string =>
  cases[value] ?? cases["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = {
  commandLine: {
    about: "Ricava l’età degli scaldabagni dal numero di serie.",
    usage: "Uso",
    commands: "Comandi",
    options: "Opzioni",
    columns: "Colonne",
    examples: "Esempi",
    exitCodes: "Codici di uscita",
    moreHelp: (values: { readonly command: string | number }): string =>
      `Aiuto sul comando: ${values.command}`,
    check: "Ricava la data di uno scaldabagno",
    identify: "Elenca marche e date possibili per un numero di serie",
    batch: "Ricava le date da un file CSV, Excel o OpenDocument",
    scan: "Ricava le date dalle foto delle targhette (serve @heater-age/scan)",
    brands: "Elenca le marche, anche quelle del distributore",
    nameBrand: "MARCA",
    nameSerial: "SERIE",
    nameModel: "MODELLO",
    nameFile: "FILE",
    namePhoto: "FOTO",
    nameDate: "DATA",
    nameLanguage: "LINGUA",
    nameAddress: "URL",
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
    optionNoHeader: "Il file non ha intestazioni; indica le colonne con il numero",
    optionSheet: "Foglio; se manca, tutti quelli con le stesse colonne",
    optionDelimiter: "Separatore come «|», oppure «tab»; se manca, viene riconosciuto",
    optionEncoding: (values: { readonly encoding: string | number }): string =>
      `Codifica, come ${values.encoding}; se manca, UTF-8 o UTF-16`,
    optionErrors: "File per le righe senza data",
    optionQuiet: "Mostra solo gli errori",
    optionJson: "Output JSON; un oggetto per riga",
    optionLanguage: (values: { readonly languages: string | number }): string =>
      `Lingua: ${values.languages}`,
    optionApi: "Server Heater Age; se manca, nulla esce da questo computer",
    optionToday: (values: { readonly date: string | number }): string =>
      `Data per calcolare l’età, come ${values.date}; se manca, oggi`,
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
    batchOutput: (values: { readonly columns: string | number }): string =>
      `Aggiunge ${values.columns}. Mette un apostrofo davanti alle celle che sembrano formule.`,
    scanOutput: (values: { readonly own: string | number; readonly columns: string | number }): string =>
      `Una riga per foto: ${values.own}, ${values.columns}. Se «sure» è «no», confrontala con la foto.`,
    unknownCommand: (values: {
      readonly command: string | number;
      readonly commands: string | number;
    }): string => `Comando «${values.command}» sconosciuto. Usa ${values.commands}.`,
    unknownOption: (values: { readonly option: string | number }): string =>
      `Opzione «${values.option}» sconosciuta.`,
    didYouMean: (values: { readonly names: string | number }): string => `Intendevi ${values.names}?`,
    optionWithoutValue: (values: { readonly option: string | number }): string =>
      `«${values.option}» richiede un valore.`,
    optionWithValue: (values: { readonly option: string | number }): string =>
      `«${values.option}» non accetta valori.`,
    missing: (values: { readonly name: string | number }): string => `Manca ${values.name}.`,
    tooMany: (values: { readonly text: string | number }): string =>
      `Argomento «${values.text}» imprevisto. Metti tra virgolette i valori con spazi.`,
    badLanguage: (values: {
      readonly language: string | number;
      readonly languages: string | number;
    }): string => `Lingua «${values.language}» sconosciuta. Usa ${values.languages}.`,
    badDate: (values: { readonly text: string | number; readonly date: string | number }): string =>
      `«${values.text}» non è una data. Scrivila come ${values.date}.`,
    badAddress: (values: { readonly text: string | number; readonly address: string | number }): string =>
      `«${values.text}» non è l’indirizzo di un server. Scrivilo come ${values.address}.`,
    badDelimiter: (values: { readonly text: string | number }): string =>
      `«${values.text}» non è un separatore. Usa un carattere, oppure «tab».`,
    badEncoding: (values: { readonly text: string | number; readonly encoding: string | number }): string =>
      `Codifica «${values.text}» sconosciuta. Scrivila come ${values.encoding}.`,
    seeHelp: (values: { readonly command: string | number }): string => `Uso: ${values.command}`,
    seeBrands: (values: { readonly command: string | number }): string =>
      `Tutte le marche: ${values.command}`,
    seeIdentify: (values: { readonly command: string | number }): string => `Senza marca: ${values.command}`,
    seeCheck: (values: { readonly command: string | number }): string => `Con la marca: ${values.command}`,
    brandMissing: "Manca la marca.",
    brandUnknown: (values: { readonly brand: string | number }): string =>
      `Non conosciamo la marca «${values.brand}».`,
    modelCharacters: "Il numero di modello contiene caratteri non validi.",
    askBrand: "Marca",
    askSerial: "Numero di serie",
    askModel: "Numero di modello (facoltativo)",
    fileNotFound: (values: { readonly file: string | number }): string => `${values.file}: file non trovato.`,
    folderNotFound: (values: { readonly file: string | number }): string =>
      `${values.file}: la cartella non esiste.`,
    fileForbidden: (values: { readonly file: string | number }): string => `${values.file}: permesso negato.`,
    fileIsFolder: (values: { readonly file: string | number }): string => `${values.file}: è una cartella.`,
    fileFull: (values: { readonly file: string | number }): string => `${values.file}: il disco è pieno.`,
    fileFailed: (values: { readonly file: string | number; readonly code: string | number }): string =>
      `${values.file}: impossibile leggere o scrivere (${values.code}).`,
    fileSame: (values: { readonly file: string | number }): string =>
      `${values.file}: in uso. Scegli un altro nome.`,
    fileEmpty: (values: { readonly file: string | number }): string =>
      `${values.file}: niente da controllare.`,
    scannerMissing: "Per leggere le foto serve un altro pacchetto:",
    photoHeic: "HEIC non è supportato. Esporta la foto in JPEG.",
    photoFormat: "Foto illeggibile. Usa JPEG, PNG o WebP.",
    photoWithoutSerial:
      "Nessun numero di serie trovato. Fotografa tutta la targhetta, più da vicino e con buona luce.",
    photoUnsure: "Lettura incerta. Confrontala con la foto.",
    datePrinted: "Fa fede la data stampata, non il numero di serie.",
    fileEncoding: (values: { readonly file: string | number; readonly command: string | number }): string =>
      `${values.file}: non è UTF-8. Salvalo come «CSV UTF-8», o aggiungi ${values.command}`,
    fileProtected: (values: { readonly file: string | number }): string =>
      `${values.file}: protetto da password. Salvalo senza.`,
    fileOld: (values: { readonly file: string | number }): string =>
      `${values.file}: vecchio formato Excel. Salvalo come XLSX.`,
    fileLarge: (values: { readonly file: string | number; readonly megabytes: number }): string =>
      `${values.file}: troppo grande (oltre ${numbers.format(values.megabytes)} MB decompresso). Salvalo come «CSV UTF-8».`,
    fileDamaged: (values: { readonly file: string | number }): string =>
      `${values.file}: danneggiato. Aprilo e salvalo di nuovo.`,
    serialColumnMissing: (values: { readonly file: string | number }): string =>
      `${values.file}: manca la colonna dei numeri di serie.`,
    columnMissing: (values: { readonly file: string | number; readonly column: string | number }): string =>
      `${values.file}: manca la colonna «${values.column}».`,
    columnUnclear: (values: { readonly file: string | number; readonly columns: string | number }): string =>
      `${values.file}: ci sono più colonne possibili: ${values.columns}.`,
    columnsFound: (values: { readonly columns: string | number }): string =>
      `Colonne trovate: ${values.columns}`,
    nameColumnWith: (values: { readonly command: string | number }): string =>
      `Indica la colonna: ${values.command}`,
    firstRowIsData: (values: { readonly file: string | number }): string =>
      `${values.file}: la prima riga ha un numero di serie, non intestazioni.`,
    withoutHeader: (values: { readonly command: string | number }): string =>
      `Se il file non ha intestazioni: ${values.command}`,
    noBrandColumn:
      "Manca la colonna della marca: proviamo tutte le marche. Oppure usa «--brand-column» o «--brand».",
    sheetMissing: (values: {
      readonly file: string | number;
      readonly sheet: string | number;
      readonly sheets: string | number;
    }): string => `${values.file}: manca il foglio «${values.sheet}». Ci sono ${values.sheets}.`,
    sheetHidden: (values: { readonly sheet: string | number }): string =>
      `Il foglio «${values.sheet}» è nascosto. Per leggerlo, usa «--sheet».`,
    sheetWithoutColumns: (values: { readonly sheet: string | number }): string =>
      `Il foglio «${values.sheet}» non ha la colonna dei numeri di serie: non viene letto.`,
    sheetOtherColumns: (values: { readonly sheet: string | number }): string =>
      `Il foglio «${values.sheet}» ha altre colonne. Per leggerlo, usa «--sheet».`,
    rowMalformed: "Riga illeggibile. Controlla le virgolette.",
    rowEncoding: "Non è UTF-8. Salva il file come «CSV UTF-8».",
    brokenLine: (values: { readonly line: string | number; readonly problem: string | number }): string =>
      `Riga ${values.line}: ${values.problem}`,
    serialAsNumber: "Il foglio di calcolo ha tolto eventuali zeri iniziali. Confrontalo con la targhetta.",
    leadingZeros: (values: { readonly serial: string | number }): string =>
      `Letto come ${values.serial}: un foglio di calcolo può aver tolto degli zeri iniziali. Confrontalo con la targhetta.`,
    totalRow: "È un totale, non uno scaldabagno. Saltata.",
    serialRounded: "Il foglio di calcolo ha perso delle cifre. Riscrivilo in una cella di testo.",
    serialAsDate: "Il foglio di calcolo l’ha trasformato in una data. Riscrivilo in una cella di testo.",
    moreProblems: (values: { readonly command: string | number }): string =>
      `Tutti gli avvisi: ${values.command}`,
    problemKind: (values: {
      readonly problem: string | number;
      readonly count: number;
      readonly line: string | number;
    }): string =>
      `${values.problem}: ${plural(values.count, { one: `${numbers.format(values.count)} riga`, many: `${numbers.format(values.count)} di righe`, other: `${numbers.format(values.count)} righe` })}, la prima alla riga ${values.line}`,
    part: (values: { readonly name: string | number; readonly value: string | number }): string =>
      `${values.name}: ${values.value}`,
    progress: (values: { readonly rows: number }): string =>
      `${plural(values.rows, { one: `${numbers.format(values.rows)} riga`, many: `${numbers.format(values.rows)} di righe`, other: `${numbers.format(values.rows)} righe` })}`,
    progressRate: (values: { readonly rows: number }): string => `${numbers.format(values.rows)}/s`,
    progressLeft: (values: { readonly time: string | number }): string => `mancano ${values.time}`,
    progressCounts: (values: {
      readonly dated: number;
      readonly doubtful: number;
      readonly unread: number;
    }): string =>
      `datate: ${numbers.format(values.dated)}, dubbie: ${numbers.format(values.doubtful)}, illeggibili: ${numbers.format(values.unread)}`,
    summaryRows: (values: { readonly count: number; readonly seconds: string | number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} riga`, many: `${numbers.format(values.count)} di righe`, other: `${numbers.format(values.count)} righe` })} in ${values.seconds} s`,
    summaryDated: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} con una sola data`,
    summaryAmbiguous: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} con più date possibili`,
    summaryUndated: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} senza data`,
    summaryBroken: (values: { readonly count: number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} illeggibile`, many: `${numbers.format(values.count)} illeggibili`, other: `${numbers.format(values.count)} illeggibili` })}`,
    summarySkipped: (values: { readonly count: number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} totale saltato`, many: `${numbers.format(values.count)} totali saltati`, other: `${numbers.format(values.count)} totali saltati` })}`,
    summaryUnsure: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} da confrontare con le foto`,
    interrupted: (values: { readonly line: string | number }): string =>
      `Interrotto. Completo fino alla riga ${values.line}.`,
    interruptedEarly: "Interrotto.",
    stopped: (values: { readonly line: string | number }): string =>
      `Fermato. Completo fino alla riga ${values.line}.`,
    recorded: "Il server ha registrato questo controllo.",
    defect: "È un errore nostro.",
  },
  errors: {
    "brand-required": "Scegli la marca dello scaldabagno",
    "brand-characters": "La marca può contenere solo lettere minuscole, cifre e trattini",
    "brand-unknown": (values: { readonly other: string | number }): string =>
      `Non conosciamo questa marca. Scegline una dall’elenco, oppure «${values.other}».`,
    "serial-required": "Il numero di serie è obbligatorio",
    "serial-blank": "Il numero di serie non può essere vuoto o di soli spazi",
    "serial-characters": "Il numero di serie può contenere solo lettere e cifre",
    "serial-too-short": (values: { readonly shortest: string | number }): string =>
      `Il numero di serie deve avere almeno ${values.shortest} caratteri`,
    "serial-too-long": (values: { readonly longest: string | number }): string =>
      `Il numero di serie può avere al massimo ${values.longest} caratteri`,
    "serial-is-model":
      "Sembra il numero di modello. Quello di serie è sulla stessa targhetta, accanto a «Serial», «Serial No.» o «S/N».",
    "model-length": "Il numero di modello, se lo indichi, deve avere da 3 a 30 caratteri",
    "model-characters": "Inserisci un numero di modello valido (da 3 a 30 caratteri)",
    "csv-columns": (values: { readonly columns: string | number }): string =>
      `Nel file servono una colonna «brand» e una «serialNumber», e al massimo una «modelNumber». Mancano o si ripetono: ${values.columns}.`,
    "csv-encoding": "Salva il file come «CSV UTF-8».",
    "csv-malformed": (values: { readonly line: string | number }): string =>
      `Il file non si legge dalla riga ${values.line} in poi. Controlla le virgolette, poi invia di nuovo le righe senza risultato.`,
    "csv-cells": "Questa riga ha troppe celle. Metti tra virgolette i testi con separatori.",
    "model-not-found": "Nessun dato su questo modello. Guarda la targhetta o il sito del produttore.",
  },
  form: {
    other: "Altra / non in elenco",
  },
  maker: {
    heading: "Chi l’ha costruito?",
    text: "Confronta con la targhetta, poi scegli una marca.",
    builtBy: (values: { readonly makers: string | number }): string => `Costruito da ${values.makers}`,
    unconfirmed: (values: { readonly maker: string | number }): string => `${values.maker} (non confermato)`,
    noDates: "Nessuna data",
    sureHigh: "Documentato",
    sureMedium: "Probabile",
    sureLow: "Possibile",
    ours: "Nostra conclusione, basata su:",
    more: (values: { readonly brands: number }): string =>
      `${plural(values.brands, { one: `${numbers.format(values.brands)} marca meno probabile`, many: `${numbers.format(values.brands)} di marche meno probabili`, other: `${numbers.format(values.brands)} marche meno probabili` })}`,
    "model-prefix": (values: { readonly name: string | number; readonly prefix: string | number }): string =>
      `Questo produttore ha costruito i modelli ${values.name} che iniziano con ${values.prefix}.`,
    "model-shape": "Il numero di modello ha il formato di questo produttore.",
    "serial-shape": "Il numero di serie ha proprio il formato di questo produttore.",
    "serial-near": "Il numero di serie non corrisponde del tutto: la data è incerta.",
    "built-for": (values: { readonly name: string | number }): string =>
      `Questo produttore ha costruito scaldabagni venduti come ${values.name}.`,
    "listed-under": (values: { readonly name: string | number }): string =>
      `Tabelle, richiami o elenchi mettono ${values.name} sotto questa marca.`,
    "said-to-have-built": (values: { readonly name: string | number }): string =>
      `Pare che questo produttore abbia costruito alcuni scaldabagni ${values.name}.`,
    "prefix-unknown": (values: {
      readonly name: string | number;
      readonly prefix: string | number;
    }): string => `Non sappiamo chi ha costruito i modelli ${values.name} che iniziano con ${values.prefix}.`,
    "model-of-others": "Ma il numero di modello corrisponde a un’altra marca.",
    "serial-of-others": "Ma il numero di serie corrisponde ad altre marche.",
    "other-makers": "Marche di altri produttori sono altrettanto probabili.",
    "sister-brands": "Altre marche della stessa azienda sono altrettanto probabili.",
  },
  problems: {
    "no-format": (values: { readonly brand: string | number }): string =>
      `Non corrisponde a nessun formato ${values.brand} che conosciamo.`,
    "impossible-date": (values: { readonly brand: string | number }): string =>
      `Sembra un numero ${values.brand}, ma la data è impossibile.`,
    "no-date-in-serial": (values: { readonly brand: string | number }): string =>
      `Questo tipo di numero di serie ${values.brand} non contiene una data. Cercane una stampata sulla targhetta.`,
    "too-short": "È troppo corto.",
    "too-long": (values: { readonly brand: string | number }): string =>
      `È troppo lungo per ${values.brand}.`,
    "looks-like-model":
      "Sembra il numero di modello. Quello di serie è sulla stessa targhetta, accanto a «Serial», «Serial No.» o «S/N».",
    "no-public-rule": (values: { readonly brand: string | number }): string =>
      `Non sappiamo ancora leggere le date ${values.brand}. Cerca una data stampata, o chiedi al produttore.`,
    "private-label": (values: { readonly brand: string | number }): string =>
      `Non sappiamo chi ha costruito gli scaldabagni ${values.brand}. Cerca il nome del produttore sulla targhetta.`,
    "other-none": "Non corrisponde a nessuna marca che conosciamo.",
    "other-some": "Abbiamo provato tutte le marche.",
    "model-not-sold-then": (values: {
      readonly line: string | number;
      readonly to: string | number;
      readonly from: string | number;
    }): string =>
      `Questo modello (${values.line}) ${select(values.to, { open: `non era in vendita prima del ${values.from}`, other: `è stato venduto dal ${values.from} al ${values.to}` })}. Uno dei due numeri è sbagliato: controlla serie e modello sulla targhetta.`,
    "other-equipment": (values: {
      readonly maker: string | number;
      readonly date: string | number;
    }): string =>
      `Sembra il numero di una caldaia o di un climatizzatore (${values.maker}, ${values.date}). Lo scaldabagno ha una sua targhetta.`,
    "model-too-long": (values: { readonly longest: string | number }): string =>
      `Numero di modello ignorato: ha più di ${values.longest} caratteri.`,
    "tank-outside":
      "È sul serbatoio. A gas: vicino alla valvola gas. Elettrico: nel terzo superiore o accanto al coperchio di una resistenza.",
    "tank-side-low":
      "È di lato, spesso in basso. Pompe di calore e modelli a gas più vecchi: in alto a sinistra.",
    "tank-upper-front": "È in alto, davanti o di lato, sopra i pannelli di accesso o la valvola gas.",
    "tank-front": "È davanti. Sugli elettrici è vicino al pannello di accesso inferiore.",
    jacket: "È all’esterno o all’interno del mantello.",
    "cabinet-side": "È di lato, sul mantello.",
    "cabinet-side-or-front": "È di lato o davanti, sul mantello.",
    "boiler-varies": "È in basso: all’interno sul retro, sul lato destro o davanti.",
    unknown: "Guarda tutto intorno allo scaldabagno e dietro il pannello frontale.",
  },
  reading: {
    years: (values: { readonly count: number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} anno`, many: `${numbers.format(values.count)} di anni`, other: `${numbers.format(values.count)} anni` })}`,
    months: (values: { readonly count: number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} mese`, many: `${numbers.format(values.count)} di mesi`, other: `${numbers.format(values.count)} mesi` })}`,
    yearsAndMonths: (values: { readonly years: number; readonly months: number }): string =>
      `${plural(values.years, { one: `${numbers.format(values.years)} anno`, many: `${numbers.format(values.years)} di anni`, other: `${numbers.format(values.years)} anni` })} e ${plural(values.months, { one: `${numbers.format(values.months)} mese`, many: `${numbers.format(values.months)} di mesi`, other: `${numbers.format(values.months)} mesi` })}`,
    lessThanAMonth: "meno di un mese",
    aboutYears: (values: { readonly count: number }): string =>
      `circa ${plural(values.count, { one: `${numbers.format(values.count)} anno`, many: `${numbers.format(values.count)} di anni`, other: `${numbers.format(values.count)} anni` })}`,
    rangeYears: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `da ${values.from} a ${values.to} anni`,
    dateYear: (values: { readonly year: string | number }): string => `${values.year}`,
    dateWeek: (values: {
      readonly week: number;
      readonly year: string | number;
      readonly around: string | number;
    }): string => `settimana ${numbers.format(values.week)} del ${values.year} (${values.around})`,
    around: (values: { readonly part: string | number; readonly month: string | number }): string =>
      `${select(values.part, { early: `inizio`, middle: `metà`, other: `fine` })} ${values.month}`,
    partYear: "anno",
    partMonth: "mese",
    partWeek: "settimana",
    partDay: "giorno",
    partPlant: "fabbrica",
    partPrefix: "prefisso",
    partSequence: "numero progressivo",
    partModel: "modello",
    partUnknown: "sconosciuto",
    plateTitle: "N. di serie",
    plateLabel: (values: { readonly serial: string | number }): string =>
      `Come si legge il numero di serie ${values.serial}`,
    hintReads: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `Per ${values.brand} significa: ${values.dates}`,
    hintSoFar: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `Per ora sembra ${values.brand}: ${values.dates}`,
    hintMany: (values: { readonly brand: string | number; readonly count: number }): string =>
      `Per ${values.brand}: ${plural(values.count, { one: `${numbers.format(values.count)} data possibile`, many: `${numbers.format(values.count)} di date possibili`, other: `${numbers.format(values.count)} date possibili` })}`,
    hintUndated: (values: { readonly brand: string | number }): string =>
      `Nessuna data in questo numero ${values.brand}`,
    hintModel: "Sembra un numero di modello",
    hintUnread: (values: { readonly brand: string | number }): string =>
      `Per ora non corrisponde a numeri ${values.brand}`,
    hintOthers: (values: { readonly count: number }): string =>
      `${plural(values.count, { "=0": `Ancora nessuna corrispondenza`, one: `${numbers.format(values.count)} marca possibile`, many: `${numbers.format(values.count)} di marche possibili`, other: `${numbers.format(values.count)} marche possibili` })}`,
    whichBrand: "Quale marca c’è sulla targhetta?",
    brandDates: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `${values.brand} · ${values.dates}`,
    didYouMean: (values: { readonly serial: string | number; readonly dates: string | number }): string =>
      `Intendevi ${values.serial}? ${values.dates}`,
    useThis: "Usa questo",
    looksLike: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `Sembra ${values.brand}: ${values.dates}.`,
    switchTo: (values: { readonly brand: string | number }): string => `Usa ${values.brand}`,
  },
  reasons: {
    "brand-format": "Il numero ha proprio il formato di questa marca.",
    "year-from-table": "L’anno viene dalla tabella del produttore.",
    "eight-digits-after-letters": (values: { readonly since: string | number }): string =>
      `Otto cifre dopo le lettere: fabbricato dopo ${values.since}.`,
    "seven-digits-after-letters": (values: { readonly until: string | number }): string =>
      `Sette cifre dopo le lettere: fabbricato prima di ${values.until}.`,
    "four-digit-year": "L’anno è scritto per intero.",
    "plant-letter-means-week": "Con questa lettera della fabbrica le cifre sono la settimana.",
    "manufacturer-exception": "Il produttore ha segnalato un errore di stampa su questo numero.",
    "decade-from-month-code": "Il codice del mese indica anche il decennio.",
    "printed-form": "La lettura dipende dai punti o dai trattini che hai scritto.",
    "month-not-padded": "Senza lo zero iniziale, il mese si legge in due modi.",
    "letters-repeat": (values: { readonly every: string | number }): string =>
      `Le lettere dell’anno si ripetono ogni ${values.every} anni.`,
    "older-cycle": (values: { readonly year: string | number }): string =>
      `Le stesse lettere valevano anche per il ${values.year}.`,
    "single-year-digit": "L’anno è una cifra sola: si ripete ogni decennio.",
    "counter-fits": "Il numero progressivo quadra con quella data.",
    "counter-misfit": "Il numero progressivo non quadra con quella data.",
    "check-running-number": "Possibile solo se tutte le cifre del numero progressivo sono giuste.",
    "model-fits": "Il numero di modello è di quegli anni.",
    "model-excludes": (values: { readonly year: string | number }): string =>
      `Il numero di modello esclude il ${values.year}.`,
    "model-contradicts": "Il numero di modello corrisponde ad altri anni.",
    "formats-overlap": "Corrisponde a due formati della marca, con date diverse.",
    "year-estimated-from-count": "L’anno è stimato dal numero progressivo.",
    "outside-attested-years": (values: {
      readonly to: string | number;
      readonly from: string | number;
    }): string =>
      `Questo formato l’abbiamo visto solo ${select(values.to, { open: `dal ${values.from} in poi`, other: `dal ${values.from} al ${values.to}` })}.`,
    "near-miss-tail": "Il numero progressivo ha una lunghezza insolita.",
    "near-miss-characters": "Il numero progressivo ha caratteri insoliti.",
    "fits-other-brand": (values: { readonly brand: string | number }): string =>
      `I numeri di serie ${values.brand} possono sembrare identici. Controlla il nome sulla targhetta.`,
    "week-is-approximate": "Può essere anche la settimana prima o quella dopo.",
    "no-such-week": (values: { readonly year: string | number; readonly next: string | number }): string =>
      `Il ${values.year} non ha la settimana 53. Può essere la 52 del ${values.year} o la 1 del ${values.next}.`,
    "week-or-month-disputed": "Settimana o mese? Le fonti non concordano. L’anno è certo.",
    "year-table-disputed": "Tra le fonti c’è un anno di differenza.",
    "sources-disagree": "Per questa marca le fonti danno regole diverse.",
    "may-be-undated": "Secondo un’altra fonte questi numeri non contengono una data.",
    "single-source": "La regola viene da una sola fonte.",
    "inferred-from-sister-brand": "È la regola del produttore, ma per questa marca non l’abbiamo confermata.",
    "inferred-rule": "La regola è nostra.",
    "maker-varies": "Questo nome l’hanno usato più produttori.",
  },
  recommendation: {
    good: "In buono stato: basta la normale manutenzione.",
    "good-1": "Una volta all’anno svuota e sciacqua il serbatoio, o decalcifica l’istantaneo.",
    "good-2": "Se c’è un serbatoio, fai controllare l’anodo sacrificale ogni uno-tre anni.",
    "good-3": "Registra la garanzia e conserva la ricevuta.",
    monitor: "Da tenere d’occhio: contano anche i piccoli segnali.",
    "monitor-1": "Cerca ruggine, macchie di umidità, perdite e acqua calda rugginosa.",
    "monitor-2":
      "Svuota e sciacqua il serbatoio e fai controllare l’anodo sacrificale, o decalcifica l’istantaneo.",
    "monitor-3": "Confronta i prezzi finché non c’è fretta.",
    replace: "Sostituzione consigliata: pensa a uno nuovo.",
    "replace-1": "Chiedi preventivi finché lo scaldabagno funziona ancora.",
    "replace-2":
      "Guarda se c’è acqua sul pavimento o nella vaschetta di raccolta, e prova il rubinetto di arresto.",
    "replace-3": "Se perde, chiudi l’acqua e il gas (o stacca la corrente) e chiama un idraulico.",
    otherDates: (values: { readonly dates: string | number }): string =>
      `Potrebbe anche essere: ${values.dates}. Cerca sulla targhetta una data stampata.`,
    dateWeek: (values: { readonly week: number; readonly year: string | number }): string =>
      `settimana ${numbers.format(values.week)} del ${values.year}`,
    otherDate: (values: { readonly date: string | number; readonly state: string | number }): string =>
      `${values.date} (${values.state})`,
    "state-good": "in buono stato",
    "state-monitor": "da tenere d’occhio",
    "state-replace": "sostituzione consigliata",
  },
  result: {
    statusGood: "In buono stato",
    statusMonitor: "Da tenere d’occhio",
    statusReplace: "Sostituzione consigliata",
    verdictMade: (values: { readonly date: string | number }): string => `Fabbricazione: ${values.date}`,
    verdictMadeDay: (values: { readonly date: string | number }): string => `Fabbricazione: ${values.date}`,
    verdictOther: (values: { readonly dates: string | number }): string =>
      `Potrebbe anche essere: ${values.dates}.`,
    verdictLow: "La data è incerta. Cerca sulla targhetta una data stampata.",
    verdictAround: "Il numero di serie indica solo l’anno.",
    brandAndSerial: (values: { readonly brand: string | number; readonly serial: string | number }): string =>
      `${values.brand} · n. di serie ${values.serial}`,
    serialOnly: (values: { readonly serial: string | number }): string => `N. di serie ${values.serial}`,
    brandSerialModel: (values: {
      readonly brand: string | number;
      readonly serial: string | number;
      readonly model: string | number;
    }): string => `${values.brand} · n. di serie ${values.serial} · modello ${values.model}`,
    gaugeLabel: (values: { readonly age: string | number }): string =>
      `${values.age} su una scala di 20 anni`,
    gaugeNew: "nuovo",
    gaugeEnd: "oltre 20 anni",
    otherHeading: "Altre date possibili",
    settlePrinted: "Se sulla targhetta c’è una data stampata, fa fede quella.",
    otherDate: (values: {
      readonly strong: (text: string) => string;
      readonly date: string | number;
      readonly age: string | number;
      readonly state: string | number;
    }): string => `${values.strong(`${values.date}`)} · ${values.age} · ${values.state}`,
    repairsHeading: "Possibili errori di battitura",
    brandsHeading: "Marche possibili",
    brandTry: (values: { readonly brand: string | number }): string => `Prova ${values.brand}`,
    identifyHeading: "Potrebbe essere una di queste",
    actionsHeading: "Che cosa fare adesso",
    sureHeading: "Come lo sappiamo",
    wrongDate: "Correggi questa data",
    allRules: (values: { readonly brand: string | number }): string => `Tutte le regole ${values.brand}`,
    confidenceHigh: (values: { readonly by: string | number }): string =>
      `Alta: ${select(values.by, { maker: `confermata dal produttore`, regulator: `confermata da un’autorità`, trade: `più fonti professionali indipendenti concordano`, other: `confermata dal produttore, da un’autorità o da più fonti indipendenti` })}.`,
    confidenceMedium: (values: { readonly by: string | number }): string =>
      `Media: ${select(values.by, { model: `il numero di modello contraddice questa data`, maker: `secondo il produttore, ma senza piena conferma`, regulator: `secondo un’autorità, ma senza piena conferma`, trade: `secondo fonti professionali, ma senza piena conferma`, other: `una o due fonti, o la regola di una marca dello stesso gruppo` })}.`,
    confidenceLow: "Bassa: fonti deboli, o un numero che non quadra del tutto.",
    confidence: "Affidabilità",
    why: "Motivi",
    sources: "Fonti",
    sourceMaker: "produttore",
    sourceRegulator: "autorità",
    sourceTrade: "professionisti",
    sourceCompiled: "raccolta di dati",
    sourceListings: "annunci di negozi confrontati da noi",
    notRecorded: "Controllo non registrato.",
    notRecordedOffline: "Il nostro servizio non risponde.",
    adviceMissing: "Queste informazioni arrivano quando torni online.",
    clockBehind: (values: { readonly date: string | number }): string =>
      `Il tuo orologio è indietro. Abbiamo contato fino a questa data: ${values.date}. Lo scaldabagno può essere più vecchio.`,
    printedDate: (values: { readonly date: string | number }): string =>
      `La targhetta riporta ${values.date}: fa fede quella.`,
    clockAhead: (values: { readonly date: string | number }): string =>
      `Per questo dispositivo la data di oggi è ${values.date}. Se è sbagliata, lo è anche l’età.`,
    unreadableTitle: "Impossibile identificare il tuo scaldabagno",
    checkFailed: "Impossibile controllare l’età dello scaldabagno. Riprova.",
    tipsHeading: "Prova così",
    tipPlate: (values: { readonly place: string | number }): string => `Cerca la targhetta. ${values.place}`,
    tipModel: "Prova con il numero di modello.",
    tipNoLabel: (values: { readonly link: (text: string) => string }): string =>
      `Non si legge? ${values.link(`Usa altri indizi.`)}`,
    recalls: (values: { readonly list: string | number }): string =>
      `Cerca tra i richiami ufficiali (${values.list})`,
    tryAgain: "Riprova",
    askAgain: "Ricontrolla",
    toModelField: "Usalo come numero di modello",
    dialogAge: (values: {
      readonly asked: (text: string) => string;
      readonly age: (text: string) => string;
      readonly words: string | number;
    }): string => `${values.asked(`Età del tuo scaldabagno`)} ${values.age(`${values.words}`)}`,
    dialogMore: "Vedi tutto il risultato",
    dialogHelp: "Vedi i consigli",
    dialogClose: "Chiudi",
    notDecoded: "Non siamo riusciti a decifrare questo numero di serie",
    notDetermined: "Da questo numero di serie non siamo riusciti a ricavare l’età.",
    tipFormat: "Ricontrolla il numero di serie: tutte le lettere e le cifre, nel loro ordine.",
    tipSelected: "Verifica che sia della marca scelta.",
    tipUnclear: "Occhio ai caratteri consumati o poco chiari.",
    checkAnother: "Nuovo controllo",
    copy: "Copia",
    copied: "Risultato copiato!",
    copyDone: "Copiato",
    copyFailedTitle: "Copia non riuscita",
    copyFailed: "Impossibile copiare il risultato. Selezionalo e copialo tu.",
    print: "Stampa",
    save: "Salva",
    saved: "Salvato",
    addTo: (values: { readonly name: string | number }): string => `Aggiungi: ${values.name}`,
    saveFailed: "Salvataggio non riuscito. Controlla la connessione.",
    report: "Rapporto diagnostico",
    reportBusy: "Preparo il rapporto…",
    reportMade: "Rapporto creato",
    reportOffline: "Sei offline. Crea il rapporto quando torni online.",
    reportFailedTitle: "Errore",
    reportFailed: "Impossibile creare il rapporto diagnostico. Riprova.",
    headline: (values: {
      readonly brand: string | number;
      readonly date: string | number;
      readonly age: string | number;
    }): string => `Scaldabagno ${values.brand} (${values.date}): ha ${values.age}`,
    oldRest: (values: { readonly months: number }): string =>
      `${plural(values.months, { "=0": ``, one: `e ${numbers.format(values.months)} mese`, many: `e ${numbers.format(values.months)} di mesi`, other: `e ${numbers.format(values.months)} mesi` })}`,
    madeMonth: (values: { readonly b: (text: string) => string; readonly date: string | number }): string =>
      `Fabbricazione: ${values.b(`${values.date}`)}`,
    madeDay: (values: { readonly b: (text: string) => string; readonly date: string | number }): string =>
      `Fabbricazione: ${values.b(`${values.date}`)}`,
    sureHigh: "Affidabilità alta",
    sureMedium: "Affidabilità media",
    sureLow: "Affidabilità bassa",
    datesFit: (values: { readonly count: number }): string =>
      `${plural(values.count, { "=2": `Due date possibili`, one: `${numbers.format(values.count)} data possibile`, many: `${numbers.format(values.count)} di date possibili`, other: `${numbers.format(values.count)} date possibili` })}`,
    datesYears: "anni",
    likelier: "più probabile",
    dateAge: (values: { readonly age: string | number }): string => `${values.age}`,
    chooseDate: "Date possibili",
    lastAny: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Uno scaldabagno dura in genere da ${values.from} a ${values.to} anni.`,
    lastGasTank: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Uno scaldabagno a gas ad accumulo dura in genere da ${values.from} a ${values.to} anni.`,
    lastElectricTank: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Uno scaldabagno elettrico ad accumulo dura in genere da ${values.from} a ${values.to} anni.`,
    lastHeatPump: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Uno scaldabagno a pompa di calore dura in genere da ${values.from} a ${values.to} anni.`,
    lastTankless: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Uno scaldabagno istantaneo dura in genere da ${values.from} a ${values.to} anni.`,
    planGood: "Il tuo dovrebbe durare ancora per anni.",
    planMonitor: "Tieni d’occhio ruggine e perdite.",
    planReplace: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Guardando solo l’età: molti durano da ${values.from} a ${values.to} anni, quindi comincia a pensarci.`,
    planOver: "Sostituisci il tuo prima che si rompa.",
    lifeMade: (values: { readonly date: string | number }): string => `Fabbricazione: ${values.date}.`,
    lifePast: "Superata da",
    lifeByKind: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from}–${values.to} anni, secondo il tipo`,
    lifeYears: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from}–${values.to}`,
    lifeUntil: (values: { readonly years: string | number }): string => `fino al ${values.years}`,
    lifeNow: (values: { readonly year: string | number }): string => `Siamo nel ${values.year}.`,
    lifeToday: "Oggi",
    lifeRange: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from}–${values.to} anni`,
    lifeOver: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Oltre i ${values.from}–${values.to} anni`,
    rowRecalls: "Richiami",
    rowWarranty: "Garanzia",
    rowLife: "Durata prevista",
    rowCost: "Consumi",
    rowSure: "Come lo sappiamo",
    rowModel: "Modello",
    rowMakers: "Produttore",
    answerLoading: "Un attimo…",
    answerMissing: "Al momento non disponibile",
    recallsNone: "Nessuno trovato",
    recallsOpen: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} da verificare`,
    recallsAffected: "C’è un richiamo",
    warrantyUsual: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from}–${values.to} anni, secondo il modello`,
    warrantyYears: (values: { readonly from: string | number }): string => `Circa ${values.from} anni`,
    warrantyUsualOver: (values: { readonly years: string | number }): string =>
      `Scaduta (di solito ${values.years})`,
    warrantyActiveLeft: (values: { readonly active: string | number; readonly years: number }): string =>
      `${values.active}, ${plural(values.years, { one: `ancora ${numbers.format(values.years)} anno`, many: `ancora ${numbers.format(values.years)} di anni`, other: `ancora ${numbers.format(values.years)} anni` })}`,
    costYear: (values: { readonly cost: string | number }): string => `Circa ${values.cost} l’anno`,
    costByKind: "Dipende dal tipo",
    costByRating: "Dipende dall’efficienza",
    sureSources: (values: { readonly sure: string | number; readonly count: number }): string =>
      `${values.sure}, ${plural(values.count, { one: `${numbers.format(values.count)} fonte`, many: `${numbers.format(values.count)} di fonti`, other: `${numbers.format(values.count)} fonti` })}`,
    confidenceWordHigh: "Alta",
    confidenceWordMedium: "Media",
    confidenceWordLow: "Bassa",
    modelAdd: "Aggiungi il numero",
    modelMissing: "Non in elenco",
    modelCheck: "Cerca questo modello",
    kindHeading: "Di che tipo è?",
    stepsAll: "Tutti i consigli e i promemoria",
    openHere: "Mostra i dettagli",
    recallTanklessOnly: "Vale solo per gli istantanei. Il tuo lo è?",
    recallHasTank: "No, ha un serbatoio",
    recallIsTankless: "Sì",
    "do-leaks": "Cerca perdite già oggi",
    "do-leaks-how": "Guarda il pavimento e la vaschetta.",
    "do-valve": "Prova il rubinetto di arresto",
    "do-valve-how": "Deve girare senza sforzo.",
    "do-quotes": "Chiedi due o tre preventivi",
    "do-quotes-how": "Finché puoi scegliere con calma.",
    askQuote: (values: { readonly company: string | number }): string =>
      `Richiedi un preventivo: ${values.company}`,
    "do-prices": "Confronta i prezzi",
    "do-prices-how": "Finché non c’è fretta.",
    "do-flush": "Svuota e sciacqua il serbatoio ogni anno",
    "do-flush-how": "Più spesso se l’acqua è dura.",
    "do-anode": "Fai controllare l’anodo",
    "do-anode-how": "Protegge dalla ruggine.",
    "do-relief": "Fai controllare la valvola di sicurezza",
    "do-relief-how": "Attenzione: l’acqua che esce scotta.",
    "do-register": "Registra la garanzia",
    "do-register-how": "E conserva la ricevuta.",
    "do-filter": "Pulisci il filtro dell’aria",
    "do-filter-how": "Ogni pochi mesi.",
    "do-drain": "Controlla lo scarico della condensa",
    "do-drain-how": "L’acqua deve defluire bene.",
    "do-descale": "Decalcificalo ogni anno",
    "do-descale-how": "Più spesso se l’acqua è dura.",
    "do-service": "Fai fare la manutenzione",
    "do-service-how": "Da un tecnico abilitato.",
    "do-care": "Sciacqualo o decalcificalo ogni anno",
    "do-care-how": "Il manuale spiega come.",
    "do-recall": "Leggi prima il richiamo",
    "do-recall-how": "Riguarda questo scaldabagno.",
    copyStatus: (values: { readonly status: string | number }): string => `Stato: ${values.status}`,
    copyChecked: (values: { readonly date: string | number }): string => `Controllato: ${values.date}`,
    copyHeater: (values: {
      readonly brand: string | number;
      readonly serial: string | number;
      readonly hasModel: string | number;
      readonly model: string | number;
    }): string =>
      `Scaldabagno ${values.brand}, n. di serie ${values.serial}${select(values.hasModel, { yes: `, modello ${values.model}`, other: `` })}`,
    copySentence: (values: {
      readonly heater: string | number;
      readonly date: string | number;
      readonly age: string | number;
    }): string => `${values.heater}: fabbricazione ${values.date}, età ${values.age}.`,
    copyDates: (values: {
      readonly heater: string | number;
      readonly fit: string | number;
      readonly dates: string | number;
    }): string => `${values.heater}. ${values.fit}: ${values.dates}.`,
    copyDate: (values: {
      readonly date: string | number;
      readonly age: string | number;
      readonly status: string | number;
    }): string => `${values.date} (età ${values.age}: ${values.status})`,
    copyRecalls: (values: { readonly recalls: string | number }): string => `Richiami: ${values.recalls}`,
    "kind-gas-tank": "A gas ad accumulo",
    "kind-electric-tank": "Elettrico ad accumulo",
    "kind-heat-pump": "Pompa di calore",
    "kind-tankless-gas": "Istan­taneo a gas",
    kindFromModel: "Dal numero di modello.",
  },
};
