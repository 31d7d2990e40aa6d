import type { Messages } from "../catalog/shape.ts";

/** The privacy policy, in twelve sections. */
export const privacy: Messages["privacy"] = {
  metaTitle: "Informativa sulla privacy | Heater Age",
  metaDescription: "Che cosa conserva Heater Age, per quanto tempo e come farlo cancellare.",
  title: "Informativa sulla privacy",

  who: "Titolare del trattamento",
  whoOperator:
    "«Noi» indica {named, select, yes {{company}, che pubblica questo sito} other {il gestore di questo sito}}. Siamo i titolari del trattamento dei tuoi dati. Puoi contattarci {mail, select, yes {per e-mail all’indirizzo {email} o } other {}}con il <contact>modulo di contatto</contact>.",
  whoBasis:
    "Dove si applica il GDPR dell’UE, le nostre basi giuridiche sono nell’articolo 6, paragrafo 1. Gestiamo controlli, rapporti e messaggi perché ce lo chiedi tu (lettera b). Registriamo i controlli, limitiamo le richieste e analizziamo gli errori per un legittimo interesse: un servizio corretto, funzionante e senza abusi (lettera f). Quello che richiede il tuo consenso avviene solo se lo dai (lettera a).",

  checks: "Controlli",
  checksStored:
    "Con ogni controllo conserviamo marca, numero di serie, numero di modello (se c’è), data ed età trovate, e ora. Un numero casuale evita di contarlo due volte. I controlli ci servono per trovare regole sbagliate e marche mancanti.",
  checksAnonymous:
    "Non conserviamo il tuo nome, il tuo indirizzo IP né altro che identifichi il dispositivo. Chi sapesse di chi è lo scaldabagno potrebbe però risalire a te.",
  checksScan:
    "Scansioni e foto della targhetta non lasciano mai il tuo dispositivo e spariscono quando chiudi lo scanner.",
  checksAddress:
    "L’indirizzo di un risultato contiene i dati che hai inserito e resta nella cronologia del browser. Non lo scriviamo nei log.",

  reports: "Rapporti",
  reportsStored:
    "Conserviamo un rapporto solo se lo chiedi: marca, numero di serie, numero di modello, date possibili e ora del controllo. Se li scrivi, anche nomi, telefono e cliente o indirizzo. Chiunque abbia il link può leggerlo. Chiediamo ai motori di ricerca di ignorarlo.",
  reportsDelete:
    "Il link di eliminazione, mostrato una volta sola, cancella il contenuto. Il numero del rapporto resta per un po’.",

  contact: "Messaggi",
  contactStored:
    "Con un messaggio conserviamo nome, indirizzo e-mail, numero di telefono (se c’è), oggetto, testo, lingua della pagina e ora. Li usiamo solo per risponderti. Una copia può restare nella nostra casella di posta finché serve.",

  errors: "Segnalazioni di errore",
  errorsStored:
    "Per riparare le pagine che si rompono conserviamo l’errore, il punto del nostro codice, l’indirizzo della pagina e la richiesta non riuscita. Inoltre browser, dimensione della finestra, lingua, ora, la tua descrizione (se c’è) e un numero casuale per ogni visita.",
  errorsMasked:
    "Prima mascheriamo indirizzi e-mail, numeri di telefono, altri numeri lunghi e numeri di serie indicati come tali. Non mettere nomi nella descrizione.",

  network: "Log del server",
  networkLimits: "Contiamo le richieste per indirizzo IP perché nessuno sovraccarichi il servizio.",
  networkLogs:
    "I log contengono ora, pagina o funzione, esito e durata, ma nessun indirizzo IP e nulla di quello che scrivi. Anche chi ci fornisce rete e server vede il tuo indirizzo IP. I suoi proxy possono registrarlo, con l’indirizzo della pagina e il browser.",

  browser: "Il tuo browser",
  browserIntro: "Non impostiamo cookie nostri e non ti seguiamo su altri siti. Il tuo browser conserva:",
  browserLanguage: "la tua lingua",
  browserReports: "i link per eliminare i tuoi rapporti e i nomi che ci metti",
  browserTyped:
    "quello che hai scritto e un numero casuale per le segnalazioni di errore, finché non chiudi la scheda",
  browserHeaters: "gli scaldabagni che salvi, con indirizzi, note e foto (mai inviati)",
  browserKept: "questo sito, per usarlo offline",
  browserWaiting: "i controlli fatti offline, finché non vengono inviati (eliminati dopo 30 giorni)",
  browserConsent: "la tua risposta sul consenso",
  browserDelete:
    "Elimina gli scaldabagni in «I miei scaldabagni». Per eliminare tutto, cancella i dati di questo sito nelle impostazioni del browser.",

  counts: "Conteggi e condivisione",
  countsNumbers:
    "Conserviamo totali giornalieri che non si possono ricondurre a nessuno: controlli per marca ed età dello scaldabagno, errori e modi di condividere.",
  countsSharing:
    "Quando condividi, solo il servizio che scegli riceve l’indirizzo e il testo. Per contarlo una volta sola, conserviamo un numero casuale per 30 giorni.",

  services: "Servizi di terzi",
  servicesIntro:
    "Non vendiamo dati e non mostriamo pubblicità. I fornitori di server e posta lavorano per noi. Questi servizi, se configurati, possono trattare dati in altri paesi, compresi gli Stati Uniti:",
  servicesAnalytics:
    "Le statistiche (al momento: {analytics, select, no {disattivate} other {{analytics}}}) contano le pagine viste ed eventi come i controlli. Vedono il tuo indirizzo IP, ma mai un numero di serie o di modello. Google Analytics può impostare cookie e non riceve nulla finché non accetti. Puoi revocare il consenso qui sotto. Un segnale Global Privacy Control vale come un no.",
  servicesCaptcha:
    "La protezione dai bot (al momento: {captcha, select, yes {attiva} other {disattivata}}) carica reCAPTCHA di Google nella pagina dei contatti. Google riceve il tuo indirizzo IP e dati sul browser, e può impostare cookie.",
  servicesModel:
    "Per i modelli sconosciuti, marca e numero di modello possono andare al fornitore di un modello linguistico, ma mai il numero di serie.",

  keep: "Tempi di conservazione",
  keepChecks: "Controlli",
  keepChecksTime: "{checks, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepReports: "Rapporti",
  keepReportsTime:
    "Finché non li elimini, al massimo {reports, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepMessages: "Messaggi",
  keepMessagesTime: "{messages, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepErrors: "Segnalazioni di errore",
  keepErrorsTime: "{errors, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepAnswers: "Risposte del modello linguistico",
  keepAnswersTime: "{answers, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepNetwork: "Indirizzi IP, solo in memoria",
  keepNetworkTime: "Al massimo un giorno",
  keepCounts: "Conteggi",
  keepCountsTime: "Per sempre",
  keepBackups:
    "Poi i dati vengono cancellati automaticamente. I backup possono conservarli per altrettanto tempo.",

  rights: "I tuoi diritti",
  rightsList:
    "Puoi vedere, correggere, cancellare o ricevere i tuoi dati, opporti al loro uso o revocare il consenso per il futuro. È gratis e non serve un motivo. Indicaci:",
  rightsCheck: "per un controllo: marca, numero di serie e più o meno quando l’hai inviato",
  rightsReport: "per un rapporto: l’indirizzo",
  rightsMessage: "per un messaggio: il tuo indirizzo e-mail",
  rightsError: "per una segnalazione di errore: l’ID errore",
  rightsReach:
    "<contact>Scrivici</contact>. Rispondiamo entro un mese. Puoi anche presentare un reclamo all’autorità di protezione dei dati del tuo paese.",

  changes: "Minori e modifiche",
  changesChildren:
    "Questo sito non è destinato ai minori di 13 anni, e non conserviamo consapevolmente nulla su di loro.",
  changesNotice:
    "Le modifiche compaiono qui. Se una riguarda dati che abbiamo già, la annunciamo su questo sito 30 giorni prima.",
};

