import type { Messages } from "../catalog/shape.ts";

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "O que você vai ver",
  exampleCaption: "Uma etiqueta real.",
  exampleDate: "A idade e o grau de certeza",
  exampleAdvice: "O que fazer agora",
  whereGas: "Boiler a gás",
  whereGasText: "Ao lado da válvula de gás ou no alto, à esquerda.",
  whereElectric: "Boiler elétrico",
  whereElectricText: "No terço de cima ou junto à tampa de uma resistência.",
  whereHeatPump: "Bomba de calor",
  whereHeatPumpText: "Muitas vezes no alto, à esquerda, abaixo da bomba de calor.",
  whereTankless: "De passagem",
  whereTanklessText: "Na lateral ou atrás da tampa frontal.",
  goneTitle: "A etiqueta sumiu?",
  goneMore: "Outras pistas",
  goneClean: "Limpe a etiqueta, ilumine de lado e amplie uma foto.",
  goneSecond: "Procure uma etiqueta nos documentos e na caixa.",
  goneValve:
    "Em um aquecedor a gás, leia os quatro dígitos na válvula de gás: 0329 é a semana 29 de 2003. Uma válvula trocada é mais nova.",
  goneStandard: "O aquecedor não pode ser mais antigo que o ano de uma norma na etiqueta, como ANSI.",
  goneMaker: "Pergunte ao fabricante ou procure a nota fiscal ou o alvará da obra.",
  goneCare: "Não abra tampas parafusadas. Pode haver partes energizadas atrás delas.",
  goneAsk: "Estimar a idade sem ela",
};
