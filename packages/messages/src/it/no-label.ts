import type { Messages } from "../catalog/shape.ts";

/**
 * The age of a heater without a readable label. `ask-…` and `look-…` end in the code of a question; other keys with a
 * code end in that of an answer. Why an answer narrows the years is in the area `clues`.
 */
export const noLabel: Messages["noLabel"] = {
  metaTitle: "Scaldabagno senza targhetta: scopri la sua età",
  metaDescription:
    "Lo scaldabagno non ha numero di serie? Rispondi a qualche domanda su ciò che vedi. Ognuna restringe gli anni possibili, con motivi e fonti.",
  title: "Quanti anni ha uno scaldabagno senza targhetta?",
  intro:
    "La targhetta manca o nessuno riesce a leggerla? Anche altro sull’apparecchio indica gli anni. Rispondi su ciò che vedi: ogni risposta restringe gli anni, e diciamo perché.",
  toSerial: "Controlla un numero di serie",
  yearsHeading: "Gli anni che restano",
  between: "dal {from} al {to}",
  until: "{to} o prima",
  any: "qualsiasi anno",
  barLabel: "{years}, su una scala dal {from} al {to}",
  saidAny: "Per ora è possibile qualsiasi anno.",
  saidBetween: "Da ciò che vedi, l’apparecchio è stato fabbricato tra il {from} e il {to}.",
  saidOne: "Da ciò che vedi, l’apparecchio è stato fabbricato nel {year}.",
  saidUntil: "Da ciò che vedi, l’apparecchio è stato fabbricato nel {to} o prima.",
  age: "Età: {age}",
  ageAtLeast: "{count, plural, one {# anno} many {# di anni} other {# anni}} o più",
  ageAtMost: "fino a {count, plural, one {# anno} many {# di anni} other {# anni}}",
  crossing:
    "Gli anni che restano ammettono più di uno stato. Sono indicati tutti; finché non sai di più, considera il più vecchio.",
  weak: "Si basa solo su indizi incerti. Prendilo come un’indicazione.",
  question: "Domanda {number, number}",
  left: "{count, plural, =0 {l’ultima} one {al massimo un’altra} many {al massimo altre #} other {al massimo altre #}}",
  unknown: "Non lo vedo o non lo so",
  next: "Avanti",
  back: "Indietro",
  startOver: "Ricomincia",
  change: "Cambia: {question}",
  changeShort: "Cambia",
  "ask-energy": "Che cosa scalda l’acqua?",
  "look-energy":
    "Un apparecchio a gas ha un tubo del gas, una valvola gas in basso davanti e quasi sempre uno scarico fumi in alto. Uno elettrico ha un cavo e nessuno scarico fumi.",
  "ask-rating-name": "Quale indice indica l’etichetta gialla EnergyGuide?",
  "look-rating-name":
    "È una grande etichetta gialla sul serbatoio o sul mobile, oppure tra i documenti. UEF sta per «Uniform Energy Factor», EF per «Energy Factor».",
  "ask-label-price": "Quale prezzo dell’energia è scritto in piccolo?",
  "look-label-price":
    "Sull’etichetta gialla EnergyGuide, sotto il costo annuo: dice con quale prezzo dell’elettricità o del gas è stato calcolato.",
  "ask-energy-factor": "Qual è il suo fattore energetico (EF)?",
  "look-energy-factor":
    "Un numero come 0,58 sull’etichetta gialla, sulla targhetta o nel manuale. L’UEF è un altro valore.",
  "ask-gas-valve-code": "Quali quattro cifre ci sono sulla valvola gas?",
  "look-gas-valve-code":
    "La valvola gas è la scatola con la manopola della temperatura, in basso davanti. Sul suo corpo ci sono quattro cifre, incise o stampate: due per l’anno, due per la settimana. 0329 è la settimana 29 del 2003.",
  "ask-flame-arrestor": "Il bruciatore è aperto?",
  "look-flame-arrestor":
    "Guarda in fondo al serbatoio. Aperto: uno sportello di lamiera si toglie a mano e dietro si vede il bruciatore, raggiungibile con un fiammifero. Chiuso: una piastra è avvitata, quasi sempre con una finestrella, e un’etichetta nomina FVIR o un rompifiamma («flame arrestor»). Non svitare nulla.",
  "ask-standard-year": "Che anno ha la norma sulla sua targhetta?",
  "look-standard-year":
    "Cerca, scritto in piccolo, ANSI, CSA o UL con un numero e un anno, come ANSI Z21.10.1-2014. Di più anni prendi il più recente.",
  "ask-certification-mark": "Ha uno di questi marchi?",
  "look-certification-mark":
    "Guarda la targhetta, l’etichetta gialla e il lato frontale. Prendi il primo dell’elenco che vedi.",
  "ask-electric-tank-size": "Quanto contiene il serbatoio elettrico?",
  "look-electric-tank-size":
    "Solo per un serbatoio senza pompa di calore: quella avrebbe in alto un’unità con ventola. La capacità in galloni è su una targhetta o nel numero di modello.",
  "ask-printed-date": "C’è una data stampata su una delle sue etichette?",
  "look-printed-date":
    "Avvertenze e schemi elettrici portano spesso la data della versione o del copyright, come «Rev. 03/08» o «© 2012». Di più date prendi la più recente.",
  "ask-inspection-tag": "Un perito ha annotato una data?",
  "look-inspection-tag":
    "Su un cartellino o un’etichetta dell’apparecchio: di una perizia della casa, del comune, di una verifica del gas. Prendi la più vecchia.",
  "ask-installation-sticker": "Un idraulico ha annotato una data?",
  "look-installation-sticker":
    "Gli idraulici scrivono spesso il giorno dell’installazione sul serbatoio, con un pennarello o su un’etichetta con il loro telefono. Va bene anche la data di una riparazione. Prendi la più vecchia.",
  "ask-pipe-tag": "Qualcuno ha scritto una data sui tubi?",
  "look-pipe-tag":
    "Su cartellini o etichette dei tubi accanto all’apparecchio. Prendi la più vecchia. Una data che il produttore ha stampato sul tubo non conta.",
  "energy-gas": "Gas o propano",
  "energy-electric": "Elettricità",
  "rating-name-uef": "UEF (Uniform Energy Factor)",
  "rating-name-ef": "EF (Energy Factor)",
  "rating-name-no-label": "Non c’è etichetta gialla",
  "label-price-2023": "14 centesimi per kWh o 1,21 $ per therm",
  "label-price-before-2023": "12 centesimi per kWh o 1,09 $ per therm",
  "flame-arrestor-open-chimney":
    "Aperto: serbatoio da 30, 40 o 50 galloni (114, 151 o 189 l) a tiraggio naturale, non per casa mobile",
  "flame-arrestor-open": "Aperto: un altro serbatoio a gas fino a 75.000 BTU/h (22 kW)",
  "flame-arrestor-named": "Chiuso, e un’etichetta nomina FVIR o un rompifiamma",
  "mark-ahri": "Le parole «AHRI Certified»",
  "mark-energy-star": "Il marchio ENERGY STAR",
  "mark-ul-gas-fired": "UL in un cerchio, con «GAS-FIRED» sopra",
  "field-code": "Quattro cifre",
  "field-year": "Anno",
  "field-factor": "Fattore energetico (EF)",
  "field-kind": "Tipo di apparecchio",
  "kind-gas-tank": "A gas ad accumulo",
  "kind-electric-tank": "Elettrico ad accumulo",
  "kind-tankless-gas": "A gas istantaneo",
  "field-gallons": "Capacità in galloni USA (1 gallone = 3,8 l)",
  gallons: "{gallons, number} galloni",
  factorOf: "EF {factor}, {kind}",
  "wrong-code": "Scrivi quattro cifre: due per l’anno, poi la settimana da 01 a 53.",
  "wrong-year": "Scrivi un anno dal 1920 al {year}, con quattro cifre.",
  "wrong-factor": "Scrivi un numero come {example}, minore di 10.",
  "wrong-gallons": "Scrivi la capacità in galloni: un numero da 1 a 500.",
  "wrong-kind": "Scegli il tipo di apparecchio.",
  reasonsHeading: "Ciò che vedi, e che cosa indica",
  leaves: "Resta: {years}",
  against:
    "Non conta: indica {years}, e risposte più sicure dicono altro. Forse un pezzo è stato sostituito, o un’etichetta è di un altro apparecchio.",
  from: "{from} o dopo",
  nothing: "Questo non esclude nessun anno.",
  notSeen: "Non visto o non saputo",
  answered: "Tipo di apparecchio",
  ours: "Nostra conclusione",
  stated: "Affermato da una fonte",
  "confidence-high": "certezza alta",
  "confidence-medium": "certezza media",
  "confidence-low": "certezza bassa",
  noSource: "Basta ciò che è scritto sull’apparecchio.",
  doneTitle: "Altro non indica gli anni",
  doneText: "Nessun’altra domanda escluderebbe anni. Puoi ancora cambiare una risposta.",
  stepsHeading: "Che cosa può ancora aiutare",
  stepPlumber: "Chiedi a un idraulico o a un perito: conoscono a vista le serie dei produttori.",
  stepSerial: "Hai trovato il numero di serie? <link>Controllalo qui.</link>",
  copyTitle: "Scaldabagno senza targhetta",
  copyReason: "{answer}: {reason}",
};
