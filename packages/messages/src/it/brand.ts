import type { Messages } from "../catalog/shape.ts";

/**
 * The page of a brand. `about-…` tells who made its heaters: written by hand for the 14 most common brands and for
 * those with more to tell than a name. Each rests on sources that are named below it.
 */
export const brand: Messages["brand"] = {
  metaTitle: "Scaldabagno {brand}: l’età dal numero di serie",
  metaDescription:
    "Quanti anni ha il tuo scaldabagno {brand}? {serial} significa {date}. Inserisci il tuo numero: scopri la data, quanto è sicura e che cosa fare.",
  metaDescriptionPlain:
    "Quanti anni ha uno scaldabagno {brand}? Che cosa rivela il numero di serie, dove si trova la targhetta e come risalire all’età quando il numero non contiene una data.",
  title: "Quanti anni ha il tuo scaldabagno {brand}?",
  intro:
    "Inserisci il numero di serie riportato sulla targhetta. Leggiamo la data così come la scrive {brand} e ti mostriamo come si fa.",
  introPlain:
    "Per i numeri di serie {brand} non conosciamo alcuna regola. Inserisci comunque il tuo: controlliamo se ha la forma di quelli di un’altra marca e ti diciamo da che cos’altro si ricava l’età.",
  plateTitle: "Dove si trova il numero di serie",
  plateText: "È sulla targhetta, accanto alla scritta «Serial», «Serial No.» o «S/N».",
  aboutTitle: "Informazioni su {brand}",
  aboutMaker: "Produttore degli scaldabagni {brand}: {maker}.",
  aboutUnknown:
    "Non sappiamo chi abbia prodotto gli scaldabagni {brand}. Cerca sulla targhetta il nome di un produttore: forse valgono le sue regole.",
  aboutSources: "Da dove vengono queste informazioni",
  "about-ao-smith":
    "A. O. Smith Corporation costruisce da sé questi apparecchi. Nel 2001 ha acquistato State Industries e nel 2006 American Water Heater Company. Che cosa significhi lo mostra un richiamo del 2018: dal 2011 gli apparecchi con i nomi A. O. Smith, State, Reliance, Kenmore, American, U.S. Craftmaster e Whirlpool portano lo stesso codice, anno e settimana.",
  "about-rheem":
    "I fratelli Richard e Donald Rheem cominciarono nel 1925 in California, e dagli anni Trenta la loro azienda produce scaldabagni. Nel 1959 ha acquistato Ruud, produce gli apparecchi Richmond e a partire dal 1998 ha fornito a The Home Depot apparecchi con il nome GE. Tutti portano il codice di Rheem.",
  "about-bradford-white":
    "Bradford White Corporation costruisce da sé i propri apparecchi e ha spiegato il codice in un suo bollettino tecnico. Pochi numeri di serie sono documentati così bene. Molti modelli ad accumulo Lochinvar meno recenti portano le stesse lettere, perché anche quelli li ha costruiti Bradford White.",
  "about-whirlpool":
    "Di Whirlpool c’è solo il nome: questi apparecchi li ha costruiti American Water Heater Company, e dal 2000 li ha venduti la catena Lowe’s. American appartiene ad A. O. Smith dal 2006. Il nome compare ancora in un richiamo di apparecchi costruiti fino ad agosto 2016.",
  "about-ruud":
    "Edwin Ruud fu un pioniere degli scaldabagni automatici: era il 1889, in Pennsylvania. Nel 1959 Rheem ha acquistato la sua azienda. Gli apparecchi Ruud e Rheem portano lo stesso codice: ciò che è dimostrato per gli uni vale anche per gli altri.",
  "about-state":
    "State è stata fondata nel 1946 nel Tennessee. Ha costruito il suo primo scaldabagno elettrico nel 1948 e il primo a gas nel 1954, e dal 2001 appartiene ad A. O. Smith. Ha costruito anche apparecchi con i nomi Kenmore, Reliance e Maytag.",
  "about-ge":
    "Gli scaldabagni GE vengono da più fabbriche. Rheem ha fornito i modelli ad accumulo che The Home Depot ha venduto dal 1998 in poi. L’ibrido GeoSpring lo ha costruito GE stessa: dal 2009 in Cina, dal 2012 alla fine del 2016 a Louisville; alcuni ibridi più recenti portano di nuovo questo nome. GE Appliances, oggi un’azienda del gruppo Haier, ha aperto nel 2022 una fabbrica di modelli ad accumulo nella Carolina del Sud. Chi abbia costruito i modelli ad accumulo precedenti al 1998 e quelli dal 2017 al 2020 non lo sappiamo, e per quelli della nuova fabbrica non esiste una regola pubblica.",
  "about-kenmore":
    "Kenmore è un nome di Sears, che non ha mai costruito scaldabagni. Li costruiva State Industries: nel 2001, per sua stessa dichiarazione, era da più di 46 anni l’unico fornitore di Sears. State appartiene ad A. O. Smith dal 2001. I numeri di modello che iniziano con 153 sono di State. Si dice che alcuni apparecchi Kenmore vengano da Rheem, ma mancano buone prove.",
  "about-american":
    "American Water Heater Company appartiene ad A. O. Smith dal 2006. Ha costruito apparecchi con decine di altri nomi: una tabella di settore del 2011 elenca Craftmaster, Envirotemp, Hotmaster, True Value, Whirlpool e molti altri. Tutti portano il suo codice.",
  "about-reliance":
    "State Industries, che dal 2001 appartiene ad A. O. Smith, costruisce gli apparecchi Reliance. Un richiamo del 2018 indica Reliance tra le marche in cui le prime quattro cifre sono l’anno e la settimana.",
  "about-richmond":
    "Rheem Manufacturing Company costruisce gli apparecchi Richmond, e un richiamo di scaldabagni istantanei nomina insieme Rheem, Ruud e Richmond. Di apparecchi Richmond con una data nota non ne abbiamo trovati in fonti pubbliche. Leggiamo i numeri di serie come quelli di Rheem e diamo a questa lettura un grado di affidabilità in meno.",
  "about-craftmaster":
    "American Water Heater Company, che dal 2006 appartiene ad A. O. Smith, costruisce gli apparecchi Craftmaster. Un richiamo del 2018 indica U.S. Craftmaster tra le marche in cui le prime quattro cifre sono l’anno e la settimana.",
  "about-navien":
    "La sudcoreana Kyung Dong Navien produce gli apparecchi Navien. Dopo un difetto su apparecchi del 2008, un’autorità canadese ha spiegato dove si trova l’anno nei numeri di serie di 16 cifre, e quella statunitense che l’anno è stampato anche sulla targhetta. Il codice più recente lo hanno spiegato solo altri, e non sono tutti d’accordo.",
  "about-rinnai":
    "La giapponese Rinnai Corporation produce gli apparecchi Rinnai. Di Rinnai stessa non abbiamo trovato nulla sui numeri di serie: il significato delle lettere lo conosciamo da periti e idraulici. Dal 2023 due delle loro tabelle differiscono di un anno, e lo diciamo in ogni risultato.",
  "about-american-appliance":
    "American Appliance Manufacturing Corporation ha costruito questi apparecchi. L’azienda non esiste più; oggi la sua attività appartiene ad A. O. Smith.",
  "about-american-standard":
    "Questo nome è comparso su apparecchi di più produttori: quelli a pompa di calore degli ultimi anni portano il codice di Ariston Group, i modelli ad accumulo meno recenti forse quello di American Water Heater Company.",
  "about-homart":
    "Homart era un nome di Sears. A. O. Smith Corporation ne ha costruito gli apparecchi, dal dopoguerra ai primi anni Sessanta.",
  "about-hotpoint": "Secondo una tabella di settore del 2011, Rheem ha costruito gli scaldabagni Hotpoint.",
  "about-intertherm":
    "Su chi abbia costruito gli scaldabagni Intertherm le fonti non concordano: State Industries o Rheem. Proponiamo le letture di entrambi.",
  "about-lochinvar":
    "Lochinvar appartiene ad A. O. Smith. Bradford White ha costruito molti dei suoi modelli ad accumulo meno recenti, che portano le lettere di Bradford White.",
  "about-maytag": "State Industries ha costruito su licenza gli scaldabagni Maytag.",
  "about-mission":
    "State Industries ha probabilmente costruito gli scaldabagni Mission: un richiamo del 2004 riporta il nome insieme a quelli di State.",
  "about-montgomery-ward":
    "Montgomery Ward ha venduto con il proprio nome apparecchi di più produttori. Rheem era uno di questi; degli altri non resta traccia.",
  "about-mor-flo":
    "Mor-Flo Industries ha costruito da sé questi apparecchi ed è poi entrata a far parte di American Water Heater Company.",
  "about-solahart": "Si dice che Solahart appartenga a Rheem Australia. Non abbiamo potuto verificarlo.",
  "about-takagi":
    "La giapponese Takagi Industrial ha costruito questi apparecchi; oggi la marca appartiene ad A. O. Smith.",
  "about-vanguard":
    "Di solito si dice che gli apparecchi Vanguard vengano da Rheem. Non abbiamo potuto verificarlo.",
  "about-westinghouse": "HTP ha costruito su licenza gli scaldabagni Westinghouse.",
  sureTitle: "Quanto sono affidabili le regole",
  sureCount: "{sure}: {count, plural, one {# formato} many {# di formati} other {# formati}}",
  realTitle: "Un apparecchio reale",
  realKnown: "{serial}: data di fabbricazione, {known}, nota senza il numero. Noi leggiamo {dates}.",
  realDated:
    "{serial}: noi leggiamo {dates}. Anche la fonte ha ricavato la data dal numero: mostra che concordiamo e non prova nulla.",
  realNone:
    "Non abbiamo trovato alcun apparecchio {brand} con numero di serie e data. Gli esempi di questa pagina sono inventati per mostrare la regola o appartengono ad altre marche con la stessa regola.",
  sureProof: "Tutte le regole, con ciò che parla a favore e contro",
  sureNotes: "Da sapere",
  questionsTitle: "Domande frequenti",
  questionWhere: "Dove si trova il numero di serie su uno scaldabagno {brand}?",
  questionRead: "Come si legge la data in un numero di serie {brand}?",
  answerRead: "{serial}, per esempio, significa {date}. Il numero contiene, in quest’ordine: {parts}.",
  questionRule: "Un numero di serie {brand} rivela la data?",
  questionTwo: "Perché un numero di serie {brand} può significare più date?",
  answerTwo:
    "{serial} può significare {dates}. {why} Il numero di modello o una data stampata sulla targhetta possono chiarire qual è quella giusta.",
  questionOld: "Quando è troppo vecchio uno scaldabagno {brand}?",
  answerOld:
    "Guardando solo l’età: sotto i 6 anni è in buono stato, dai 6 anni va tenuto d’occhio, dai 10 anni conviene programmare la sostituzione. Una perdita, acqua rugginosa o un anodo sacrificale trascurato contano più degli anni.",
  questionInstalled: "È anche la data dell’installazione?",
  answerInstalled:
    "No. Il numero di serie dice quando l’apparecchio è stato fabbricato; può essere stato venduto e installato mesi dopo. La garanzia di solito decorre dall’installazione: conserva la fattura.",
};
