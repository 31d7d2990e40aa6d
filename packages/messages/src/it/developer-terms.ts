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
