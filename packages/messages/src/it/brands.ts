import type { Messages } from "../catalog/shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  intro: "Conosciamo {count, number} marche di scaldabagni. Di {rules, number} sappiamo leggere la data.",
  more: "Altre marche",
};

/**
 * The page of a brand. `about-…` tells who made its heaters: written by hand for the 14 most common brands and for
 * those with more to tell than a name. Each rests on sources that are named below it.
 */
export const brand: Messages["brand"] = {
  metaTitle: "Scaldabagno {brand}: scopri l’età dal numero di serie",
  metaDescription: "Il numero di serie {brand} {serial} significa {date}. Scopri l’età del tuo scaldabagno.",
  metaDescriptionPlain: "Dov’è la targhetta su uno scaldabagno {brand} e come scoprire l’età senza una data.",
  title: "Quanti anni ha il tuo scaldabagno {brand}?",
  intro: "Scrivi il numero di serie {brand} della targhetta.",
  introPlain:
    "Non sappiamo leggere le date {brand}, ma il tuo numero di serie può avere il formato di un’altra marca.",
  plateTitle: "Dov’è il numero di serie",
  plateText: "Cerca «Matricola», «Serial No.» o «S/N» sulla targhetta.",
  aboutTitle: "Informazioni su {brand}",
  aboutMaker: "Gli scaldabagni {brand} li ha costruiti {maker}.",
  aboutUnknown: "Non sappiamo chi ha costruito gli scaldabagni {brand}.",
  "about-ao-smith":
    "A. O. Smith costruisce questi scaldabagni. Ha comprato State nel 2001 e American nel 2006. Un richiamo del 2018 mostra che dal 2011 usano lo stesso codice State, Reliance, Kenmore, American, U.S. Craftmaster e Whirlpool.",
  "about-rheem":
    "Rheem produce scaldabagni dagli anni Trenta. Ha comprato Ruud nel 1959, costruisce i Richmond e dal 1998 ha fornito i GE a The Home Depot. Tutti usano il suo codice.",
  "about-bradford-white":
    "Bradford White ha pubblicato il proprio codice. Ha costruito anche molti vecchi Lochinvar ad accumulo, con le stesse lettere.",
  "about-whirlpool":
    "Questi scaldabagni li ha costruiti American Water Heater Company, e dal 2000 li ha venduti Lowe’s. Un richiamo ne cita alcuni costruiti fino ad agosto 2016.",
  "about-ruud": "Rheem ha comprato Ruud nel 1959. Le due marche usano lo stesso codice.",
  "about-state":
    "State, nata nel 1946, è di A. O. Smith dal 2001. Ha costruito anche scaldabagni Kenmore, Reliance e Maytag.",
  "about-ge":
    "Rheem ha fornito i GE ad accumulo venduti da The Home Depot dal 1998. L’ibrido GeoSpring l’ha costruito GE: dal 2009 in Cina, dal 2012 al 2016 a Louisville. Ibridi più recenti riprendono il nome. Nel 2022 GE Appliances ha aperto una propria fabbrica; il codice della data non è pubblico. Non sappiamo chi ha costruito i modelli ad accumulo prima del 1998 e dal 2017 al 2020.",
  "about-kenmore":
    "Kenmore è un nome di Sears. State dice di essere stata l’unico fornitore per oltre 46 anni, fino al 2001. Pare che alcuni Kenmore vengano da Rheem, ma mancano buone prove.",
  "about-american":
    "American, di A. O. Smith dal 2006, ha costruito scaldabagni con decine di nomi, tutti con il suo codice: Craftmaster, Envirotemp, Hotmaster, True Value, Whirlpool e altri.",
  "about-reliance": "Questi scaldabagni li costruisce State, che dal 2001 è di A. O. Smith.",
  "about-richmond": "Questi scaldabagni li costruisce Rheem: usiamo il suo codice.",
  "about-craftmaster":
    "Questi scaldabagni li costruisce American Water Heater Company, che dal 2006 è di A. O. Smith.",
  "about-navien":
    "Dopo un difetto su apparecchi del 2008, un’autorità canadese ha spiegato l’anno nei numeri di serie di 16 cifre. Il codice più recente l’hanno spiegato solo altri.",
  "about-rinnai":
    "Le lettere le conosciamo da periti e idraulici, non da Rinnai. Dal 2023 due delle loro tabelle differiscono di un anno.",
  "about-american-appliance":
    "Questi scaldabagni li ha costruiti American Appliance Manufacturing. Oggi l’attività è di A. O. Smith.",
  "about-american-standard":
    "Le pompe di calore recenti usano il codice di Ariston Group. I vecchi modelli ad accumulo forse quello di American Water Heater Company.",
  "about-bosch":
    "Bosch costruisce le caldaie e gli apparecchi a gas. I piccoli apparecchi elettrici sono di BSH, con un altro codice.",
  "about-homart":
    "Questi scaldabagni li ha costruiti A. O. Smith per Sears, dal dopoguerra ai primi anni Sessanta.",
  "about-hotpoint": "Secondo una tabella di settore del 2011, questi scaldabagni li ha costruiti Rheem.",
  "about-intertherm": "Le fonti non concordano su chi ha costruito questi scaldabagni: State o Rheem.",
  "about-lochinvar":
    "Lochinvar è di A. O. Smith. Molti dei vecchi modelli ad accumulo li ha costruiti Bradford White, con le proprie lettere.",
  "about-maytag": "Questi scaldabagni li ha costruiti State Industries su licenza.",
  "about-mission": "Probabilmente li ha costruiti State: un richiamo del 2004 riporta entrambi i nomi.",
  "about-montgomery-ward": "Questi scaldabagni li hanno costruiti più produttori, tra cui Rheem.",
  "about-mor-flo":
    "Questi scaldabagni li ha costruiti Mor-Flo Industries, entrata poi in American Water Heater Company.",
  "about-solahart": "Solahart è forse di Rheem Australia.",
  "about-takagi": "Questi scaldabagni li ha costruiti la giapponese Takagi. Oggi la marca è di A. O. Smith.",
  "about-vanguard": "Forse questi scaldabagni li ha costruiti Rheem.",
  "about-westinghouse": "Questi scaldabagni li ha costruiti HTP su licenza.",
  sureTitle: "Affidabilità",
  sureCount:
    "{sure}: {count, plural, one {# formato della data} many {# di formati della data} other {# formati della data}}",
  realTitle: "Un esempio vero",
  realKnown: "{serial}: fabbricazione {known}, data nota senza il numero. Noi leggiamo {dates}.",
  realDated:
    "{serial}: noi leggiamo {dates}. Anche la nostra fonte ha letto il numero, quindi non prova nulla.",
  realNone: "Non abbiamo trovato scaldabagni {brand} con una data nota.",
  sureProof: "Le nostre date a confronto",
  sureNotes: "Note",
  questionsTitle: "Domande frequenti",
  questionTwo: "Perché un numero di serie {brand} può significare più date?",
  answerTwo: "{serial} può significare {dates}. {why} Lo chiarisce il numero di modello o una data stampata.",
  questionOld: "Quando uno scaldabagno {brand} è troppo vecchio?",
  answerOld:
    "Guardando solo l’età: dai 6 anni va tenuto d’occhio, dai 10 conviene programmare la sostituzione. Contano di più una perdita, l’acqua rugginosa o un anodo sacrificale trascurato.",
  questionInstalled: "È la data di installazione?",
  answerInstalled: "No, è quella di fabbricazione. La garanzia di solito parte dall’installazione.",
};

