import type { Messages } from "../catalog/shape.ts";

/** The home page around the form. */
export const home: Messages["home"] = {
  metaTitle: "Quanti anni ha il tuo scaldabagno? Controlla gratis il numero di serie",
  metaDescription:
    "Scrivi il numero di serie della targhetta e scopri quando è stato fabbricato il tuo scaldabagno o boiler, e che cosa fare. Gratis, senza registrazione.",
  title: "Quanti anni ha il tuo scaldabagno?",
  intro: "Scansiona la targhetta o scrivi il numero di serie.",
  steps: "Avanzamento",
  stepBrand: "Scegli la marca",
  stepDetails: "Inserisci i\u00a0dati",
  stepResults: "Leggi il risultato",
  stepDone: "{step}, fatto",
  whereTitle: "Dov’è la targhetta?",
  brandsTitle: "Marche supportate",
};

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "Che cosa vedrai",
  exampleCaption: "Una targhetta vera.",
  exampleDate: "L’età, e quanto ne siamo sicuri",
  exampleAdvice: "Che cosa fare adesso",
  whereGas: "A gas ad accumulo",
  whereGasText: "Accanto alla valvola gas, o in alto a sinistra.",
  whereElectric: "Elettrico ad accumulo",
  whereElectricText: "Nel terzo superiore, o accanto al coperchio di una resistenza.",
  whereHeatPump: "Pompa di calore",
  whereHeatPumpText: "Spesso in alto a sinistra, sotto la pompa di calore.",
  whereTankless: "Istantaneo",
  whereTanklessText: "Di lato, o dietro il pannello frontale.",
  goneTitle: "La targhetta non c’è più?",
  goneMore: "Altri indizi",
  goneClean: "Pulisci la targhetta con un panno umido, illuminala di lato e ingrandisci una foto.",
  goneSecond: "Cerca una targhetta tra i documenti e sulla scatola.",
  goneValve:
    "Su un apparecchio a gas leggi le quattro cifre sulla valvola gas: 0329 è la settimana 29 del 2003. Una valvola sostituita è più recente.",
  goneStandard: "Lo scaldabagno non può essere più vecchio dell’anno indicato in una norma, come ANSI.",
  goneMaker:
    "Chiedi al produttore, o cerca la fattura, il permesso o, in Italia, la dichiarazione di conformità.",
  goneCare: "Non aprire i coperchi avvitati: dietro può esserci tensione.",
  goneAsk: "Stima l’età senza targhetta",
};

/** The check form: labels, help and the messages of its validation. */
export const form: Messages["form"] = {
  heading: "Il tuo scaldabagno",
  scan: "Scansiona la targhetta",
  scanPhoto: "Scegli una foto",
  scanMissing: "Lo scanner non si è caricato. Controlla la connessione, o scrivi il numero.",
  brand: "Marca",
  required: "obbligatorio",
  brandPrompt: "Scegli una marca",
  brandsLocal: "In Italia",
  brandsFirst: "Marche più diffuse",
  brandsMore: "Altre marche e marche del distributore",
  brandsFound:
    "{count, plural, =0 {Nessuna marca trovata} one {# marca trovata} many {# di marche trovate} other {# marche trovate}}",
  brandsNone: "Nessuna marca trovata. Scegli «{other}».",
  other: "Altra / non in elenco",
  serial: "Numero di serie",
  serialHelp: "Spazi e trattini non contano.",
  where: "Dov’è?",
  whereText: "Sulla targhetta esterna, dopo «Serial» o «S/N».",
  modelToggle: "Ho il numero di modello",
  model: "Numero di modello",
  modelHelp: "Facoltativo. Può chiarire la data.",
  submit: "Scopri l’età",
  submitting: "Controllo…",
  privacy:
    "Gratis, senza registrazione. Quello che scrivi resta su questo dispositivo finché non premi il pulsante.",
  photosStay: "Le foto restano sempre sul dispositivo.",
  brandRequired: "Scegli la marca dello scaldabagno",
  brandUnknown: "Non conosciamo questa marca. Scegline una dall’elenco, oppure «{other}».",
  brandCharacters: "La marca può contenere solo lettere minuscole, cifre e trattini",
  serialRequired: "Il numero di serie è obbligatorio",
  serialBlank: "Il numero di serie non può essere vuoto o di soli spazi",
  serialTooShort: "Il numero di serie deve avere almeno {shortest} caratteri",
  serialTooLong: "Il numero di serie può avere al massimo {longest} caratteri",
  serialNotStated: "C’è scritto «{text}»: nessun numero da leggere",
  serialCharacters: "Il numero di serie può contenere solo lettere e cifre",
  serialLeftOut:
    "Abbiamo tolto un carattere che non è né lettera né cifra. Forse lì la targhetta è consumata.",
  serialInvalid:
    "Inserisci un numero di serie valido (da {shortest} a {longest} caratteri, solo lettere e cifre)",
  modelLength: "Il numero di modello, se lo indichi, deve avere da 3 a 30 caratteri",
  modelInvalid: "Inserisci un numero di modello valido (da 3 a 30 caratteri)",
  unavailableTitle: "La risposta non è arrivata",
  unavailableText: "Eri offline. La risposta arriva quando torni online.",
  change: "Modifica",
};

