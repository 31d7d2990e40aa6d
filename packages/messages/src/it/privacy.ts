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
    "Con ogni controllo conserviamo marca, numero di serie, numero di modello (se c’è), data ed età trovate, e ora. Ci servono per trovare regole sbagliate e marche mancanti.",
  checksAnonymous:
    "Non conserviamo il tuo nome, il tuo indirizzo IP né altro che identifichi il dispositivo. Chi sapesse di chi è lo scaldabagno potrebbe però risalire a te.",
  checksScan:
    "Scansioni e foto della targhetta non lasciano mai il tuo dispositivo e spariscono quando chiudi lo scanner. Se una foto condivisa con l’app arriva per errore al nostro server, la scartiamo senza leggerla.",
  checksAddress:
    "L’indirizzo di un risultato contiene i dati che hai inserito e resta nella cronologia del browser. Non lo scriviamo nei log.",

  reports: "Rapporti",
  reportsStored:
    "Conserviamo un rapporto solo se lo chiedi: marca, numero di serie, numero di modello, date possibili e ora del controllo. Chiunque abbia il link può leggerlo. Chiediamo ai motori di ricerca di ignorarlo.",
  reportsDelete:
    "Il link di eliminazione, mostrato una volta sola, cancella il contenuto. Il numero del rapporto resta per un po’.",

  contact: "Messaggi",
  contactStored:
    "Con un messaggio conserviamo nome, indirizzo e-mail, numero di telefono (se c’è), oggetto, testo, lingua della pagina e ora. Li usiamo solo per risponderti. Una copia può restare nella nostra casella di posta finché serve.",

  correctionsStored:
    "Con una data stampata che invii conserviamo marca, numero di serie, data, dove è stampata, nota, lingua della pagina, ora e la nostra lettura. Ci servono per verificare e correggere le regole.",

  errors: "Segnalazioni di errore",
  errorsStored:
    "Per riparare le pagine che si rompono conserviamo l’errore, il punto del nostro codice, l’indirizzo della pagina e la richiesta non riuscita. Inoltre browser, dimensione della finestra, lingua, ora, la tua descrizione (se c’è) e un numero casuale per ogni visita.",
  errorsMasked:
    "Prima mascheriamo indirizzi e-mail, numeri di telefono, altri numeri lunghi e numeri di serie indicati come tali. Non mettere nomi nella descrizione.",

  network: "Log del server",
  networkLimits: "Contiamo le richieste per indirizzo IP perché nessuno sovraccarichi il servizio.",
  networkLogs:
    "I log contengono ora, pagina o funzione, esito e durata, ma nessun indirizzo IP e nulla di quello che scrivi. Anche chi ci fornisce rete e server vede il tuo indirizzo IP.",

  browser: "Il tuo browser",
  browserIntro: "Non impostiamo cookie nostri e non ti seguiamo su altri siti. Il tuo browser conserva:",
  browserLanguage: "la tua lingua",
  browserReports: "i link per eliminare i tuoi rapporti",
  browserTyped:
    "quello che hai scritto e un numero casuale per le segnalazioni di errore, finché non chiudi la scheda",
  browserHeaters: "gli scaldabagni e i sopralluoghi che salvi, con note e foto (mai inviati)",
  browserKept: "questo sito, per usarlo offline",
  browserWaiting: "i controlli fatti offline, finché non vengono inviati (eliminati dopo 30 giorni)",
  browserInstall: "quanti risultati hai visto, poi che ti abbiamo proposto l’app",
  browserConsent: "la tua risposta sul consenso",
  browserDelete:
    "Elimina scaldabagni e sopralluoghi in «I miei scaldabagni». Per eliminare tutto, cancella i dati di questo sito nelle impostazioni del browser.",

  counts: "Conteggi e condivisione",
  countsNumbers:
    "Conserviamo totali giornalieri che non si possono ricondurre a nessuno: controlli per marca ed età dello scaldabagno, errori e modi di condividere.",
  countsSharing: "Quando condividi, solo il servizio che scegli riceve l’indirizzo e il testo.",

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
  keepCorrections: "Date stampate",
  keepCorrectionsTime: "{corrections, plural, one {# giorno} many {# di giorni} other {# giorni}}",
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
  rightsCheck:
    "per un controllo o una data stampata: marca, numero di serie e più o meno quando l’hai inviato",
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
