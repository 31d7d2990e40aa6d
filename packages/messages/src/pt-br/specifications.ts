import type { Messages } from "../catalog/shape.ts";

/** Facts about the model and its warranty in a result. */
export const specifications: Messages["specifications"] = {
  heading: "Seu modelo",
  loading: "Procurando o número do modelo…",
  capacity: "Capacidade",
  type: "Tipo",
  efficiency: "Rendimento",
  dimensions: "Dimensões",
  weight: "Peso",
  btus: "Potência",
  warranty: "Garantia",
  features: "Recursos",
  source: "Fonte",
  fromCatalogue: "De documentos do fabricante e registros públicos.",
  fromNumber: "Lido no número do modelo.",
  fromLanguageModel: "Escrito por IA, e pode estar errado. Compare com a etiqueta.",
  enhanced: "Complementado por IA",
  estimated: "Parte disto é estimada. Compare com a etiqueta.",
  withoutOptions: "Está na lista como {model}, sem as opções do final.",
  sureHigh: "Confiança alta.",
  sureMedium: "Confiança média.",
  sureLow: "Confiança baixa.",
  statusActive: "Ativa",
  statusExpired: "Vencida",
  warrantyLeft:
    "{years, plural, one {resta cerca de # ano} many {restam cerca de # de anos} other {restam cerca de # anos}}",
  warrantyOver: "não resta nenhum ano",
  warrantyOpen: "Ativa ou vencida, conforme a data exata",
  warrantyDecides:
    "Contada a partir da fabricação. O que vale é a data da instalação: veja a nota fiscal ou o registro.",
  notFound: "Especificações não encontradas: {model}",
  notFoundText: "Não temos especificações detalhadas deste número de modelo em nossa base de dados.",
  notFoundHelp: "Peça as especificações detalhadas ao fabricante.",
  failed: "Informações do modelo não encontradas",
  retry: "Tentar de novo",
};