/** Dates, ages and the meaning of the characters of a serial number. */
export const reading: Messages["reading"] = {
  years: "{count, plural, one {# anno} many {# di anni} other {# anni}}",
  months: "{count, plural, one {# mese} many {# di mesi} other {# mesi}}",
  yearsAndMonths:
    "{years, plural, one {# anno} many {# di anni} other {# anni}} e {months, plural, one {# mese} many {# di mesi} other {# mesi}}",
  lessThanAMonth: "meno di un mese",
  aboutYears: "circa {count, plural, one {# anno} many {# di anni} other {# anni}}",
  rangeYears: "da {from} a {to} anni",
  dateYear: "{year}",
  dateWeek: "settimana {week, number} del {year} ({around})",
  around: "{part, select, early {inizio} middle {metà} other {fine}} {month}",
  partYear: "anno",
  partMonth: "mese",
  partWeek: "settimana",
  partDay: "giorno",
  partPlant: "fabbrica",
  partPrefix: "prefisso",
  partSequence: "numero progressivo",
  partModel: "modello",
  partUnknown: "sconosciuto",
  partValue: "{name}: {value}",
  plateTitle: "N. di serie",
  plateLabel: "Come si legge il numero di serie {serial}",
  hintReads: "Per {brand} significa: {dates}",
  hintSoFar: "Per ora sembra {brand}: {dates}",
  hintMany:
    "Per {brand}: {count, plural, one {# data possibile} many {# di date possibili} other {# date possibili}}",
  hintUndated: "Nessuna data in questo numero {brand}",
  hintModel: "Sembra un numero di modello",
  hintUnread: "Per ora non corrisponde a numeri {brand}",
  hintOthers:
    "{count, plural, =0 {Ancora nessuna corrispondenza} one {# marca possibile} many {# di marche possibili} other {# marche possibili}}",
  whichBrand: "Quale marca c’è sulla targhetta?",
  brandDates: "{brand} · {dates}",
  didYouMean: "Intendevi {serial}? {dates}",
  useThis: "Usa questo",
  looksLike: "Sembra {brand}: {dates}.",
  switchTo: "Usa {brand}",
};

/** What can be looked up on a heater, and why it tells when the heater was made. */
export const clues: Messages["clues"] = {
  "ask-rating-name": "Sull’etichetta gialla EnergyGuide c’è UEF o EF?",
  "where-rating-name": "È sull’apparecchio o tra i documenti.",
  "ask-label-price": "Quale prezzo dell’energia usa l’etichetta EnergyGuide?",
  "where-label-price": "È scritto in piccolo.",
  "ask-gas-valve-code": "Quali quattro cifre ci sono sulla valvola gas?",
  "where-gas-valve-code": "È la scatola con la manopola della temperatura. 0329 è la settimana 29 del 2003.",
  "ask-standard-year": "Quale anno segue «ANSI Z21.10» sulla targhetta?",
  "where-standard-year": "Per esempio: ANSI Z21.10.1-2014.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 centesimi per kWh o 1,21 $ per therm",
  "answer-prices-before-2023": "Un altro prezzo",
  "answer-code-between": "Da {from} a {to}",
  "answer-year-from": "dal {year} in poi",

  "because-uef-since": "L’UEF è sulle etichette solo dal {year}.",
  "because-ef-until": "Dopo il {year} le etichette non riportano più l’EF.",
  "because-prices-since": "Le etichette EnergyGuide usano questi prezzi dal {year}.",
  "because-prices-until": "Un’etichetta con un altro prezzo è del {year} o precedente.",
  "because-valve-fitted-soon":
    "Una valvola gas si monta entro circa {years, plural, one {# anno} many {# di anni} other {# anni}}.",
  "because-written-after": "Un’etichetta che cita il {year} è di quell’anno o successiva.",
  "because-arrestor-since": "Il primo scaldabagno a gas con rompifiamma è stato inventato nel {year}.",
  "because-arrestor-until": "Dal {year} questi apparecchi a gas hanno il bruciatore chiuso.",
  "because-below-minimum":
    "Dall’anno {until} questi apparecchi devono avere un fattore energetico di almeno {minimum, number}.",
  "because-heat-pump-since":
    "Dal {year} un serbatoio elettrico oltre i {gallons, number} galloni deve avere la pompa di calore.",
  "because-mark-since": "Prima del {year} nessuno scaldabagno aveva questo marchio.",
  "because-there-by": "Qualcuno ci ha scritto {year}: lo scaldabagno c’era già.",
  "because-valve-made":
    "La valvola gas è della settimana {week, number} del {year}. Se non è un ricambio, è stata montata entro un anno circa.",

  "assumed-valve-fitted-soon": "I tempi di montaggio sono una nostra ipotesi.",
  "assumed-written-after": "Lo deduciamo da quello che è stampato.",

  settleHeading: "Una domanda",
  sometimes: "Se l’anno è precedente, o non c’è, resta il dubbio.",
  settled: "Hai visto: {answer}.",
  ruledOut: "Escluso: {dates}.",
};

