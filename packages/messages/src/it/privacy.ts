import type { Messages } from "../catalog/shape.ts";

/** The privacy policy, in twelve sections. */
export const privacy: Messages["privacy"] = {
  metaTitle: "Informativa sulla privacy | Heater Age",
  metaDescription:
    "Che cosa conserva Heater Age quando controlli un numero di serie, crei un rapporto o ci scrivi, per quanto tempo, e come farlo cancellare.",
  title: "Informativa sulla privacy",
  intro:
    "Qui puoi controllare uno scaldabagno senza account e senza dirci chi sei. Questa pagina spiega che cosa viene conservato quando lo fai, per quanto tempo, e come farlo cancellare.",

  who: "Titolare del trattamento",
  whoOperator:
    "«Noi» indica {named, select, yes {{company}, che pubblica questo sito} other {il gestore di questo sito}}. Il titolare del trattamento siamo noi: decidiamo che cosa viene conservato e ne rispondiamo. Puoi contattarci {mail, select, yes {per e-mail all’indirizzo {email} o } other {}}tramite il <contact>modulo di contatto</contact>.",
  whoBasis:
    "Dove la legge richiede una base giuridica, come fa il Regolamento generale sulla protezione dei dati (Regolamento (UE) 2016/679, GDPR), essa è la seguente: gestiamo controlli, rapporti e messaggi perché ce lo chiedi tu (articolo 6, paragrafo 1, lettera b). Registriamo i controlli, limitiamo le richieste e analizziamo gli errori perché abbiamo un legittimo interesse a un servizio corretto, funzionante e non soggetto ad abusi (articolo 6, paragrafo 1, lettera f). Ciò che richiede il tuo consenso avviene solo con esso (articolo 6, paragrafo 1, lettera a).",

  checks: "Controlli dei numeri di serie",
  checksStored:
    "Quando invii un controllo, conserviamo la marca, il numero di serie, il numero di modello se lo hai indicato, la data e l’età che abbiamo letto, e il momento del controllo. Con questi dati troviamo gli errori nelle nostre regole e scopriamo quali marche mancano. Mentre scrivi, il tuo browser legge il numero da solo.",
  checksAnonymous:
    "Nulla in questa registrazione dice chi sei: non contiene nomi, indirizzi di rete né elementi che identifichino il tuo dispositivo. Un numero di serie, però, appartiene a un determinato apparecchio, e chi sapesse di chi è quell’apparecchio potrebbe collegare le due cose. Per questo dopo un certo tempo cancelliamo queste registrazioni.",
  checksScan:
    "Quando scansioni una targhetta con la fotocamera o da una foto, il tuo browser la legge sul tuo dispositivo. La foto non viene mai inviata, e sparisce quando chiudi lo scanner. Puoi verificarlo: nel pannello Rete degli strumenti di sviluppo del browser vedi che una scansione scarica solo file di questo sito, e che funziona in modalità aereo una volta che ci sono.",
  checksAddress:
    "L’indirizzo di una pagina con un risultato contiene i dati che hai inserito, così puoi ricaricarla o conservarla. Resta nella cronologia del tuo browser. Al browser viene indicato di non trasmetterlo ad altri siti, e nei nostri log non compare. Un controllo a cui il tuo browser risponde da solo, perché la rete o il nostro servizio non funzionano, non viene registrato.",

  reports: "Rapporti diagnostici",
  reportsStored:
    "Un rapporto diagnostico viene conservato solo se lo chiedi. Contiene la marca, il numero di serie, il numero di modello, le date di fabbricazione che ne possono risultare e il momento del controllo. Chiunque abbia il suo indirizzo può leggerlo. L’indirizzo non si può indovinare, e ai motori di ricerca viene indicato di escluderlo.",
  reportsDelete:
    "Con il rapporto ricevi un link che lo cancella. Questo link viene mostrato una sola volta. Quando un rapporto viene cancellato, il suo contenuto è eliminato definitivamente. Per un certo tempo resta solo il suo numero, in modo che al suo indirizzo si legga che cosa ne è stato.",

  contact: "Messaggi che ci invii",
  contactStored:
    "Se ci scrivi, conserviamo il tuo nome, il tuo indirizzo e-mail, il tuo numero di telefono se lo hai indicato, l’oggetto, il messaggio, la lingua della pagina e il momento dell’invio. Li usiamo per risponderti e per nient’altro. Il messaggio può essere inoltrato anche alla nostra casella di posta, dove lo conserviamo finché la questione lo richiede.",

  correctionsStored:
    "Se ci invii la data stampata su uno scaldabagno, salviamo la marca, il numero di serie, la data, dove si trova, la tua nota se ne hai scritta una, la lingua della pagina e l’ora, insieme a ciò che abbiamo letto nel numero. Ci serve per verificare e correggere le nostre regole. Non salviamo nomi, foto né indirizzi di rete; per favore non metterli nemmeno nella nota.",

  errors: "Segnalazioni di errore",
  errorsStored:
    "Se qualcosa nella pagina smette di funzionare, il tuo browser ce lo comunica perché possiamo rimediare. Riceviamo l’errore e il punto del nostro codice in cui si è verificato, l’indirizzo della pagina, la richiesta non riuscita, il tipo di browser, la dimensione della finestra, la lingua, l’ora e un numero casuale che collega gli errori di una stessa visita. Se descrivi che cosa stavi facendo, riceviamo anche questo.",
  errorsMasked:
    "Prima che questi dati vengano conservati, indirizzi e-mail, numeri di telefono, altri numeri lunghi e numeri di serie indicati come tali vengono sostituiti con segnaposto. Non inserire nomi nella tua descrizione.",

  network: "Indirizzi di rete e log",
  networkLimits:
    "Ogni richiesta porta con sé l’indirizzo di rete (indirizzo IP) a cui va la risposta. Contiamo quante richieste arrivano da un indirizzo, perché nessuno possa sovraccaricare il servizio. A questo scopo l’indirizzo resta in memoria per un minuto e, dopo un messaggio tramite il modulo di contatto o l’invio di una data stampata, per un’ora. Nel nostro database non viene mai conservato.",
  networkLogs:
    "I nostri log contengono l’ora, la pagina o la funzione chiamata, l’esito e la durata. Non contengono indirizzi di rete né nulla di ciò che hai scritto. Anche chi fornisce la rete e i server vede il tuo indirizzo, come per qualsiasi sito.",

  browser: "Conservazione nel tuo browser",
  browserIntro:
    "Il servizio non imposta cookie propri e non ti segue da un sito all’altro. Nel tuo browser, dove puoi eliminarli in qualsiasi momento, restano:",
  browserLanguage: "la lingua che hai scelto;",
  browserReports: "i link che cancellano i rapporti che hai creato;",
  browserTyped: "quello che hai scritto, finché non chiudi la scheda, così nulla va perso;",
  browserSession: "il numero casuale per le segnalazioni di errore, finché non chiudi la scheda;",
  browserConsent: "la tua risposta, se ti è stato chiesto un consenso.",

  counts: "Conteggi e condivisione",
  countsNumbers:
    "Contiamo quanti controlli si fanno ogni giorno per marca ed età dell’apparecchio, quanti errori ci sono stati e quante volte viene usata ciascuna modalità di condivisione. Sono semplici numeri che non si possono ricondurre a nessuno, e li conserviamo.",
  countsSharing:
    "Se condividi una pagina o un risultato, il servizio che scegli si apre in una finestra propria e riceve l’indirizzo e il testo che condividi. Prima di allora da questi servizi non viene caricato nulla.",

  services: "Servizi di terzi",
  servicesIntro:
    "Non vendiamo dati e non mostriamo pubblicità. I fornitori di server e di posta elettronica operano per nostro conto. Oltre a questi, i servizi seguenti vengono usati solo se sono configurati per questo sito. Possono trattare dati in altri paesi, tra cui gli Stati Uniti.",
  servicesAnalytics:
    "Statistiche delle visite, se configurate (attualmente: {analytics, select, no {no} other {{analytics}}}): un servizio di analisi conta quali pagine vengono aperte ed eventi come l’invio di un controllo. Non riceve mai un numero di serie o di modello, né la parte di un indirizzo dopo il punto interrogativo. Vede il tuo indirizzo di rete, come ogni server chiamato dal tuo browser. Dove occorre il consenso, come per Google Analytics, che imposta cookie, nulla viene inviato prima che tu lo abbia dato, e puoi revocarlo in fondo a questa pagina. Un segnale Global Privacy Control del tuo browser vale come un no.",
  servicesCaptcha:
    "Protezione dai robot, se configurata (attualmente: {captcha, select, yes {sì} other {no}}): la pagina dei contatti carica reCAPTCHA di Google. Google riceve allora il tuo indirizzo di rete e dati sul tuo browser, e può impostare cookie. A Google chiediamo soltanto se il test è stato superato.",
  servicesModel:
    "Dati sui modelli di scaldabagno da un modello linguistico, se configurato: la marca e il numero di un modello che manca nei nostri archivi possono essere inviati al fornitore del modello linguistico. Il numero di serie non viene mai inviato. Questi dati sono contrassegnati come completati dall’IA.",

  keep: "Per quanto tempo vengono conservati i dati",
  keepIntro: "I dati meno recenti vengono cancellati automaticamente.",
  keepChecks: "Controlli",
  keepChecksTime: "{checks, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepReports: "Rapporti diagnostici",
  keepReportsTime:
    "Finché non li cancelli, al massimo {reports, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepMessages: "Messaggi che ci invii",
  keepMessagesTime: "{messages, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepCorrections: "Date stampate che hai inviato",
  keepCorrectionsTime: "{corrections, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepErrors: "Segnalazioni di errore",
  keepErrorsTime: "{errors, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepAnswers: "Risposte di un modello linguistico sui modelli di scaldabagno",
  keepAnswersTime: "{answers, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepRepeats: "Risposte a richieste che un browser o un programma può ripetere, cifrate",
  keepRepeatsTime: "{repeats, plural, one {# giorno} many {# di giorni} other {# giorni}}",
  keepNetwork: "Indirizzi di rete, solo in memoria",
  keepNetworkTime: "Un minuto, per i messaggi e le date stampate un’ora",
  keepCounts: "Conteggi",
  keepCountsTime: "Senza limiti di tempo: non si possono ricondurre a nessuno",
  keepBackups:
    "Nel caso in cui il database vada perso, esistono copie di backup. Ciò che è stato cancellato scompare anche da queste, al più tardi dopo un ulteriore periodo di pari durata.",

  rights: "I tuoi diritti e come far cancellare i dati",
  rightsList:
    "Puoi chiederci quali dati conserviamo su di te e farli rettificare, cancellare o consegnare. Puoi opporti al loro uso e revocare un consenso per il futuro. È gratuito e non devi indicare un motivo. Per farci trovare i dati giusti, indicaci:",
  rightsCheck: "per un controllo: la marca, il numero di serie e all’incirca quando l’hai fatto;",
  rightsReport:
    "per un rapporto di cui non hai più il link di cancellazione: l’indirizzo del rapporto. Con il link non serve chiederlo a noi;",
  rightsMessage: "per un messaggio: l’indirizzo e-mail che hai indicato;",
  rightsCorrection: "per una data stampata: la marca, il numero di serie e all’incirca quando l’hai inviata;",
  rightsError: "per una segnalazione di errore: l’ID errore che è stato mostrato.",
  rightsReach:
    "Scrivici {mail, select, yes {all’indirizzo {email} o } other {}}tramite il <contact>modulo di contatto</contact>. Rispondiamo entro un mese. Puoi anche proporre reclamo all’autorità di protezione dei dati del luogo in cui vivi.",

  changes: "Minori e modifiche a questa informativa",
  changesChildren:
    "Questo sito non è destinato ai minori di 13 anni, e non conserviamo consapevolmente alcun dato su di loro.",
  changesNotice:
    "Quando cambia ciò che facciamo, cambia anche questa pagina, e con essa la data in alto. Se una modifica riguarda dati che già conserviamo, la annunciamo su questo sito con 30 giorni di anticipo.",
};
