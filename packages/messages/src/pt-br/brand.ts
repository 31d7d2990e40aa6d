import type { Messages } from "../catalog/shape.ts";

/**
 * The page of a brand. `about-…` says who made its heaters: written by hand for the 14 most common brands and for
 * those with more to say than a name. Each rests on sources that are named below it.
 */
export const brand: Messages["brand"] = {
  metaTitle: "Idade do aquecedor de água {brand}: leia o número de série",
  metaDescription:
    "Quando seu aquecedor de água {brand} foi fabricado? {serial} significa {date}. Digite seu número de série para ver a data e o que fazer agora.",
  metaDescriptionPlain:
    "Qual é a idade do seu aquecedor de água {brand}? Veja onde fica a etiqueta e como descobrir a idade sem uma data.",
  title: "Qual é a idade do seu aquecedor de água {brand}?",
  intro: "Digite o número de série {brand} da etiqueta. Lemos a data e mostramos como.",
  introPlain:
    "Não sabemos ler as datas de {brand}. Digite seu número de série mesmo assim: ele pode seguir o formato de outra marca.",
  plateTitle: "Onde encontrar o número de série",
  plateText: "Está na etiqueta, depois de “Serial”, “Serial No.” ou “S/N”.",
  aboutTitle: "Sobre {brand}",
  aboutMaker: "Fabricante dos aquecedores de água {brand}: {maker}.",
  aboutUnknown:
    "Não sabemos quem fabricou os aquecedores de água {brand}. Procure o nome de um fabricante na etiqueta: as regras dele podem servir.",
  aboutSources: "Fontes",
  "about-ao-smith":
    "A A. O. Smith Corporation fabrica estes aquecedores. Comprou a State Industries em 2001 e a American Water Heater Company em 2006. Um recall de 2018 mostra um só código, a partir de 2011, para A. O. Smith, State, Reliance, Kenmore, American, U.S. Craftmaster e Whirlpool.",
  "about-rheem":
    "A Rheem começou na Califórnia em 1925 e faz aquecedores de água desde os anos 1930. Comprou a Ruud em 1959, fabrica os Richmond e forneceu aquecedores GE à The Home Depot a partir de 1998. Todos usam o código dela.",
  "about-bradford-white":
    "A Bradford White Corporation fabrica estes aquecedores e publicou seu código. Também fez muitos aquecedores Lochinvar mais velhos, com as mesmas letras.",
  "about-whirlpool":
    "A American Water Heater Company fabricou estes aquecedores, e a Lowe’s os vendeu a partir de 2000. A A. O. Smith é dona da American desde 2006. O nome aparece em um recall de aquecedores fabricados até agosto de 2016.",
  "about-ruud":
    "Edwin Ruud foi pioneiro do aquecedor de água automático, na Pensilvânia, em 1889. A Rheem comprou a empresa em 1959. As duas usam um só código: o que está provado para uma vale para a outra.",
  "about-state":
    "A State foi fundada no Tennessee em 1946. A A. O. Smith é dona dela desde 2001. Também fabricou aquecedores Kenmore, Reliance e Maytag.",
  "about-ge":
    "A Rheem forneceu os boilers GE vendidos na The Home Depot a partir de 1998. A GE fez o GeoSpring, com bomba de calor, na China a partir de 2009 e em Louisville de 2012 até o fim de 2016. Modelos mais novos usam o nome de novo. A GE Appliances, do grupo Haier, abriu uma fábrica na Carolina do Sul em 2022; o código de data dela não é público. Não sabemos quem fez os boilers antes de 1998 e de 2017 a 2020.",
  "about-kenmore":
    "Kenmore é um nome da Sears, mas a Sears não fabricava aquecedores de água. A State Industries diz que foi a única fornecedora por mais de 46 anos, até 2001, quando a A. O. Smith comprou a State. Números de modelo que começam com 153 são da State. Consta que alguns aquecedores Kenmore são da Rheem, sem boa prova.",
  "about-american":
    "A A. O. Smith é dona da American Water Heater Company desde 2006. A American fez aquecedores com dezenas de nomes, todos com o código dela: Craftmaster, Envirotemp, Hotmaster, True Value, Whirlpool e outros.",
  "about-reliance": "A State Industries fabrica estes aquecedores. A A. O. Smith é dona da State desde 2001.",
  "about-richmond":
    "A Rheem Manufacturing Company fabrica estes aquecedores; por isso, lemos os números de série como os da Rheem. Não achamos nenhum Richmond com data conhecida, então nossa confiança é um grau menor.",
  "about-craftmaster":
    "A American Water Heater Company fabrica estes aquecedores. A A. O. Smith é dona da American desde 2006.",
  "about-navien":
    "A Kyung Dong Navien, da Coreia do Sul, fabrica estes aquecedores. Depois de um defeito em aquecedores de 2008, um órgão canadense explicou o ano nos números de série de 16 algarismos. O órgão americano disse que a etiqueta também o mostra. Só outros explicaram o código mais novo, e eles não concordam em tudo.",
  "about-rinnai":
    "A Rinnai Corporation, do Japão, fabrica estes aquecedores. Não achamos explicação da Rinnai: as letras vêm de inspetores e encanadores. A partir de 2023, duas tabelas deles diferem em um ano. Avisamos isso em cada resultado.",
  "about-american-appliance":
    "A American Appliance Manufacturing Corporation fabricou estes aquecedores. Hoje a A. O. Smith é dona do negócio.",
  "about-american-standard":
    "Mais de um fabricante usou este nome. Os de bomba de calor mais recentes usam o código do Ariston Group; os boilers mais velhos, talvez o da American Water Heater Company.",
  "about-homart":
    "Homart era um nome da Sears. A A. O. Smith Corporation fez estes aquecedores depois da guerra, até o começo dos anos 1960.",
  "about-hotpoint": "A Rheem fabricou estes aquecedores, segundo uma tabela do setor de 2011.",
  "about-intertherm":
    "As fontes discordam sobre quem fabricou estes aquecedores: State Industries ou Rheem. Mostramos as duas leituras.",
  "about-lochinvar":
    "A A. O. Smith é dona da Lochinvar. A Bradford White fez muitos dos aquecedores mais velhos, com as letras dela.",
  "about-maytag": "A State Industries fabricou estes aquecedores sob licença.",
  "about-mission":
    "É provável que a State Industries tenha feito estes aquecedores: um recall de 2004 cita os dois nomes juntos.",
  "about-montgomery-ward":
    "A Montgomery Ward vendia aquecedores de vários fabricantes. A Rheem era um deles; não conhecemos os outros.",
  "about-mor-flo":
    "A Mor-Flo Industries fabricou estes aquecedores e depois passou a fazer parte da American Water Heater Company.",
  "about-solahart": "Consta que a Solahart é da Rheem Australia. Não conseguimos confirmar.",
  "about-takagi":
    "A Takagi Industrial, do Japão, fabricou estes aquecedores. Hoje a A. O. Smith é dona da marca.",
  "about-vanguard": "Costuma-se dizer que estes aquecedores são da Rheem. Não conseguimos confirmar.",
  "about-westinghouse": "A HTP fabricou estes aquecedores sob licença.",
  sureTitle: "Qual é a nossa certeza",
  sureCount: "{sure}: {count, plural, one {# formato} many {# de formatos} other {# formatos}}",
  realTitle: "Um aquecedor real",
  realKnown: "{serial}: fabricado em {known}, o que se sabe sem o número. Nossa leitura: {dates}.",
  realDated: "{serial}: nossa leitura é {dates}. Nossa fonte também leu o número, então isso não prova nada.",
  realNone:
    "Não achamos nenhum aquecedor {brand} datado. Nossos exemplos são inventados, ou de marcas com a mesma regra.",
  sureProof: "Todas as regras e suas provas",
  sureNotes: "O que saber",
  questionsTitle: "Perguntas frequentes",
  questionWhere: "Onde fica o número de série dos aquecedores de água {brand}?",
  questionRead: "Como ler a data no número de série {brand}?",
  answerRead: "{serial}, por exemplo, significa {date}. Nesta ordem: {parts}.",
  questionRule: "O número de série {brand} inclui uma data?",
  questionTwo: "Por que um número de série {brand} pode significar várias datas?",
  answerTwo: "{serial} pode significar {dates}. {why} O número do modelo ou uma data impressa pode decidir.",
  questionOld: "Com que idade trocar meu aquecedor de água {brand}?",
  answerOld:
    "Só pela idade: com menos de 6 anos, está em bom estado. A partir de 6 anos, acompanhe de perto; a partir de 10, planeje a troca. Vazamento, água enferrujada ou um anodo de sacrifício esquecido pesam mais.",
  questionInstalled: "Essa é a data da instalação?",
  answerInstalled:
    "Não, é quando o aquecedor foi fabricado. A garantia costuma começar na instalação, que pode ser meses depois. Guarde a nota fiscal.",
};
