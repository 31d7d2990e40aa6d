import type { Messages } from "../catalog/shape.ts";

/** The privacy policy, in twelve sections. */
export const privacy: Messages["privacy"] = {
  metaTitle: "Informativa sulla privacy | Heater Age",
  metaDescription:
    "Che cosa conserva Heater Age quando controlli un numero di serie, crei un rapporto o ci scrivi, per quanto tempo e come cancellarlo.",
  title: "Informativa sulla privacy",
  intro:
    "Puoi controllare uno scaldabagno senza account e senza dirci chi sei. Ecco che cosa conserviamo, per quanto tempo e come cancellarlo.",

  who: "Titolare del trattamento",
  whoOperator:
    "«Noi» indica {named, select, yes {{company}, che pubblica questo sito} other {il gestore di questo sito}}. Siamo i titolari del trattamento: decidiamo che cosa conservare e ne rispondiamo. Puoi contattarci {mail, select, yes {per e-mail all’indirizzo {email} o } other {}}con il <contact>modulo di contatto</contact>.",
  whoBasis:
    "Dove la legge richiede una base giuridica, come fa il Regolamento generale sulla protezione dei dati (GDPR), le nostre sono queste. Gestiamo controlli, rapporti e messaggi perché ce lo chiedi tu (articolo 6, paragrafo 1, lettera b). Registriamo i controlli, limitiamo le richieste e analizziamo gli errori per un legittimo interesse (articolo 6, paragrafo 1, lettera f). L’interesse è un servizio corretto, che funzioni e di cui non si abusi. Quello che richiede il tuo consenso avviene solo se lo dai (articolo 6, paragrafo 1, lettera a).",

  checks: "Controlli dei numeri di serie",
  checksStored:
    "Con ogni controllo che invii conserviamo marca, numero di serie, numero di modello (se c’è), data ed età che abbiamo letto, e l’ora. Ci serve per trovare regole sbagliate e marche mancanti. Mentre scrivi, il numero resta nel tuo browser.",
  checksAnonymous:
    "Non conserviamo il tuo nome, il tuo indirizzo IP né altro che identifichi il dispositivo. Chi sapesse di chi è lo scaldabagno potrebbe però risalire a te: per questo dopo un certo tempo cancelliamo queste registrazioni.",
  checksScan:
    "Scansioni e foto della targhetta non lasciano mai il tuo dispositivo e spariscono quando chiudi lo scanner. Per verificarlo, caricato lo scanner, passa in modalità aereo e scansiona.",
  checksShared:
    "Anche le foto che condividi con l’app installata restano sul tuo dispositivo. Se una arriva per errore al nostro server, la scartiamo senza leggerla.",
  checksAddress:
    "L’indirizzo di una pagina con un risultato contiene i dati che hai inserito, così puoi ricaricarla o conservarla. Resta nella cronologia del browser. Chiediamo al browser di non passarlo ad altri siti e non lo scriviamo nei log. I controlli fatti senza rete, o mentre il nostro servizio non funziona, aspettano sul tuo dispositivo fino a 30 giorni. Li registriamo quando torni online, con l’ora in cui li hai fatti.",

  reports: "Rapporti diagnostici",
  reportsStored:
    "Conserviamo un rapporto solo se lo chiedi: marca, numero di serie, numero di modello, date possibili e ora del controllo. Chiunque abbia il link può leggerlo. Il link non si può indovinare, e chiediamo ai motori di ricerca di ignorarlo.",
  reportsDelete:
    "Ricevi un link che cancella il rapporto: lo mostriamo una volta sola. La cancellazione elimina il contenuto per sempre. Per un po’ resta solo il numero, così al suo indirizzo si legge che cosa è successo.",

  contact: "I messaggi che ci mandi",
  contactStored:
    "Quando ci scrivi conserviamo nome, indirizzo e-mail, numero di telefono (se c’è), oggetto, messaggio, lingua della pagina e ora. Li usiamo solo per risponderti. Una copia può arrivare alla nostra casella di posta, dove la teniamo finché la questione lo richiede.",

  correctionsStored:
    "Quando invii una data stampata conserviamo marca, numero di serie, data, dove è stampata, la tua nota, lingua della pagina, ora e la nostra lettura. Ci serve per verificare e correggere le regole. Non conserviamo nomi, foto o indirizzi IP: non metterli nella nota.",

  errors: "Segnalazioni di errore",
  errorsStored:
    "Se una pagina si rompe, il tuo browser ce lo segnala perché possiamo ripararla. Conserviamo l’errore, il punto del nostro codice, l’indirizzo della pagina e la richiesta non riuscita. Inoltre browser, dimensione della finestra, lingua, ora e la tua descrizione, se la aggiungi. Un numero casuale collega gli errori di una visita.",
  errorsMasked:
    "Prima di conservarli sostituiamo con segnaposto indirizzi e-mail, numeri di telefono, altri numeri lunghi e numeri di serie indicati come tali. Non mettere nomi nella descrizione.",

  network: "Indirizzi IP e log",
  networkLimits:
    "Ogni richiesta arriva con un indirizzo IP. Contiamo le richieste per indirizzo perché nessuno sovraccarichi il servizio. Per questo teniamo l’indirizzo in memoria per un minuto, o un’ora dopo un messaggio o una data stampata. Nel nostro database non c’è mai.",
  networkLogs:
    "I log contengono l’ora, la pagina o la funzione chiamata, l’esito e la durata. Non contengono indirizzi IP né nulla di quello che hai scritto. Come per qualsiasi sito, anche chi ci fornisce rete e server vede il tuo indirizzo.",

  browser: "Che cosa resta nel tuo browser",
  browserIntro:
    "Non impostiamo cookie nostri e non ti seguiamo su altri siti. Il tuo browser conserva questi dati, e puoi cancellarli in qualsiasi momento:",
  browserLanguage: "la tua lingua",
  browserReports: "i link che cancellano i tuoi rapporti",
  browserTyped: "quello che hai scritto, finché non chiudi la scheda",
  browserHeaters:
    "gli scaldabagni salvati, con note e foto: non vengono inviati e li elimini dalla pagina «I miei scaldabagni»",
  browserSession: "il numero casuale per le segnalazioni di errore, finché non chiudi la scheda",
  browserKept: "una copia di questo sito, perché si apra anche senza rete",
  browserWaiting: "i controlli fatti senza rete, finché non li registriamo",
  browserInstall: "quanti risultati hai visto, finché non ti proponiamo l’app, e che te l’abbiamo proposta",
  browserConsent: "la tua risposta, se ti abbiamo chiesto un consenso",

  counts: "Conteggi e condivisione",
  countsNumbers:
    "Contiamo i controlli al giorno per marca ed età dello scaldabagno, gli errori e quante volte si usa ogni modo di condividere. Conserviamo questi totali, che non si possono ricondurre a nessuno.",
  countsSharing:
    "Quando condividi, il servizio che scegli si apre in una finestra sua e riceve l’indirizzo e il testo che condividi. Prima di allora non ne carichiamo nulla.",

  services: "Servizi di terzi",
  servicesIntro:
    "Non vendiamo dati e non mostriamo pubblicità. I fornitori di server e posta lavorano per nostro conto. I servizi qui sotto sono attivi solo se configurati per questo sito. Possono trattare dati in altri paesi, compresi gli Stati Uniti.",
  servicesAnalytics:
    "Le statistiche (al momento: {analytics, select, no {disattivate} other {{analytics}}}) contano le pagine viste ed eventi come l’invio di un controllo. Non ricevono mai un numero di serie o di modello, né la parte di un indirizzo dopo il punto interrogativo. Vedono il tuo indirizzo IP, come qualsiasi server. Dove serve il consenso, come per Google Analytics con i suoi cookie, nulla viene inviato finché non accetti. Puoi revocarlo in fondo a questa pagina. Un segnale Global Privacy Control vale come un no.",
  servicesCaptcha:
    "La protezione dai bot (al momento: {captcha, select, yes {attiva} other {disattivata}}) carica reCAPTCHA di Google nella pagina dei contatti. Google riceve allora il tuo indirizzo IP e dati sul tuo browser, e può impostare cookie. A Google chiediamo solo se il test è superato.",
  servicesModel:
    "Se non conosciamo un modello, marca e numero di modello possono andare al fornitore di un modello linguistico. Il numero di serie non viene mai inviato. I dati che ne arrivano sono segnati come completati dall’IA.",

  keep: "Per quanto tempo conserviamo i dati",
  keepIntro: "I dati più vecchi vengono cancellati automaticamente.",
  keepChecks: "Controlli",
  keepChecksTime: "{checks, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepReports: "Rapporti diagnostici",
  keepReportsTime:
    "Finché non li cancelli, al massimo {reports, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepMessages: "I messaggi che ci mandi",
  keepMessagesTime: "{messages, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepCorrections: "Date stampate che hai inviato",
  keepCorrectionsTime: "{corrections, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepErrors: "Segnalazioni di errore",
  keepErrorsTime: "{errors, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepAnswers: "Risposte di un modello linguistico sui modelli",
  keepAnswersTime: "{answers, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepRepeats: "Risposte cifrate, per richieste ripetute",
  keepRepeatsTime: "{repeats, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepIds: "Identificativi casuali dei controlli, per non salvarne uno due volte",
  keepIdsTime: "35 giorni",
  keepNetwork: "Indirizzi IP, solo in memoria",
  keepNetworkTime: "1 minuto, o 1 ora dopo un messaggio o una data stampata",
  keepCounts: "Conteggi",
  keepCountsTime: "Per sempre",
  keepBackups: "I dati cancellati possono restare nei backup al massimo per lo stesso tempo ancora.",

  rights: "I tuoi diritti e come cancellare i dati",
  rightsList:
    "Puoi chiederci che cosa conserviamo su di te e farlo correggere, cancellare o consegnare. Puoi opporti al suo uso o revocare un consenso per il futuro. È gratis e non serve un motivo. Per trovare i tuoi dati ci serve:",
  rightsCheck: "per un controllo: la marca, il numero di serie e più o meno quando l’hai fatto",
  rightsReport: "per un rapporto: il suo indirizzo, a meno che tu abbia il link che lo cancella",
  rightsMessage: "per un messaggio: l’indirizzo e-mail che hai indicato",
  rightsCorrection: "per una data stampata: la marca, il numero di serie e più o meno quando l’hai inviata",
  rightsError: "per una segnalazione di errore: il suo ID errore",
  rightsReach:
    "Scrivici {mail, select, yes {all’indirizzo {email} o } other {}}con il <contact>modulo di contatto</contact>. Rispondiamo entro un mese. Puoi anche presentare un reclamo all’autorità di protezione dei dati del tuo paese.",

  changes: "Minori e modifiche a questa informativa",
  changesChildren:
    "Questo sito non è destinato ai minori di 13 anni, e non conserviamo consapevolmente nulla su di loro.",
  changesNotice:
    "Quando cambia quello che facciamo, aggiorniamo questa pagina e la sua data. Se una modifica riguarda dati che abbiamo già, la annunciamo su questo sito 30 giorni prima.",
};
