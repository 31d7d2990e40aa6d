import type { Messages } from "../catalog/shape.ts";

/** The terms of service of the website: sixteen numbered sections and what they end with. */
export const terms: Messages["terms"] = {
  metaTitle: "Condizioni d’uso | Heater Age",
  metaDescription:
    "Che cosa fa il sito Heater Age, quanto puoi fidarti delle sue risposte e che cosa puoi farne.",
  title: "Condizioni d’uso",
  intro: "Queste condizioni regolano l’uso di questo sito.",

  acceptance: "Accettazione delle condizioni",
  acceptanceUse:
    "Usando questo sito accetti queste condizioni. Se non le accetti, non usarlo. «Noi» indica {named, select, yes {{company}, che pubblica questo sito} other {il gestore di questo sito}}.",

  description: "Descrizione del servizio",
  descriptionWhat:
    "Il servizio legge il numero di serie di uno scaldabagno e mostra quando è stato fabbricato, quanti anni ha e che cosa fare. Dove può, aggiunge i dati del modello. Crea rapporti da stampare e condividere. È gratuito e non richiede un account.",
  descriptionChange:
    "Possiamo ampliare, modificare o chiudere il servizio. Non promettiamo che sia sempre disponibile.",

  license: "Licenza d’uso e restrizioni",
  licenseGrant:
    "Puoi usare questo sito finché rispetti queste condizioni. La licenza è non esclusiva, non trasferibile e revocabile. Il servizio è destinato esclusivamente all’uso personale e non commerciale.",
  licensePersonal:
    "Controllare lo scaldabagno che hai davanti, a mano e uno alla volta, è uso personale, anche nel tuo lavoro di idraulico, perito o tecnico. Vendere le risposte o integrarle in un tuo prodotto o servizio non è uso personale.",
  licenseNot: "Non è consentito:",
  licenseBots: "usare bot, scraper o altri programmi su questo sito",
  licenseRequests: "fare un numero eccessivo di richieste o aggirare i nostri limiti",
  licenseCopy: "copiare il sito, o ampie parti di esso, e pubblicarlo come tuo",
  licenseNotices: "togliere indicazioni di fonte, età o affidabilità da quello che passi ad altri",
  licenseDevelopers:
    "I programmi possono usare la nostra API e i nostri pacchetti software alle <developers>condizioni per gli sviluppatori</developers>.",

  accuracy: "Accuratezza delle informazioni",
  accuracyRules:
    "Le nostre regole per le date vengono da produttori, autorità e operatori del settore. Molti produttori non le hanno mai pubblicate, le hanno cambiate o riusano i codici dopo qualche anno. Una risposta può essere sbagliata, o una di più date possibili. Indichiamo quanto una regola è affidabile e la sua fonte. Se una data è importante, verificala con il produttore.",
  accuracyAge:
    "La data dice quando uno scaldabagno è stato fabbricato, non quando è stato installato né in che stato è. Solo il produttore può dire se una garanzia vale. I dati dei modelli possono essere incompleti o superati. Quelli completati dall’IA vengono da un modello linguistico e richiedono particolare cautela.",

  advice: "Consulenza professionale",
  adviceGeneral:
    "Sono informazioni generali. Non sostituiscono la verifica di un idraulico o di un tecnico abilitato. Non sono una consulenza su sicurezza, assicurazione, garanzia o acquisto di una casa.",
  adviceSafety:
    "Gas, elettricità e acqua calda in pressione possono ferire e uccidere. Lascia i lavori su uno scaldabagno a un professionista abilitato. Se senti odore di gas, esci dall’edificio e chiama da fuori il pronto intervento gas o il numero di emergenza.",

  conduct: "Condotta dell’utente",
  conductList: "Quando usi il sito, non devi:",
  conductLaw: "violare la legge o i diritti altrui",
  conductSystems: "entrare in sistemi o dati non destinati a te, o disturbare o sovraccaricare il servizio",
  conductCode: "inviare codice dannoso, o dati personali altrui senza consenso",
  conductMessages: "usare il modulo di contatto per pubblicità, minacce o inganni",
  conductMislead:
    "usare un risultato o un rapporto per ingannare qualcuno, per esempio sull’età di uno scaldabagno in una vendita",

  property: "Proprietà intellettuale",
  propertyOurs:
    "Testi, disegni e grafica di questo sito appartengono a noi o ai nostri licenzianti. Puoi stampare, conservare e condividere risultati e rapporti per i tuoi scopi. I nostri pacchetti software hanno una propria licenza, indicata nelle <developers>condizioni per gli sviluppatori</developers>.",
  propertyMakers:
    "I nomi e i marchi dei produttori appartengono ai rispettivi titolari. Li usiamo solo per identificare gli scaldabagni. I produttori non hanno approvato questo sito e non vi sono collegati.",

  liability: "Esclusione di garanzia e limitazione di responsabilità",
  liabilityAsIs:
    "Nei limiti di legge, il servizio è fornito «così com’è» e «secondo disponibilità», senza garanzie espresse o implicite. Ciò comprende le garanzie di commerciabilità, idoneità a uno scopo particolare, accuratezza e non violazione di diritti altrui.",
  liabilityLimit:
    "Nei limiti di legge, non rispondiamo dei danni indiretti, incidentali, speciali o consequenziali, né della perdita di profitti, dati o beni. Questo vale per i danni dovuti all’uso del servizio, all’impossibilità di usarlo o all’affidamento su una risposta.",
  liabilityMandatory:
    "Queste condizioni non limitano le responsabilità che la legge non consente di limitare, come quelle per dolo, colpa grave o danni alla vita, al corpo o alla salute. Non limitano i diritti che la legge riconosce ai consumatori.",

  indemnity: "Manleva",
  indemnityClaims:
    "Se, usando il servizio, violi per tua colpa queste condizioni o la legge, rispondi delle pretese che altri avanzano per questo contro di noi. Sono compresi i costi ragionevoli della nostra difesa, nei limiti di legge.",

  termination: "Cessazione",
  terminationYou: "Puoi smettere di usare il sito in qualsiasi momento, senza avvisarci.",
  terminationWe:
    "Se violi queste condizioni, il tuo diritto di usare il sito cessa. Possiamo bloccarti l’accesso, senza preavviso se serve a proteggere il servizio. Le sezioni 4, 5, 7, 8, 9, 13 e 15 restano in vigore.",

  third: "Servizi di terzi",
  thirdList: "Alcune parti del sito usano servizi di altre aziende, alle loro condizioni:",
  thirdAnalytics: "un servizio di statistiche, se configurato, che conta visite ed eventi",
  thirdCaptcha: "reCAPTCHA di Google nella pagina dei contatti, se configurato",
  thirdModel: "un modello linguistico, se configurato, per i modelli che non abbiamo in archivio",
  thirdSharing: "i social network e i servizi di posta che scegli quando condividi",
  thirdLinks: "Abbiamo link ad altri siti, per esempio alle fonti. Non rispondiamo del loro contenuto.",

  privacy: "Informativa sulla privacy",
  privacyPart:
    "La nostra <privacy>informativa sulla privacy</privacy> spiega che cosa conserviamo, per quanto tempo e come cancellarlo.",

  law: "Legge applicabile",
  lawStates:
    "Queste condizioni sono regolate dalle leggi degli Stati Uniti. Dove queste lasciano una questione agli Stati, valgono le leggi dello Stato in cui abbiamo sede, escluse le norme sui conflitti di leggi.",
  lawConsumers:
    "Se sei un consumatore, conservi la tutela delle norme imperative del luogo in cui vivi. Se le versioni linguistiche differiscono, prevale quella inglese, nei limiti di tali norme.",

  changes: "Modifiche delle condizioni",
  changesNotice:
    "Possiamo modificare queste condizioni. Annunciamo le modifiche sostanziali su questo sito 30 giorni prima che entrino in vigore. Le altre valgono dalla pubblicazione. Se usi il sito dopo, accetti le condizioni modificate.",
  changesDate: "Questa pagina mostra le condizioni in vigore alla data indicata in alto.",

  severability: "Invalidità parziale",
  severabilityRest:
    "Se una parte di queste condizioni non è valida o non è applicabile, il resto rimane in vigore. Al suo posto vale la legge.",

  contact: "Contatti",
  contactReach:
    "Domande su queste condizioni? {named, select, yes {Contatta {company}} other {Contattaci}} {mail, select, yes {per e-mail all’indirizzo {email} o } other {}}con il <contact>modulo di contatto</contact>.",

  important: "Importante",
  importantEntire:
    "Queste condizioni sono l’intero accordo tra te e noi sull’uso di questo sito. Sostituiscono tutto quanto concordato o detto prima.",
};
