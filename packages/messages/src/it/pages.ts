import type { Messages } from "../catalog/shape.ts";

/**
 * The age of a heater without a readable label. `ask-…` and `look-…` end in the code of a question; other keys with a
 * code end in that of an answer. Why an answer narrows the years is in the area `clues`.
 */
export const noLabel: Messages["noLabel"] = {
  metaTitle: "Scaldabagno senza targhetta: come scoprire l’età",
  metaDescription:
    "Il tuo scaldabagno non ha il numero di serie? Rispondi a qualche domanda per stimarne l’età.",
  title: "Quanti anni ha uno scaldabagno senza targhetta?",
  intro: "Altri indizi aiutano a stimare l’età. Rispondi in base a quello che vedi.",
  toSerial: "Controlla un numero di serie",
  yearsHeading: "Anni possibili",
  between: "dal {from} al {to}",
  until: "{to} o prima",
  any: "Qualsiasi anno",
  barLabel: "{years}, su una scala dal {from} al {to}",
  saidBetween: "È stato fabbricato tra il {from} e il {to}.",
  saidOne: "È stato fabbricato nel {year}.",
  saidUntil: "È stato fabbricato nel {to} o prima.",
  age: "Età: {age}",
  ageAtLeast: "{count, plural, one {# anno} many {# di anni} other {# anni}} o più",
  ageAtMost: "fino a {count, plural, one {# anno} many {# di anni} other {# anni}}",
  "likely-good": "Probabilmente in buono stato",
  "likely-monitor": "Probabilmente da tenere d’occhio",
  "likely-replace": "Probabilmente da sostituire",
  orOlder: "{likely}; potrebbe avere fino a {years, plural, one {# anno} many {# di anni} other {# anni}}.",
  orYounger:
    "{likely}, ma potrebbe {years, plural, =0 {essere quasi nuovo} one {avere anche solo # anno} many {avere anche solo # di anni} other {avere anche solo # anni}}.",
  clue: "Per restringere: {question} {look}",
  weak: "Sono indizi deboli: prendi gli anni come un’indicazione.",
  question: "Domanda {number, number}",
  left: "{count, plural, =0 {l’ultima} one {al massimo un’altra} many {al massimo altre #} other {al massimo altre #}}",
  unknown: "Non lo so",
  next: "Avanti",
  back: "Indietro",
  startOver: "Ricomincia",
  change: "Modifica: {question}",
  "ask-energy": "Che cosa scalda l’acqua?",
  "look-energy": "Se c’è il tubo del gas, è a gas.",
  "ask-energy-factor": "Qual è il fattore energetico (EF)?",
  "look-energy-factor":
    "È un numero come 0,58, sull’etichetta gialla, sulla targhetta o nel manuale. Non scrivere l’UEF.",
  "ask-flame-arrestor": "Si vede la fiamma del bruciatore?",
  "look-flame-arrestor":
    "Guarda la base del serbatoio. Aperto: uno sportello di metallo si toglie a mano. Chiuso: c’è una piastra avvitata. Non svitare nulla.",
  "ask-standard-year": "Quale anno segue «ANSI», «CSA» o «UL» sulla targhetta?",
  "look-standard-year": "È scritto in piccolo, come ANSI Z21.10.1-2014. Scrivi l’anno più recente.",
  "ask-certification-mark": "Vedi uno di questi marchi?",
  "look-certification-mark":
    "Guarda la targhetta, l’etichetta gialla e il davanti. Scegli il primo dell’elenco che vedi.",
  "ask-electric-tank-size": "Quanta acqua contiene il serbatoio elettrico?",
  "look-electric-tank-size":
    "È in galloni, su un’etichetta o nel numero di modello. Se è una pompa di calore (ventola in alto), salta la domanda.",
  "ask-printed-date": "C’è una data stampata su un’etichetta?",
  "look-printed-date":
    "Cerca «Rev. 03/08» o «© 2012» su avvertenze e schemi elettrici. Scrivi la data più recente.",
  "ask-inspection-tag": "C’è una data scritta da un perito?",
  "look-inspection-tag":
    "Guarda i cartellini di perizie e controlli del gas o del comune. Scrivi la data più vecchia.",
  "ask-installation-sticker": "C’è una data scritta da un idraulico?",
  "look-installation-sticker":
    "Guarda il serbatoio e le etichette. Va bene anche la data di una riparazione. Scrivi la più vecchia.",
  "ask-pipe-tag": "Qualcuno ha scritto una data sui tubi?",
  "look-pipe-tag":
    "Guarda i cartellini accanto all’apparecchio. Scrivi la data più vecchia, ma non quella del produttore del tubo.",
  "energy-gas": "Gas o propano",
  "energy-electric": "Elettricità",
  "rating-name-no-label": "Nessuna etichetta gialla",
  "label-price-before-2023": "12 centesimi per kWh o 1,09 $ per therm",
  "flame-arrestor-open-chimney":
    "Aperto: 30, 40 o 50 galloni (114, 151 o 189\u00a0l), tiraggio naturale, non per casa mobile",
  "flame-arrestor-open": "Aperto: un altro serbatoio a gas fino a 75.000 BTU/h (22 kW)",
  "flame-arrestor-named": "Chiuso, e un’etichetta riporta FVIR o un rompifiamma",
  "mark-ahri": "«AHRI Certified»",
  "mark-energy-star": "Logo ENERGY STAR",
  "mark-ul-gas-fired": "UL in un cerchio, con «GAS-FIRED» sopra",
  "field-code": "Quattro cifre",
  "field-year": "Anno",
  "field-factor": "Fattore energetico (EF)",
  "field-kind": "Tipo di scaldabagno",
  "field-gallons": "Galloni USA (1 = 3,8\u00a0l)",
  gallons: "{gallons, number} galloni",
  factorOf: "EF {factor}, {kind}",
  "wrong-code": "Scrivi anno e settimana, come 0329.",
  "wrong-year": "Scrivi un anno dal 1920 al {year}.",
  "wrong-factor": "Scrivi un numero come {example}, minore di 10.",
  "wrong-gallons": "Scrivi un numero da 1 a 500.",
  "wrong-kind": "Scegli il tipo di scaldabagno.",
  reasonsHeading: "Le tue risposte",
  leaves: "Restano: {years}",
  against: "Non conta: indica {years}, ma indizi migliori dicono altro.",
  from: "{from} o dopo",
  nothing: "Non esclude nessun anno.",
  notSeen: "Non visto",
  ours: "Nostra conclusione",
  doneTitle: "Gli indizi sono finiti",
  stepsHeading: "Ancora dubbi?",
  stepPlumber: "Chiedi a un idraulico o a un perito.",
  copyTitle: "Scaldabagno senza targhetta",
  copyReason: "{answer}: {reason}",
};

