import type { Messages } from "../catalog/shape.ts";

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "O que você vai ver",
  exampleCaption: "De uma etiqueta real.",
  exampleDate: "Quando foi fabricado e qual é a certeza",
  exampleAdvice: "O que fazer com essa idade",
  whereGas: "Boiler a gás",
  whereGasText: "Ao lado da válvula de gás. Nos mais velhos, às vezes no alto, à esquerda.",
  whereElectric: "Boiler elétrico",
  whereElectricText: "No terço de cima, ou ao lado da tampa de uma resistência.",
  whereHeatPump: "Bomba de calor",
  whereHeatPumpText: "Muitas vezes no alto, à esquerda, abaixo da bomba de calor.",
  whereTankless: "De passagem",
  whereTanklessText: "Na lateral do gabinete, às vezes atrás da tampa frontal.",
  goneTitle: "A etiqueta sumiu?",
  goneMore: "Outras formas de descobrir",
  goneClean: "Limpe a etiqueta com um pano úmido, ilumine de lado e tire uma foto que dê para ampliar.",
  goneSecond: "Procure uma segunda etiqueta com o manual, os documentos ou a caixa.",
  goneValve:
    "Em um aquecedor a gás, procure os quatro algarismos na válvula de gás. 0329 é o ano 2003, semana 29. O aquecedor tem mais ou menos essa idade, a não ser que a válvula tenha sido trocada.",
  goneStandard:
    "Uma norma com ano, como ANSI, mostra que o aquecedor não é mais velho que esse ano. Pode ser anos mais novo.",
  goneMaker: "Pergunte ao fabricante com o número do modelo, ou procure a nota fiscal ou o alvará da obra.",
  goneCare: "Não abra tampas parafusadas. Atrás delas pode haver partes energizadas.",
  goneAsk: "Estime a idade pelo que você vê",
};
