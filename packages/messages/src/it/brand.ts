import type { Messages } from "../catalog/shape.ts";

/**
 * The page of a brand. `about-…` tells who made its heaters: written by hand for the 14 most common brands and for
 * those with more to tell than a name. Each rests on sources that are named below it.
 */
export const brand: Messages["brand"] = {
  metaTitle: "Scaldabagno {brand}: scopri l’età dal numero di serie",
  metaDescription:
    "Quando è stato fabbricato il tuo scaldabagno {brand}? {serial} significa {date}. Scrivi il tuo numero di serie: scopri la data e che cosa fare.",
  metaDescriptionPlain:
    "Quanti anni ha il tuo scaldabagno {brand}? Dov’è la targhetta e come risalire all’età senza una data.",
  title: "Quanti anni ha il tuo scaldabagno {brand}?",
  intro: "Scrivi il numero di serie {brand} della targhetta: leggiamo la data e ti mostriamo come.",
  introPlain:
    "Non sappiamo leggere le date {brand}. Scrivi comunque il numero di serie: può avere il formato di un’altra marca.",
  plateTitle: "Dov’è il numero di serie",
  plateText: "È sulla targhetta, dopo «Serial», «Serial No.» o «S/N».",
  aboutTitle: "Informazioni su {brand}",
  aboutMaker: "Gli scaldabagni {brand} li ha costruiti {maker}.",
  aboutUnknown:
    "Non sappiamo chi ha costruito gli scaldabagni {brand}. Cerca sulla targhetta il nome di un produttore: possono valere le sue regole.",
  aboutSources: "Fonti",
  "about-ao-smith":
    "A. O. Smith Corporation costruisce da sé questi scaldabagni. Nel 2001 ha comprato State Industries, nel 2006 American Water Heater Company. Un richiamo del 2018 mostra dal 2011 lo stesso codice per A. O. Smith, State, Reliance, Kenmore, American, U.S. Craftmaster e Whirlpool.",
  "about-rheem":
    "Rheem nasce in California nel 1925 e produce scaldabagni dagli anni Trenta. Nel 1959 ha comprato Ruud, produce gli apparecchi Richmond e dal 1998 ha fornito quelli GE a The Home Depot. Usano tutti il suo codice.",
  "about-bradford-white":
    "Bradford White Corporation costruisce da sé questi scaldabagni e ha pubblicato il proprio codice. Ha costruito anche molti vecchi modelli ad accumulo Lochinvar, con le stesse lettere.",
  "about-whirlpool":
    "Questi scaldabagni li ha costruiti American Water Heater Company, e dal 2000 li ha venduti la catena Lowe’s. American è di A. O. Smith dal 2006. Il nome compare in un richiamo di apparecchi costruiti fino ad agosto 2016.",
  "about-ruud":
    "Edwin Ruud fu un pioniere degli scaldabagni automatici: Pennsylvania, 1889. Nel 1959 Rheem ha comprato la sua azienda. Il codice è lo stesso: quello che è dimostrato per una marca vale per l’altra.",
  "about-state":
    "State nasce in Tennessee nel 1946 e dal 2001 è di A. O. Smith. Ha costruito anche scaldabagni Kenmore, Reliance e Maytag.",
  "about-ge":
    "Rheem ha fornito i modelli GE ad accumulo venduti da The Home Depot dal 1998. L’ibrido GeoSpring l’ha costruito GE: dal 2009 in Cina, dal 2012 alla fine del 2016 a Louisville. Ibridi più recenti portano di nuovo quel nome. GE Appliances, del gruppo Haier, ha aperto nel 2022 una fabbrica in South Carolina; il codice della data non è pubblico. Non sappiamo chi ha costruito i modelli ad accumulo prima del 1998 e dal 2017 al 2020.",
  "about-kenmore":
    "Kenmore è un nome di Sears, che però non costruiva scaldabagni. State Industries dice di essere stata l’unico fornitore per oltre 46 anni, fino al 2001, quando A. O. Smith l’ha comprata. I numeri di modello che iniziano con 153 sono di State. Pare che alcuni Kenmore vengano da Rheem, ma mancano buone prove.",
  "about-american":
    "American Water Heater Company è di A. O. Smith dal 2006. Ha costruito scaldabagni con decine di nomi, tutti con il suo codice: Craftmaster, Envirotemp, Hotmaster, True Value, Whirlpool e altri.",
  "about-reliance": "Questi scaldabagni li costruisce State Industries, che dal 2001 è di A. O. Smith.",
  "about-richmond":
    "Questi scaldabagni li costruisce Rheem Manufacturing Company: leggiamo i numeri di serie come i suoi. Non abbiamo trovato scaldabagni Richmond con una data nota, perciò l’affidabilità è di un grado più bassa.",
  "about-craftmaster":
    "Questi scaldabagni li costruisce American Water Heater Company, che dal 2006 è di A. O. Smith.",
  "about-navien":
    "Questi scaldabagni li produce la sudcoreana Kyung Dong Navien. Dopo un difetto su apparecchi del 2008, un’autorità canadese ha spiegato l’anno nei numeri di 16 cifre. Quella americana ha detto che è anche sulla targhetta. Il codice più recente l’hanno spiegato solo altri, e non tutti sono d’accordo.",
  "about-rinnai":
    "Questi scaldabagni li produce la giapponese Rinnai Corporation. Da Rinnai non abbiamo trovato spiegazioni: le lettere le conosciamo da periti e idraulici. Dal 2023 due tabelle differiscono di un anno, e lo diciamo in ogni risultato.",
  "about-american-appliance":
    "American Appliance Manufacturing Corporation ha costruito questi scaldabagni. Oggi l’attività è di A. O. Smith.",
  "about-american-standard":
    "Questo nome l’hanno usato più produttori. Le pompe di calore recenti usano il codice di Ariston Group; i modelli ad accumulo più vecchi forse quello di American Water Heater Company.",
  "about-homart":
    "Homart era un nome di Sears. A. O. Smith Corporation ha costruito questi scaldabagni dal dopoguerra ai primi anni Sessanta.",
  "about-hotpoint": "Secondo una tabella di settore del 2011, questi scaldabagni li ha costruiti Rheem.",
  "about-intertherm":
    "Le fonti non concordano su chi ha costruito questi scaldabagni: State Industries o Rheem. Mostriamo entrambe le letture.",
  "about-lochinvar":
    "Lochinvar è di A. O. Smith. Bradford White ha costruito molti dei modelli ad accumulo più vecchi, con le proprie lettere.",
  "about-maytag": "State Industries ha costruito questi scaldabagni su licenza.",
  "about-mission":
    "Probabilmente li ha costruiti State Industries: un richiamo del 2004 riporta insieme i due nomi.",
  "about-montgomery-ward":
    "Montgomery Ward vendeva scaldabagni di più produttori. Uno era Rheem, gli altri non li conosciamo.",
  "about-mor-flo":
    "Mor-Flo Industries ha costruito questi scaldabagni ed è poi entrata in American Water Heater Company.",
  "about-solahart": "Pare che Solahart sia di Rheem Australia. Non abbiamo potuto verificarlo.",
  "about-takagi":
    "La giapponese Takagi Industrial ha costruito questi scaldabagni. Oggi la marca è di A. O. Smith.",
  "about-vanguard": "Si dice spesso che questi scaldabagni vengano da Rheem. Non abbiamo potuto verificarlo.",
  "about-westinghouse": "HTP ha costruito questi scaldabagni su licenza.",
  sureTitle: "Quanto siamo sicuri",
  sureCount:
    "{sure}: {count, plural, one {# formato della data} many {# di formati della data} other {# formati della data}}",
  realTitle: "Uno scaldabagno vero",
  realKnown: "{serial}: fabbricazione {known}, data nota senza il numero. Noi leggiamo {dates}.",
  realDated: "{serial}: noi leggiamo {dates}. Anche la fonte ha letto il numero, quindi non è una prova.",
  realNone:
    "Non abbiamo trovato scaldabagni {brand} datati. Gli esempi sono inventati, o di marche con la stessa regola.",
  sureProof: "Ogni regola con le sue prove",
  sureNotes: "Da sapere",
  questionsTitle: "Domande frequenti",
  questionWhere: "Dov’è il numero di serie sugli scaldabagni {brand}?",
  questionRead: "Come si legge la data nei numeri di serie {brand}?",
  answerRead: "{serial}, per esempio, significa {date}. Nell’ordine: {parts}.",
  questionRule: "I numeri di serie {brand} contengono la data?",
  questionTwo: "Perché un numero di serie {brand} può significare più date?",
  answerTwo: "{serial} può significare {dates}. {why} Lo chiarisce il numero di modello o una data stampata.",
  questionOld: "Quando uno scaldabagno {brand} è troppo vecchio?",
  answerOld:
    "Guardando solo l’età: sotto i 6 anni è in buono stato, dai 6 va tenuto d’occhio, dai 10 conviene pensare al prossimo. Contano di più una perdita, l’acqua rugginosa o un anodo sacrificale trascurato.",
  questionInstalled: "È la data di installazione?",
  answerInstalled:
    "No, è quella di fabbricazione. La garanzia di solito parte dall’installazione, anche mesi dopo. Conserva la fattura.",
};
