import type { Messages } from "../catalog/shape.ts";

/**
 * The page of a brand. `about-…` says who made its heaters: written by hand for the 14 most common brands and for
 * those with more to say than a name. Each rests on sources that are named below it.
 */
export const brand: Messages["brand"] = {
  metaTitle: "Idade do aquecedor de água {brand}: leia o número de série",
  metaDescription: "O número de série {brand} {serial} indica {date}. Consulte a idade do seu.",
  metaDescriptionPlain:
    "Onde fica a etiqueta em um aquecedor de água {brand} e como descobrir a idade sem uma data.",
  title: "Qual é a idade do seu aquecedor de água {brand}?",
  intro: "Digite o número de série {brand} da etiqueta.",
  introPlain:
    "Não sabemos ler as datas de {brand}, mas seu número de série pode seguir o formato de outra marca.",
  plateTitle: "Encontre o número de série",
  plateText: "Procure “Serial”, “Serial No.” ou “S/N” na etiqueta.",
  aboutTitle: "Sobre {brand}",
  aboutMaker: "Fabricante dos aquecedores de água {brand}: {maker}.",
  aboutUnknown: "Não sabemos quem fabricou os aquecedores {brand}.",
  aboutSources: "Fontes",
  "about-ao-smith":
    "A A. O. Smith fabrica estes aquecedores. Comprou a State em 2001 e a American em 2006. Um recall de 2018 mostra o mesmo código, a partir de 2011, para State, Reliance, Kenmore, American, U.S. Craftmaster e Whirlpool.",
  "about-rheem":
    "A Rheem faz aquecedores de água desde os anos 1930. Comprou a Ruud em 1959, fabrica os Richmond e forneceu aquecedores GE à The Home Depot a partir de 1998. Todos usam o código dela.",
  "about-bradford-white":
    "A Bradford White publicou seu código e fez muitos boilers Lochinvar antigos, com as mesmas letras.",
  "about-whirlpool":
    "A American Water Heater Company fabricou estes aquecedores, e a Lowe’s os vendeu a partir de 2000. Um recall cita alguns, fabricados até agosto de 2016.",
  "about-ruud": "A Rheem comprou a Ruud em 1959, e as duas usam o mesmo código.",
  "about-state":
    "A State foi fundada em 1946 e é da A. O. Smith desde 2001. Também fabricou aquecedores Kenmore, Reliance e Maytag.",
  "about-ge":
    "A Rheem forneceu os boilers GE vendidos na The Home Depot a partir de 1998. A GE fez o GeoSpring, com bomba de calor, na China a partir de 2009 e em Louisville de 2012 a 2016. Modelos mais novos usam o mesmo nome. A GE Appliances abriu sua própria fábrica de boilers em 2022; o código de data dela não é público. Não sabemos quem fez os boilers antes de 1998 e de 2017 a 2020.",
  "about-kenmore":
    "Kenmore é um nome da Sears. A State diz que foi a única fornecedora por mais de 46 anos, até 2001. Alguns aquecedores Kenmore seriam da Rheem, mas sem boa prova.",
  "about-american":
    "A American é da A. O. Smith desde 2006. Fez aquecedores com dezenas de nomes, todos com o código dela: Craftmaster, Envirotemp, Hotmaster, True Value, Whirlpool e outros.",
  "about-reliance": "A State, da A. O. Smith desde 2001, fabrica estes aquecedores.",
  "about-richmond": "A Rheem fabrica estes aquecedores; por isso, usamos o código dela.",
  "about-craftmaster":
    "A American Water Heater Company, da A. O. Smith desde 2006, fabrica estes aquecedores.",
  "about-navien":
    "Depois de um defeito em aquecedores de 2008, um órgão canadense explicou o ano nos números de série de 16 dígitos. O código mais novo só foi explicado por terceiros.",
  "about-rinnai":
    "As letras vêm de inspetores e encanadores, não da Rinnai. A partir de 2023, duas das tabelas deles diferem em um ano.",
  "about-american-appliance":
    "A American Appliance Manufacturing fabricou estes aquecedores. Hoje o negócio é da A. O. Smith.",
  "about-american-standard":
    "Os mais recentes, com bomba de calor, usam o código do Ariston Group; os boilers mais antigos, talvez o da American Water Heater Company.",
  "about-homart":
    "A A. O. Smith fez estes aquecedores para a Sears depois da guerra, até o começo dos anos 1960.",
  "about-hotpoint": "Segundo uma tabela do setor de 2011, a Rheem fabricou estes aquecedores.",
  "about-intertherm": "As fontes discordam sobre quem fabricou estes aquecedores: State ou Rheem.",
  "about-lochinvar":
    "A Lochinvar é da A. O. Smith. A Bradford White fez muitos dos boilers mais antigos, com as letras dela.",
  "about-maytag": "A State Industries fabricou estes aquecedores sob licença.",
  "about-mission":
    "É provável que a State tenha feito estes aquecedores: um recall de 2004 cita os dois nomes.",
  "about-montgomery-ward": "Vários fabricantes, entre eles a Rheem, fizeram estes aquecedores.",
  "about-mor-flo":
    "A Mor-Flo Industries, depois parte da American Water Heater Company, fabricou estes aquecedores.",
  "about-solahart": "Talvez a Solahart seja da Rheem Australia.",
  "about-takagi": "A Takagi, do Japão, fabricou estes aquecedores. Hoje a marca é da A. O. Smith.",
  "about-vanguard": "Talvez a Rheem tenha fabricado estes aquecedores.",
  "about-westinghouse": "A HTP fabricou estes aquecedores sob licença.",
  sureTitle: "Confiança",
  sureCount: "{sure}: {count, plural, one {# formato} many {# de formatos} other {# formatos}}",
  realTitle: "Exemplo real",
  realKnown: "{serial}: fabricado em {known}, data conhecida sem o número. Nossa leitura: {dates}.",
  realDated: "{serial}: nossa leitura é {dates}. Nossa fonte também leu o número, então isso não prova nada.",
  realNone: "Não encontramos nenhum aquecedor {brand} com data conhecida.",
  sureProof: "Ver todas as provas",
  sureNotes: "Observações",
  questionsTitle: "Perguntas frequentes",
  questionTwo: "Por que um número de série {brand} pode indicar várias datas?",
  answerTwo:
    "{serial} pode indicar {dates}. {why} O número do modelo ou uma data impressa pode tirar a dúvida.",
  questionOld: "Com que idade trocar um aquecedor de água {brand}?",
  answerOld:
    "Só pela idade: acompanhe de perto a partir de 6 anos e planeje a troca a partir de 10. Vazamento, água enferrujada ou um anodo de sacrifício esquecido pesam mais.",
  questionInstalled: "Essa é a data da instalação?",
  answerInstalled: "Não, é a data de fabricação. A garantia costuma começar na instalação.",
};
