import type { Messages } from "../catalog/shape.ts";

/** The page that says how sure the rules are: its head, and the form for dates that are printed on heaters. */
export const accuracy: Messages["accuracy"] = {
  metaTitle: "Quanto siamo sicuri: ogni regola e le sue prove | Heater Age",
  metaDescription:
    "Per ogni marca di scaldabagno: come leggiamo i suoi numeri di serie, da quando, con quali fonti, che cosa conferma o contraddice la regola e che cosa non si sa.",
  backHome: "Torna alla pagina iniziale",
  title: "Quanto siamo sicuri",
  formTitle: "Inviaci una data stampata",
  formIntro:
    "Sul tuo scaldabagno è stampato anche quando è stato fabbricato? Allora può mettere alla prova le nostre regole, che leggiamo la stessa data o no. Non vogliamo foto né nulla che ti riguardi: per favore non includerli.",
  required: "obbligatorio",
  brand: "Marca",
  brandChoose: "Scegli una marca",
  serial: "Numero di serie",
  date: "Data com’è stampata",
  dateHelp: "Solo ciò che è stampato: l’anno e, se ci sono, il mese e il giorno, oppure la settimana.",
  year: "Anno",
  month: "Mese",
  day: "Giorno",
  week: "Settimana",
  notPrinted: "assente",
  seenOn: "Dove è stampata la data?",
  seenChoose: "Scegli un posto",
  seenPlate: "Sulla targhetta",
  seenLabel: "Su un’altra etichetta dello scaldabagno",
  seenPapers: "Sui documenti forniti con lo scaldabagno",
  seenElsewhere: "Altrove",
  note: "Che cos’altro può aiutare",
  noteHelp: "Per esempio com’è scritta la data. Niente nomi, indirizzi o numeri di telefono, per favore.",
  trap: "Lascia vuoto questo campo",
  send: "Invia la data",
  sending: "Invio…",
  privacy:
    "Conserviamo ciò che invii per verificare le nostre regole, e nulla che ti riguardi. <link>Informativa sulla privacy</link>",
  brandMissing: "Scegli la marca.",
  serialMissing: "Scrivi il numero di serie come si legge sullo scaldabagno.",
  yearWrong: "Indica l’anno con tutte le cifre.",
  dayAlone: "Un giorno ha bisogno del suo mese.",
  weekOrMonth: "Indica la settimana, oppure il mese e il giorno.",
  placeMissing: "Indica dove è stampata la data.",
  noteLong: "La nota è troppo lunga: al massimo {longest, number} caratteri.",
  sentTitle: "Grazie",
  sentAgrees: "Leggiamo la stessa data. Una persona la esaminerà; poi confermerà la regola.",
  sentAmbiguous: "È una delle date che leggiamo, e dice qual è quella giusta. Una persona la esaminerà.",
  sentContradicts:
    "Noi leggiamo un’altra data. Una persona le esaminerà entrambe e correggerà la regola se è sbagliata.",
  sentNoDate:
    "Da questo numero non leggiamo nessuna data: la tua ci aiuta quindi a trovare la regola. Una persona la esaminerà.",
  failedTitle: "Non inviata",
  failedText: "Non è stato possibile inviare la data. Ciò che hai scritto è ancora qui; riprova.",
  offline: "Sei offline. Ciò che hai scritto resta qui; invialo quando sarai di nuovo online.",
};