/** The terms of service of the website: sixteen numbered sections and what they end with. */
export const terms: Messages["terms"] = {
  metaTitle: "Condizioni d’uso | Heater Age",
  metaDescription: "Che cosa puoi fare con Heater Age e quanto puoi fidarti.",
  title: "Condizioni d’uso",

  acceptance: "Accettazione delle condizioni",
  acceptanceUse:
    "Usando questo sito accetti queste condizioni. «Noi» indica {named, select, yes {{company}, che pubblica questo sito} other {il gestore di questo sito}}.",

  description: "Descrizione del servizio",
  descriptionWhat:
    "Il servizio ricava l’età degli scaldabagni dal numero di serie e indica che cosa fare. È gratuito e non richiede un account.",
  descriptionChange: "Il servizio può cambiare, cessare o non essere disponibile.",

  license: "Licenza d’uso e restrizioni",
  licenseGrant:
    "Finché rispetti queste condizioni, hai una licenza non esclusiva, non trasferibile e revocabile, solo per uso personale e non commerciale.",
  licensePersonal:
    "Controllare scaldabagni a mano, uno alla volta, è uso personale, anche per lavoro. Vendere le risposte o integrarle in un prodotto o servizio non lo è.",
  licenseNot: "Non è consentito:",
  licenseBots: "usare bot, scraper o altri programmi",
  licenseRequests: "fare un numero eccessivo di richieste o aggirare i nostri limiti",
  licenseCopy: "pubblicare ampie parti del sito come tue",
  licenseNotices: "togliere fonte, età o affidabilità da quello che condividi",
  licenseDevelopers:
    "Per l’API e i pacchetti valgono le <developers>condizioni per gli sviluppatori</developers>.",

  accuracy: "Accuratezza delle informazioni",
  accuracyRules:
    "Una risposta può essere sbagliata, o essere solo una delle date possibili. Se una data è importante, verificala con il produttore.",
  accuracyAge:
    "La data dice quando uno scaldabagno è stato fabbricato, non quando è stato installato né in che stato è. Solo il produttore può dire se una garanzia vale. I dati dei modelli possono essere incompleti o superati, soprattutto se completati dall’IA.",

  advice: "Consulenza professionale",
  adviceGeneral:
    "Le nostre risposte non sono una consulenza su sicurezza, assicurazione, garanzia o acquisto di una casa. Non sostituiscono la verifica di un professionista abilitato.",
  adviceSafety:
    "Gas, elettricità e acqua calda in pressione possono ferire e uccidere. Lascia i lavori su uno scaldabagno a un professionista abilitato. Se senti odore di gas, esci dall’edificio e chiama da fuori il pronto intervento gas o il numero di emergenza.",

  conduct: "Condotta dell’utente",
  conductList: "Non è consentito:",
  conductLaw: "violare la legge o i diritti altrui",
  conductSystems: "entrare in sistemi o dati non destinati a te, o interferire con il servizio",
  conductCode: "inviare codice dannoso, o dati personali altrui senza consenso",
  conductMessages: "usare il modulo di contatto per pubblicità, minacce o inganni",
  conductMislead: "usare un risultato o un rapporto per ingannare qualcuno",

  property: "Proprietà intellettuale",
  propertyOurs:
    "Testi, disegni e grafica di questo sito appartengono a noi o ai nostri licenzianti. Puoi stampare, conservare e condividere risultati e rapporti.",
  propertyMakers:
    "I nomi e i marchi dei produttori appartengono ai rispettivi titolari e servono solo a identificare gli scaldabagni. Nessun produttore ha approvato questo sito o vi è collegato.",

  liability: "Esclusione di garanzia e limitazione di responsabilità",
  liabilityAsIs:
    "Nei limiti di legge, il servizio è fornito «così com’è» e «secondo disponibilità», senza garanzie espresse o implicite. Ciò comprende le garanzie di commerciabilità, idoneità a uno scopo particolare, accuratezza e non violazione di diritti altrui.",
  liabilityLimit:
    "Nei limiti di legge, non rispondiamo dei danni indiretti, incidentali, speciali o consequenziali, né della perdita di profitti, dati o beni. Questo vale per l’uso del servizio, l’impossibilità di usarlo e l’affidamento su una risposta.",
  liabilityMandatory:
    "Queste condizioni non limitano i diritti dei consumatori. Non limitano nemmeno le responsabilità che la legge non consente di limitare, come quelle per dolo, colpa grave, morte o lesioni personali.",

  indemnity: "Manleva",
  indemnityClaims:
    "Nei limiti di legge, se violi con colpa queste condizioni o la legge, rispondi delle pretese contro di noi e dei ragionevoli costi di difesa.",

  termination: "Cessazione",
  terminationWe:
    "Se violi queste condizioni, il tuo diritto di usare il sito cessa. Possiamo bloccarti, se necessario senza preavviso. Le sezioni 4, 5, 7, 8, 9, 13 e 15 restano in vigore.",

  third: "Servizi di terzi",
  thirdList: "Usiamo questi servizi, alle loro condizioni:",
  thirdAnalytics: "un servizio di statistiche, se configurato",
  thirdCaptcha: "reCAPTCHA di Google nella pagina dei contatti, se configurato",
  thirdModel: "un modello linguistico per i modelli sconosciuti, se configurato",
  thirdSharing: "i servizi con cui condividi",
  thirdLinks: "Non rispondiamo dei siti a cui rimandiamo.",

  privacy: "Informativa sulla privacy",
  privacyPart: "Vedi la nostra <privacy>informativa sulla privacy</privacy>.",

  law: "Legge applicabile",
  lawStates:
    "Queste condizioni sono regolate dalle leggi degli Stati Uniti e dello Stato in cui abbiamo sede, escluse le norme sui conflitti di leggi.",
  lawConsumers:
    "Restano salve le norme imperative a tutela dei consumatori del luogo in cui vivi. Se le versioni linguistiche differiscono, prevale quella inglese, nei limiti di tali norme.",

  changes: "Modifiche delle condizioni",
  changesNotice:
    "Possiamo modificare queste condizioni. Annunciamo le modifiche sostanziali su questo sito 30 giorni prima. Se poi usi il sito, le accetti.",
  changesDate: "Questa pagina mostra le condizioni in vigore alla data indicata sopra.",

  severability: "Invalidità parziale",
  severabilityRest:
    "Se una parte di queste condizioni non è valida, la sostituisce la legge e il resto rimane in vigore.",

  contact: "Contatti",
  contactReach:
    "{named, select, yes {Contatta {company}} other {Contattaci}} {mail, select, yes {per e-mail all’indirizzo {email} o } other {}}con il <contact>modulo di contatto</contact>.",

  important: "Importante",
  importantEntire: "Queste condizioni sono l’intero accordo tra te e noi sull’uso di questo sito.",
};

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
    "Conserviamo controlli e rapporti come indica la nostra <privacy>informativa sulla privacy</privacy>. Non inviare nulla che identifichi una persona, tranne i nomi su un rapporto. Informa i tuoi utenti che riceviamo i numeri di serie.",

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
