import type { Messages } from "../catalog/shape.ts";

/** The page that says how sure the rules are: its head, and the form for dates that are printed on heaters. */
export const accuracy: Messages["accuracy"] = {
  metaTitle: "Quanto siamo sicuri: ogni regola con le sue prove | Heater Age",
  metaDescription:
    "Come leggiamo i numeri di serie degli scaldabagni di ogni marca: fonti, che cosa conferma o smentisce ogni regola e che cosa non sappiamo.",
  backHome: "Torna alla home",
  title: "Quanto siamo sicuri",
  formTitle: "Inviaci una data stampata",
  formIntro:
    "Sul tuo scaldabagno è stampata la data di fabbricazione? Può mettere alla prova le nostre regole. Per favore, niente foto e nulla che ti riguardi.",
  required: "obbligatorio",
  brand: "Marca",
  brandChoose: "Scegli una marca",
  serial: "Numero di serie",
  date: "Data stampata",
  dateHelp: "Solo quello che è stampato: l’anno, poi mese e giorno, oppure la settimana.",
  year: "Anno",
  month: "Mese",
  day: "Giorno",
  week: "Settimana",
  notPrinted: "non c’è",
  seenOn: "Dove è stampata la data?",
  seenChoose: "Scegli un posto",
  seenPlate: "Sulla targhetta con il numero di serie",
  seenLabel: "Su un’altra etichetta",
  seenPapers: "Sui documenti allegati",
  seenElsewhere: "Altrove",
  note: "Nota",
  noteHelp: "Per esempio com’è scritta la data. Niente nomi, indirizzi o numeri di telefono, per favore.",
  trap: "Lascia vuoto questo campo",
  send: "Invia la data",
  sending: "Invio…",
  privacy:
    "Conserviamo quello che invii per verificare le nostre regole, e nulla su di te. <link>Informativa sulla privacy</link>",
  brandMissing: "Scegli la marca.",
  serialMissing: "Scrivi il numero di serie della targhetta.",
  yearWrong: "Scrivi l’anno con quattro cifre.",
  dayAlone: "Indica anche il mese.",
  weekOrMonth: "Indica la settimana, oppure mese e giorno.",
  placeMissing: "Scegli dove è stampata la data.",
  noteLong: "Accorcia la nota: al massimo {longest, number} caratteri.",
  sentTitle: "Grazie",
  sentAgrees:
    "Leggiamo la stessa data. Quando una persona l’avrà controllata, sarà una conferma della regola.",
  sentAmbiguous: "È una delle nostre date, e ora sappiamo quale. Una persona la controllerà.",
  sentContradicts:
    "Noi leggiamo un’altra data. Una persona le controllerà entrambe e, se è sbagliata, correggerà la regola.",
  sentNoDate:
    "Noi non leggevamo nessuna data: la tua ci aiuta a trovare la regola. Una persona la controllerà.",
  failedTitle: "Non inviata",
  failedText: "Quello che hai scritto è ancora qui. Riprova.",
  offline: "Sei offline. Quello che hai scritto resta qui: invialo quando torni online.",
};