/**
 * How to read the serial number of a brand: three sentences at most, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide: Messages["guide"] = {
  title: "Come leggere i\u00a0numeri di serie {brand}",
  exampleCaption: "Esempio: {serial} significa {date}.",
  plateCaption: "Da una targhetta vera: {serial} significa {date}.",
  illustrationCaption: "Esempio inventato: {serial} per {date}.",
  plateHeading: "La targhetta:",
  formatIntro:
    "Di {brand} conosciamo {count, plural, one {un formato della data} many {# di formati della data} other {# formati della data}}.",
  formatSince: "Dal {from}",
  formatBetween: "Dal {from} al {to}",
  formatIn: "{year}",
  formatHolds: "In quest’ordine: {parts}.",
  formatUndated: "Un numero progressivo senza data.",
  yearsNote: "Un formato può essere rimasto in uso più a lungo.",
  confidenceHigh: "prove solide",
  confidenceMedium: "prove parziali",
  confidenceLow: "incerto",
  others: "Altri formati",
  more: "Altro su {brand}",
  printedDate: "Se su una targhetta c’è la data di fabbricazione, fa fede quella.",
  "ao-smith":
    "Dal 2008: due cifre per l’anno, due per la settimana. Prima: una lettera per il mese (da A a M, senza I), poi due cifre per l’anno. Dal 1982 circa al 2003 davanti c’è una lettera per la fabbrica.",
  rheem:
    "Salta le lettere iniziali. Poi due cifre sono il mese e due l’anno. Eccezione: con una sola A, M o Q e poi nove cifre, le prime due sono la settimana.",
  "bradford-white":
    "La prima lettera è l’anno, la seconda il mese (da A a M, senza I). Le lettere dell’anno si ripetono ogni 20 anni: A è il 1984, il 2004 o il 2024. Otto cifre dopo le lettere: dalla fine del 2007 in poi. Sette: prima.",
  whirlpool:
    "Le prime due cifre sono l’anno, le due successive la settimana. I codici degli elettrodomestici da cucina Whirlpool qui non valgono.",
  state:
    "Dal 2008: due cifre per l’anno, due per la settimana. Salta la lettera davanti, se c’è. Prima: una lettera per il mese (da A a M, senza I), poi due cifre per l’anno.",
  ge: "Sui modelli ad accumulo costruiti da Rheem salta le lettere: la prima e la seconda cifra sono il mese, la terza e la quarta l’anno. Su un ibrido GeoSpring con due lettere e sei cifre, le lettere sono mese e anno. Si ripetono ogni 12 anni. Sui modelli ad accumulo più recenti, della fabbrica di GE, cerca una data stampata.",
  kenmore:
    "Se il numero di modello inizia con 153, è di State o A. O. Smith: anno e settimana dal 2008, prima una lettera per il mese e poi l’anno. Usa il codice Rheem solo se la targhetta riporta Rheem.",
  american:
    "Salta la lettera davanti, se è una sola. Le prime due cifre sono l’anno, le due successive la settimana. I numeri più vecchi, con una lettera e sei o sette cifre, non contengono una data: leggi il codice di garanzia sulla targhetta.",
  craftmaster: "La prima e la seconda cifra sono l’anno, la terza e la quarta la settimana.",
  navien:
    "Più recenti: quattro cifre, una lettera, due cifre per l’anno, un carattere per il mese, due per il giorno. X, Y e Z sono ottobre, novembre e dicembre. Più vecchi, con 16 cifre: i caratteri da 5 a 8 sono l’anno, poi mese e giorno.",
  rinnai:
    "Dal 2009: una lettera per l’anno, poi una per il mese (da A a M, senza I). Per l’anno A è il 2009; I, O, Q, U e V non si usano. Prima: quattro cifre per anno e mese.",
};

/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker: Messages["maker"] = {
  heading: "Chi l’ha costruito?",
  text: "Confronta con la targhetta, poi scegli una marca.",
  builtBy: "Costruito da {makers}",
  unconfirmed: "{maker} (non confermato)",
  noDates: "Nessuna data",
  sureHigh: "Documentato",
  sureMedium: "Probabile",
  sureLow: "Possibile",
  ours: "Nostra conclusione, basata su:",
  more: "{brands, plural, one {# marca meno probabile} many {# di marche meno probabili} other {# marche meno probabili}}",
  "model-prefix": "Questo produttore ha costruito i modelli {name} che iniziano con {prefix}.",
  "model-shape": "Il numero di modello ha il formato di questo produttore.",
  "serial-shape": "Il numero di serie ha proprio il formato di questo produttore.",
  "serial-near": "Il numero di serie non corrisponde del tutto: la data è incerta.",
  "built-for": "Questo produttore ha costruito scaldabagni venduti come {name}.",
  "listed-under": "Tabelle, richiami o elenchi mettono {name} sotto questa marca.",
  "said-to-have-built": "Pare che questo produttore abbia costruito alcuni scaldabagni {name}.",
  "prefix-unknown": "Non sappiamo chi ha costruito i modelli {name} che iniziano con {prefix}.",
  "model-of-others": "Ma il numero di modello corrisponde a un’altra marca.",
  "serial-of-others": "Ma il numero di serie corrisponde ad altre marche.",
  "other-makers": "Marche di altri produttori sono altrettanto probabili.",
  "sister-brands": "Altre marche della stessa azienda sono altrettanto probabili.",
};

/** Facts about the model and its warranty in a result. */
export const specifications: Messages["specifications"] = {
  heading: "Il tuo modello",
  loading: "Cerco il tuo modello…",
  capacity: "Capacità",
  type: "Tipo",
  efficiency: "Efficienza",
  dimensions: "Dimensioni",
  weight: "Peso",
  btus: "Potenza termica (BTU)",
  warranty: "Garanzia",
  features: "Caratteristiche",
  source: "Fonte",
  fromCatalogue: "Da documenti dei produttori e registri pubblici.",
  fromNumber: "Dal numero di modello.",
  fromLanguageModel: "L’ha scritto un’IA: confrontalo con la targhetta.",
  enhanced: "Completato dall’IA",
  estimated: "In parte stimato. Confrontalo con la targhetta.",
  withoutOptions: "In elenco come {model}, senza le opzioni.",
  sureHigh: "Affidabilità alta.",
  sureMedium: "Affidabilità media.",
  sureLow: "Affidabilità bassa.",
  statusActive: "Attiva",
  statusExpired: "Scaduta",
  warrantyLeft: "{active}, ancora circa {time}",
  warrantyOver: "nessun anno rimasto",
  warrantyOpen: "Attiva o scaduta, secondo la data esatta",
  warrantyDecides: "Contata dalla data di fabbricazione, ma fa fede quella di installazione.",
  notFound: "Nessun dato tecnico trovato per {model}",
  notFoundText: "Nel nostro database non ci sono dati tecnici dettagliati per questo numero di modello.",
  notFoundHelp: "Chiedi i dati tecnici al produttore.",
  failed: "Informazioni sul modello non trovate",
};
