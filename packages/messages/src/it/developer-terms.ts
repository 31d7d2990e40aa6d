import type { Messages } from "../catalog/shape.ts";

/** The terms for the programming interface and the packages. */
export const developerTerms: Messages["developerTerms"] = {
  metaTitle: "Condizioni per gli sviluppatori | Heater Age",
  metaDescription:
    "Che cosa puoi fare con l’API e i pacchetti di Heater Age: programmi e uso commerciale sono benvenuti, entro certi limiti e senza garanzia.",
  title: "Condizioni per gli sviluppatori",
  intro:
    "In breve: i pacchetti sono software libero. I programmi possono chiamare l’API entro i suoi limiti, anche a fini commerciali.",

  scope: "Che cosa regolano",
  scopeParts:
    "Queste condizioni valgono per l’API, cioè per tutto quello che sta sotto {api} in questo sito, e per i pacchetti {decoder} e {client}. Le pagine del sito hanno proprie <terms>condizioni d’uso</terms>. «Noi» indica {named, select, yes {{company}, che pubblica questo sito} other {il gestore di questo sito}}.",

  packages: "I pacchetti",
  packagesLicense:
    "I pacchetti e il codice sorgente di questo servizio sono sotto licenza MIT, inclusa in ognuno. Puoi usarli, modificarli, distribuirli e venderli se mantieni l’avviso di copyright e di licenza. Per loro vale solo quella licenza. Le sezioni che seguono riguardano l’API.",
  packagesLocal:
    "Il decoder gira dentro il tuo programma, non invia nulla e non ha limiti di chiamate. Il client chiama solo l’indirizzo che gli dai.",

  use: "Uso dell’API",
  useFree:
    "L’API è gratuita e non richiede chiavi né account. Puoi chiamarla da programmi e pagine web e basarti sulle sue risposte, anche a fini commerciali. Vedi la <docs>documentazione dell’API</docs>.",
  usePages:
    "Non usare le chiamate riservate alle nostre pagine: segnalazioni di errore, conteggio delle condivisioni e messaggi. Quelle con il token del gestore sono solo per il gestore.",

  limits: "Limiti",
  limitsHeaders:
    "Le chiamate sono limitate per indirizzo. Le intestazioni {rateLimit} indicano quante ne restano. Dopo uno stato 429, attendi i secondi indicati da {retryAfter}.",
  limitsFair:
    "Non aggirare i limiti, per esempio distribuendo le chiamate su molti indirizzi, e non disturbare il servizio. Per elenchi di numeri di serie usa {batch}. Per grandi quantità usa il pacchetto decoder, che non ha limiti.",

  data: "Che cosa conserviamo",
  dataStored:
    "Un controllo tramite l’API lo registriamo come uno sul sito, e un rapporto lo conserviamo finché non viene cancellato. Vedi l’<privacy>informativa sulla privacy</privacy>. Non inviare nulla che identifichi una persona. Se altri usano il tuo programma, informali che ci invia numeri di serie.",

  answers: "Se passi le risposte ad altri",
  answersHonest: "Dove altri vedono le risposte o ci si affidano:",
  answersAll: "mostra tutte le date possibili, o di’ che ce ne sono altre",
  answersCertainty: "non presentare come certe le risposte incerte",
  answersModel: "lascia il contrassegno sui dati completati dall’IA",
  answersName: "non far credere che noi, o un produttore, approviamo il tuo prodotto",

  availability: "Disponibilità e modifiche dell’API",
  availabilityNone: "Non promettiamo che l’API sia sempre disponibile, né per quanto tempo esisterà.",
  availabilityStable:
    "I codici e i nomi dei campi non cambiano. Se ne possono aggiungere in qualsiasi momento: ignora quelli che il tuo programma non conosce. Le modifiche incompatibili le annunciamo qui 30 giorni prima, a meno che la sicurezza le richieda subito.",

  liability: "Esclusione di garanzia e responsabilità",
  liabilityAsIs:
    "Nei limiti di legge, l’API è fornita «così com’è», senza alcuna garanzia. Non rispondiamo dei danni dovuti al suo uso, all’impossibilità di usarla o all’affidamento su una risposta. Se una data è importante, verificala con il produttore.",
  liabilityMandatory:
    "Queste condizioni non limitano le responsabilità che la legge non consente di limitare, come quelle per dolo, colpa grave o danni alla vita, al corpo o alla salute.",

  blocking: "Blocco",
  blockingWhen:
    "Possiamo bloccare chi viola queste condizioni o mette a rischio il servizio. Se il tuo accesso è bloccato e non sai perché, scrivici.",

  law: "Legge applicabile e modifiche di queste condizioni",
  lawStates:
    "Queste condizioni sono regolate dalle leggi degli Stati Uniti. Dove queste lasciano una questione agli Stati, valgono le leggi dello Stato in cui abbiamo sede. Restano salve le norme imperative del luogo in cui vivi. Se le versioni linguistiche differiscono, prevale quella inglese, nei limiti di tali norme.",
  lawChanges:
    "Annunciamo qui le modifiche sostanziali 30 giorni prima che entrino in vigore. Se una parte non è valida, il resto rimane in vigore.",

  contact: "Contatti",
  contactReach:
    "Scrivici {mail, select, yes {all’indirizzo {email} o } other {}}con il <contact>modulo di contatto</contact>, anche se ti servono limiti più alti.",
};
