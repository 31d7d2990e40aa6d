import type { Messages } from "../catalog/shape.ts";

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
  plateText: "Cerca «Serial», «Serial No.» o «S/N» sulla targhetta.",
  aboutTitle: "Informazioni su {brand}",
  aboutMaker: "Gli scaldabagni {brand} li ha costruiti {maker}.",
  aboutUnknown: "Non sappiamo chi ha costruito gli scaldabagni {brand}.",
  aboutSources: "Fonti",
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
  sureProof: "Vedi tutte le prove",
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
