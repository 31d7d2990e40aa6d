import type { Messages } from "../catalog/shape.ts";

/** The terms of service of the website: sixteen numbered sections and what they end with. */
export const terms: Messages["terms"] = {
  metaTitle: "Condizioni d’uso | Heater Age",
  metaDescription:
    "Le condizioni per usare il sito Heater Age: che cosa fa, a che cosa serve, quanto ci si può fidare delle sue risposte e che cosa puoi farne.",
  title: "Condizioni d’uso",
  intro: "Queste condizioni regolano l’uso di questo sito. Le abbiamo scritte il più brevi possibile.",

  acceptance: "Accettazione delle condizioni",
  acceptanceUse:
    "Usando questo sito accetti queste condizioni. Se non le accetti, ti preghiamo di non usarlo. «Noi» indica {named, select, yes {{company}, che pubblica questo sito} other {il gestore di questo sito}}.",

  description: "Descrizione del servizio",
  descriptionWhat:
    "Il servizio legge il numero di serie di uno scaldabagno e dice quando l’apparecchio è stato fabbricato, quanti anni ha e che cosa tenere presente. Dove può, aggiunge dati sul modello. Crea rapporti che puoi stampare e condividere. È gratuito e non richiede un account.",
  descriptionChange:
    "Possiamo ampliare il servizio, modificarlo o interromperlo. Non garantiamo che sia sempre disponibile.",

  license: "Licenza d’uso e restrizioni",
  licenseGrant:
    "Puoi usare questo sito finché rispetti queste condizioni. La licenza non è esclusiva, non è trasferibile e può essere revocata. Il servizio è destinato esclusivamente all’uso personale e non commerciale.",
  licensePersonal:
    "Controllare l’apparecchio che hai davanti, a mano e uno alla volta, è uso personale, anche quando lo fai per lavoro come idraulico, perito o tecnico. Vendere le risposte, o integrarle in un tuo prodotto o servizio, non lo è.",
  licenseNot: "Non è consentito:",
  licenseBots: "usare bot, scraper o altri programmi su questo sito;",
  licenseRequests: "fare un numero eccessivo di richieste o aggirare i limiti al loro numero;",
  licenseCopy: "copiare il sito o ampie parti di esso e pubblicarle come proprie;",
  licenseNotices: "eliminare indicazioni di origine, età o affidabilità da ciò che trasmetti ad altri.",
  licenseDevelopers:
    "I programmi sono benvenuti altrove: la nostra interfaccia di programmazione (API) e i nostri pacchetti software hanno proprie condizioni, le <developers>condizioni per gli sviluppatori</developers>.",

  accuracy: "Accuratezza delle informazioni",
  accuracyRules:
    "Le date sono lette secondo regole che abbiamo raccolto presso produttori, autorità e operatori del settore. Molti produttori non hanno mai pubblicato le proprie regole, le hanno modificate o usano codici che dopo alcuni anni ricominciano. Una risposta può essere sbagliata, o essere una di più date possibili. Indichiamo quanto è affidabile una regola e da dove viene. Se una data è importante, verificala presso il produttore.",
  accuracyAge:
    "La data dice quando un apparecchio è stato fabbricato, non quando è stato installato né in quali condizioni si trova. Spetta al produttore dire se una garanzia è in vigore. I dati sui modelli possono essere incompleti o non aggiornati. Quelli contrassegnati come completati dall’IA provengono da un modello linguistico e richiedono particolare cautela.",

  advice: "Consulenza professionale",
  adviceGeneral:
    "Quello che leggi qui è informazione di carattere generale. Non sostituisce la verifica di un idraulico o di un tecnico abilitato e non costituisce consulenza in materia di sicurezza, assicurazione, garanzia o acquisto di una casa.",
  adviceSafety:
    "Gas, elettricità e acqua calda in pressione possono ferire e uccidere. Affida i lavori su uno scaldabagno a un professionista abilitato. Se senti odore di gas, esci dall’edificio e chiama da fuori il pronto intervento del gas o il numero di emergenza.",

  conduct: "Condotta dell’utente",
  conductList: "Quando usi il sito, ti chiediamo di non:",
  conductLaw: "violare la legge o i diritti altrui;",
  conductSystems:
    "cercare di accedere a sistemi o dati non destinati a te, o disturbare o sovraccaricare il servizio;",
  conductCode: "inviare codice dannoso, o dati personali altrui senza il consenso degli interessati;",
  conductMessages: "usare il modulo di contatto per pubblicità, minacce o inganni;",
  conductMislead:
    "usare un risultato o un rapporto per ingannare qualcuno, per esempio sull’età di un apparecchio in una vendita.",

  property: "Proprietà intellettuale",
  propertyOurs:
    "I testi, i disegni e la grafica di questo sito appartengono a noi o a chi ce li concede in licenza. Puoi stampare, conservare e condividere risultati e rapporti per i tuoi scopi. I nostri pacchetti software hanno una propria licenza, indicata nelle <developers>condizioni per gli sviluppatori</developers>.",
  propertyMakers:
    "I nomi e i marchi dei produttori appartengono ai rispettivi titolari. Li usiamo solo per dire di quale apparecchio si parla. I produttori non hanno approvato questo sito e non hanno nulla a che fare con esso.",

  liability: "Esclusione di garanzia e limitazione di responsabilità",
  liabilityAsIs:
    "Nei limiti consentiti dalla legge, il servizio è fornito «così com’è» e «secondo disponibilità», senza alcuna garanzia, espressa o implicita, comprese quelle di commerciabilità, idoneità a uno scopo particolare, accuratezza e non violazione di diritti di terzi.",
  liabilityLimit:
    "Nei limiti consentiti dalla legge, non rispondiamo dei danni indiretti, incidentali, speciali o consequenziali, né della perdita di profitto, di dati o di beni, derivanti dall’uso del servizio, dall’impossibilità di usarlo o dall’affidamento su una risposta.",
  liabilityMandatory:
    "Nulla in queste condizioni limita una responsabilità che la legge non consente di limitare, come quella per dolo, colpa grave o danni alla vita, all’integrità fisica o alla salute, né i diritti che la legge riconosce ai consumatori.",

  indemnity: "Manleva",
  indemnityClaims:
    "Se qualcuno avanza pretese nei nostri confronti perché nell’uso del servizio hai violato per tua colpa queste condizioni o la legge, ti impegni a tenerci indenni da tali pretese e dai costi ragionevoli della nostra difesa, nei limiti consentiti dalla legge.",

  termination: "Cessazione",
  terminationYou: "Puoi smettere di usare il sito in qualsiasi momento, senza comunicarcelo.",
  terminationWe:
    "Se violi queste condizioni, il tuo diritto di usare il sito cessa. Possiamo allora bloccare il tuo accesso, senza preavviso se la protezione del servizio lo richiede. Le sezioni 4, 5, 7, 8, 9, 13 e 15 restano in vigore.",

  third: "Servizi di terzi",
  thirdList:
    "Alcune parti del sito dipendono da servizi di terzi. A ciò che questi fanno si applicano le loro condizioni. I servizi sono:",
  thirdAnalytics: "un servizio di analisi, se configurato, che conta visite ed eventi;",
  thirdCaptcha: "reCAPTCHA di Google sulla pagina dei contatti, se configurato;",
  thirdModel:
    "un modello linguistico, se configurato, che viene interrogato sui modelli di scaldabagno che mancano nei nostri archivi;",
  thirdSharing: "i social network e i servizi di posta che scegli quando condividi qualcosa.",
  thirdLinks:
    "Il sito contiene link ad altri siti, per esempio alle fonti. Non rispondiamo del loro contenuto.",

  privacy: "Informativa sulla privacy",
  privacyPart:
    "Che cosa conserviamo, per quanto tempo e come puoi farlo cancellare è scritto nella nostra <privacy>informativa sulla privacy</privacy>.",

  law: "Legge applicabile",
  lawStates:
    "Queste condizioni sono regolate dalle leggi degli Stati Uniti e, dove queste rimettono una questione agli Stati, dalle leggi dello Stato in cui abbiamo sede, con esclusione delle norme sui conflitti di leggi.",
  lawConsumers:
    "Se sei un consumatore, conservi la tutela che ti danno le norme imperative del luogo in cui vivi. In caso di differenze tra le versioni di queste condizioni nelle diverse lingue prevale quella inglese, nei limiti consentiti da tali norme.",

  changes: "Modifiche delle condizioni",
  changesNotice:
    "Possiamo modificare queste condizioni. Annunciamo le modifiche sostanziali su questo sito con un preavviso di 30 giorni rispetto alla loro entrata in vigore. Le altre modifiche hanno effetto dalla pubblicazione. Chi usa il sito dopo tale momento accetta le condizioni modificate.",
  changesDate: "Questa pagina mostra sempre le condizioni in vigore alla data indicata in alto.",

  severability: "Invalidità parziale",
  severabilityRest:
    "Se una parte di queste condizioni non è valida o non può essere fatta valere, il resto rimane in vigore. Al posto di quella parte si applica quanto previsto dalla legge.",

  contact: "Contatti",
  contactReach:
    "Per domande su queste condizioni {named, select, yes {puoi contattare {company}} other {puoi contattarci}} {mail, select, yes {per e-mail all’indirizzo {email} o } other {}}tramite il <contact>modulo di contatto</contact>.",

  important: "Importante",
  importantEntire:
    "Queste condizioni costituiscono l’intero accordo tra te e noi sull’uso di questo sito. Sostituiscono tutto ciò che è stato concordato o detto in precedenza al riguardo.",
};