/** The page that says how sure the rules are: its head, and the form for dates that are printed on heaters. */
export const accuracy: Messages["accuracy"] = {
  metaTitle: "Quanto siamo sicuri | Heater Age",
  metaDescription:
    "Come leggiamo i numeri di serie degli scaldabagni di ogni marca, con le fonti e i punti ancora incerti.",
  title: "Quanto siamo sicuri",
  formTitle: "Inviaci una data stampata",
  brandChoose: "Scegli una marca",
  date: "Data stampata",
  dateHelp: "Solo quello che c’è scritto: {year}, {month}, {day} oppure {week} per una settimana.",
  seenOn: "Dove è stampata la data?",
  seenChoose: "Scegli un posto",
  seenPlate: "Targhetta con il numero di serie",
  seenLabel: "Un’altra etichetta",
  seenPapers: "Documenti dello scaldabagno",
  seenElsewhere: "Altrove",
  note: "Nota",
  noteHelp: "Niente nomi, indirizzi o numeri di telefono.",
  trap: "Lascia vuoto questo campo",
  send: "Invia la data",
  privacy:
    "Conserviamo quello che invii per verificare le nostre regole, ma nulla su di te. <link>Informativa sulla privacy</link>",
  dateWrong: "Scrivi una data come {month}.",
  sentTitle: "Grazie",
  sentAgrees: "Leggiamo la stessa data.",
  sentAmbiguous: "È una delle nostre date, e ora sappiamo qual è quella giusta.",
  sentContradicts: "Noi leggiamo un’altra data. Una persona le controllerà entrambe.",
  sentNoDate: "Noi non ricaviamo nessuna data: la tua ci aiuta a trovare la regola.",
  failedTitle: "Non inviata",
  failedText: "Quello che hai scritto è ancora qui. Riprova.",
};

