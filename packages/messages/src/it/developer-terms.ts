import type { Messages } from "../catalog/shape.ts";

/** The terms for the programming interface and the packages. */
export const developerTerms: Messages["developerTerms"] = {
  metaTitle: "Condizioni per gli sviluppatori | Heater Age",
  metaDescription:
    "Che cosa puoi fare con l’API di Heater Age e i suoi pacchetti: programmi e uso commerciale sono benvenuti, entro certi limiti e senza garanzia.",
  title: "Condizioni per gli sviluppatori",
  intro:
    "Queste condizioni sono per chi scrive programmi. In breve: i pacchetti sono software libero, e l’API può essere chiamata da programmi, anche a fini commerciali, purché ne rispettino i limiti.",

  scope: "Oggetto di queste condizioni",
  scopeParts:
    "Riguardano l’interfaccia di programmazione (API), cioè tutto ciò che si trova sotto {api} all’indirizzo di questo sito, e i pacchetti {decoder} e {client}. Le pagine del sito hanno proprie <terms>condizioni d’uso</terms>. «Noi» indica {named, select, yes {{company}, che pubblica questo sito} other {il gestore di questo sito}}.",

  packages: "I pacchetti",
  packagesLicense:
    "I pacchetti e il codice sorgente di questo servizio sono distribuiti con la licenza MIT, inclusa in ciascuno di essi. Puoi usarli, modificarli, ridistribuirli e venderli, purché tu mantenga l’avviso di copyright e di licenza. Per essi vale soltanto quella licenza; le sezioni che seguono riguardano l’API.",
  packagesLocal:
    "Il decoder lavora là dove gira il tuo programma: non invia nulla e non limita il numero di chiamate. Il client chiama soltanto l’indirizzo che gli dai.",

  use: "Uso dell’API",
  useFree:
    "L’API è gratuita e non richiede né chiave né account. Puoi chiamarla da programmi e pagine web e basarti sulle sue risposte, anche a fini commerciali. Le chiamate sono descritte nella <docs>documentazione dell’API</docs>.",
  usePages:
    "Le chiamate che servono alle nostre pagine, per le segnalazioni di errore, il conteggio delle condivisioni e i messaggi, non sono destinate ad altri programmi. Ciò che richiede il token del gestore è riservato al gestore.",

  limits: "Limiti",
  limitsHeaders:
    "Il numero di chiamate da uno stesso indirizzo è limitato. Le risposte indicano nelle intestazioni {rateLimit} quante ne restano. Dopo una risposta con stato 429, attendi i secondi indicati da {retryAfter}.",
  limitsFair:
    "Non aggirare i limiti, per esempio distribuendo le chiamate su molti indirizzi, e non disturbare il servizio per gli altri. Per gli elenchi di numeri di serie c’è {batch}; per grandi quantità usa il pacchetto del decoder, che non ha limiti.",

  data: "Che cosa viene conservato",
  dataStored:
    "Un controllo tramite l’API viene registrato come uno fatto sul sito, e un rapporto resta conservato finché non viene cancellato. Che cosa significhi lo dice l’<privacy>informativa sulla privacy</privacy>. Non inviare nulla che riveli l’identità di qualcuno. Se altre persone usano il tuo programma, informale che invia numeri di serie a noi.",

  answers: "Trasmissione delle risposte",
  answersHonest: "Quando altre persone vedono le risposte o vi fanno affidamento:",
  answersAll: "mostra tutte le date possibili quando sono più d’una, o segnala che ce ne sono altre;",
  answersCertainty: "non presentare come certo ciò che la risposta dichiara incerto;",
  answersModel: "mantieni il contrassegno sui dati completati dall’IA;",
  answersName: "non dare l’impressione che noi, o un produttore di scaldabagni, approviamo il tuo prodotto.",

  availability: "Disponibilità e modifiche dell’API",
  availabilityNone:
    "Non garantiamo che l’API sia sempre disponibile, né per quanto tempo continuerà a esistere.",
  availabilityStable:
    "I codici e i nomi dei campi restano quelli che sono. In qualsiasi momento possono aggiungersene di nuovi: fai in modo che il tuo programma ignori ciò che non conosce. Una modifica che impedisce ai programmi di funzionare viene annunciata su questa pagina con 30 giorni di anticipo, salvo che la sicurezza la richieda prima.",

  liability: "Esclusione di garanzia e responsabilità",
  liabilityAsIs:
    "Nei limiti consentiti dalla legge, l’API è fornita «così com’è», senza alcuna garanzia, e noi non rispondiamo dei danni derivanti dal suo uso, dall’impossibilità di usarla o dall’affidamento su una risposta. Se una data è importante, verificala presso il produttore.",
  liabilityMandatory:
    "Nulla in queste condizioni limita una responsabilità che la legge non consente di limitare, come quella per dolo, colpa grave o danni alla vita, all’integrità fisica o alla salute.",

  blocking: "Blocco",
  blockingWhen:
    "Possiamo bloccare chi non rispetta queste condizioni o mette a rischio il servizio. Se il tuo accesso è bloccato e non sai perché, scrivici.",

  law: "Legge applicabile e modifiche di queste condizioni",
  lawStates:
    "Queste condizioni sono regolate dalle leggi degli Stati Uniti e, dove queste rimettono una questione agli Stati, dalle leggi dello Stato in cui abbiamo sede. Restano salve le norme imperative del luogo in cui vivi. In caso di differenze tra le versioni nelle diverse lingue prevale quella inglese, nei limiti consentiti da tali norme.",
  lawChanges:
    "Annunciamo su questa pagina le modifiche sostanziali a queste condizioni 30 giorni prima che entrino in vigore. Se una parte non è valida, il resto rimane in vigore.",

  contact: "Contatti",
  contactReach:
    "Scrivici {mail, select, yes {all’indirizzo {email} o } other {}}tramite il <contact>modulo di contatto</contact>, anche se i limiti non ti bastano.",
};