export const scan: Messages["scan"] = {
  aim: "Inquadra la targhetta",
  closer: "Avvicinati, o scatta una foto",
  dark: "Troppo buio. Accendi una luce.",
  found: "Codice trovato",
  starting: "Avvio la fotocamera…",
  shutter: "Scatta una foto",
  lightOn: "Accendi la luce",
  lightOff: "Spegni la luce",
  readingTitle: "Leggo la targhetta",
  stepReader: "Scarico il lettore ({size}\u00a0MB)…",
  stepBarcodes: "Cerco i codici a barre…",
  stepText: "Leggo il testo…",
  stepSecond: "Guardo meglio…",
  slow: "Leggo ancora…",
  typeInstead: "Scrivi il numero",
  meteredTitle: "Scaricare il lettore?",
  meteredText: "Per leggere il testo servono {size}\u00a0MB, una volta sola. La foto resta sul dispositivo.",
  meteredYes: "Scarica e leggi",
  meteredNo: "Cerca solo il codice a barre",
  confirmTitle: "Controlla la lettura",
  confirmText: "Confronta ogni carattere. Toccane uno per cambiarlo.",
  unsure: "Non ne siamo sicuri. Confronta ogni carattere.",
  noSerial: "Non troviamo il numero di serie. Scrivilo, o scatta una foto da più vicino.",
  photoLabel: "Foto",
  characters: "Caratteri del numero di serie",
  character: "{char}, carattere {place}",
  characterUnsure: "{char}, carattere {place}, incerto",
  pick: "Incerto:",
  printed: "Data stampata: {date}.",
  contradicts:
    "Sulla targhetta c’è {date}, ma il numero di serie dice altro. Fa fede la targhetta: controlla la marca e ogni carattere.",
  again: "Scansiona di nuovo",
  permissionTitle: "La fotocamera è bloccata",
  permissionText: "Consentila nelle impostazioni del browser, oppure scegli una foto.",
  cameraTitle: "Nessuna fotocamera trovata",
  cameraText: "Scegli una foto, o scrivi il numero.",
  busyTitle: "Un’altra app sta usando la fotocamera",
  busyText: "Chiudila, oppure scegli una foto.",
  stoppedTitle: "La fotocamera si è fermata",
  stoppedText: "Riavviala, oppure scegli una foto.",
  filesTitle: "Il lettore non si è caricato",
  filesText: "Controlla la connessione, o scrivi il numero.",
  photoTitle: "Questo file non si apre",
  photoText: "Scegli un’altra foto JPEG, PNG o WebP.",
  heicTitle: "Il tuo browser non apre le foto HEIC",
  heicText: "Salva la foto come JPEG.",
  deviceTitle: "Il tuo dispositivo non è riuscito a leggere la foto",
  deviceText: "Scrivi il numero.",
};

/** What the web component says on other sites and the website does not. */
export const widget: Messages["widget"] = {
  privacy: "Quello che scrivi resta su questa pagina.",
  otherLanguage: "La versione in {language} non si è caricata: il modulo è in italiano.",
};
