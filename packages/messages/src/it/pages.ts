import type { Messages } from "../catalog/shape.ts";

/**
 * The age of a heater without a readable label. `ask-…` and `look-…` end in the code of a question; other keys with a
 * code end in that of an answer. Why an answer narrows the years is in the area `disambiguation`.
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
  "ask-standard-year": "Quale anno segue una norma sulla targhetta?",
  "look-standard-year":
    "È scritto in piccolo, come EN 26:2015 o ANSI Z21.10.1-2014. Scrivi l’anno più recente.",
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
  "energy-gas": "Metano o GPL",
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

/** The page that compares our dates with known ones. Every number is a value: no text of this area holds a digit. */
export const accuracy: Messages["accuracy"] = {
  metaTitle: "Quanto siamo sicuri | Heater Age",
  metaDescription: "Le nostre date a confronto con scaldabagni la cui età è nota senza il numero di serie.",
  title: "Quanto siamo sicuri",
  intro:
    "Di alcuni scaldabagni la data è nota senza il numero di serie: da una targhetta, un documento, un richiamo o dal produttore. L’abbiamo confrontata con la nostra.",
  proves:
    "Molti di questi apparecchi ci hanno aiutato a trovare le regole. La tabella mostra che le regole valgono per loro, non quante volte abbiamo ragione.",
  heaters: "Totale",
  agrees: "Giusta",
  ambiguous: "Due date",
  contradicts: "Errata",
  undated:
    "Non siamo riusciti a datare {count, plural, one {# apparecchio} many {# di apparecchi} other {# apparecchi}}.",
  other: "Sulla tua targhetta c’è un’altra data? <contact>Scrivici</contact>.",
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
  dateSubject: "Data di un apparecchio: {brand} {serial}",
  dateMessage: "Marca: {brand}\nNumero di serie: {serial}\nNumero di modello: {model}\nData sulla targhetta:",
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