/** What the rules rest on, brand by brand. Every figure comes with a value: no text of this area holds a digit. */
export const proof: Messages["proof"] = {
  overview: "In breve",
  brandsRuled:
    "{count, plural, one {marca di cui leggiamo la data} many {di marche di cui leggiamo la data} other {marche di cui leggiamo la data}}",
  formats:
    "{count, plural, one {formato della data} many {di formati della data} other {formati della data}}",
  formatsSure:
    "{high, number} con prove solide, {medium, number} con prove parziali, {low, number} incerti; altri {undated, number} senza data",
  known:
    "{count, plural, one {apparecchio datato senza il numero} many {di apparecchi datati senza il numero} other {apparecchi datati senza il numero}}",
  knownFirst:
    "{first, number} confermano la nostra prima data, {later, number} una successiva, {contradicts, number} ci smentiscono",
  knownCaution:
    "Molti di questi apparecchi ci hanno aiutato a trovare le regole, quindi non dicono quante volte abbiamo ragione.",
  plates:
    "{count, plural, one {targhetta con la data stampata} many {di targhette con la data stampata} other {targhette con la data stampata}}",
  bounded:
    "{count, plural, one {targhetta, documento o richiamo con gli anni noti} many {di targhette, documenti e richiami con gli anni noti} other {targhette, documenti e richiami con gli anni noti}}",
  makers:
    "{count, plural, one {esempio di un produttore} many {di esempi di produttori} other {esempi di produttori}}",
  tally:
    "{agrees, number} confermano la nostra unica data, {ambiguous, number} una delle nostre, {contradicts, number} ci smentiscono",
  tallyUndated: "{count, number} che non sappiamo datare",
  published:
    "{count, plural, one {numero di serie datato da altri} many {di numeri di serie datati da altri} other {numeri di serie datati da altri}}",
  publishedHint: "Mostrano solo che le letture concordano.",
  illustrations:
    "{count, plural, one {esempio inventato} many {di esempi inventati} other {esempi inventati}}",
  illustrationsHint: "Non provano nulla.",
  sources:
    "{count, plural, one {fonte che puoi aprire} many {di fonti che puoi aprire} other {fonti che puoi aprire}}",
  photos: "La fotocamera l’abbiamo provata solo su targhette disegnate da noi.",
  heaters: "Tutti gli apparecchi con una data",
  heatersKnown: "Datati senza il numero",
  heatersPublished: "Datati da altri in base al numero",
  heaterKnown: "nota: {date}",
  heaterRead: "noi leggiamo: {dates}",
  heaterUnread: "noi non leggiamo nessuna data",
  brands: "Marca per marca",
  noWay: "nessuna regola",
  dated:
    "{count, plural, one {# targhetta con la data stampata} many {# di targhette con la data stampata} other {# targhette con la data stampata}}",
  send: "Invia una data stampata: {brand}",
  claims: "Errori in altre regole pubblicate",
  claimsIntro: "Uno di questi errori è nostro? <contact>Scrivici</contact>.",
  says: "Secondo loro",
  saysDate: "{serial} significa {date}.",
  saysParts: "Il numero inizia con: {parts}.",
  weRead: "Secondo noi",
  weReadDates: "{serial} significa {dates}.",
  weReadParts: "In {serial}: {parts}.",
  weReadNone: "Per questa marca non sappiamo datare {serial}.",
  why: "Perché",
  basisPlate: "Lo mostra una targhetta con la data stampata.",
  basisMaker: "Il produttore lo spiega diversamente.",
  basisRegulator: "Un avviso ufficiale indica le date di questi apparecchi.",
  basisItself: "Contraddice la sua stessa tabella.",
  basisOthers: "Le altre fonti concordano.",
  evidence: "Prove",
  decade: "decennio",
};

/** The page with the form to write to the operator. */
export const contact: Messages["contact"] = {
  metaTitle: "Contatti | Heater Age",
  metaDescription:
    "Scrivici per domande sull’età del tuo scaldabagno o per ricevere aiuto. Rispondiamo entro 24 ore.",
  title: "Contatti",
  intro: "Hai domande sull’età del tuo scaldabagno o ti serve aiuto con il sito? Siamo qui per questo!",
  direct: "O scrivi all’indirizzo {email}.",
  formTitle: "Scrivici",
  name: "Nome e cognome",
  email: "Indirizzo e-mail",
  phone: "Numero di telefono",
  subject: "Oggetto",
  message: "Messaggio",
  trap: "Lascia vuoto",
  captcha: "Verrà aggiunto reCAPTCHA.",
  captchaUnticked: "Conferma di non essere un robot.",
  captchaMissing: "reCAPTCHA non si è caricato. Controlla la connessione o il blocco dei contenuti.",
  send: "Invia messaggio",
  privacy: "Lo usiamo solo per risponderti. <link>Informativa sulla privacy</link>",
  nameShort: "Il nome deve avere almeno 2 caratteri",
  emailInvalid: "Inserisci un indirizzo e-mail valido",
  subjectShort: "L’oggetto deve avere almeno 5 caratteri",
  messageShort: "Il messaggio deve avere almeno 10 caratteri",
  sentTitle: "Messaggio ricevuto!",
  sentText: "Grazie per averci scritto. Ti rispondiamo entro 24 ore.",
  failedText: "Non siamo riusciti a inviare il messaggio. Riprova o contattaci direttamente.",
  offline: "Il messaggio resta qui. Invialo quando torni online.",
};
