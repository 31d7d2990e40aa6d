import type { Messages } from "../catalog/shape.ts";

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
