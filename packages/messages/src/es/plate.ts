import type { Messages } from "../catalog/shape.ts";

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "Lo que verá",
  exampleCaption: "Una etiqueta real.",
  exampleDate: "Cuántos años tiene y qué tan seguros estamos",
  exampleAdvice: "Qué hacer",
  whereGas: "De gas, con tanque",
  whereGasText: "Junto al control de gas o arriba a la izquierda.",
  whereElectric: "Eléctrico, con tanque",
  whereElectricText: "En el tercio superior o junto a la tapa de una resistencia.",
  whereHeatPump: "Bomba de calor",
  whereHeatPumpText: "Suele estar arriba a la izquierda, debajo de la bomba de calor.",
  whereTankless: "Sin tanque",
  whereTanklessText: "Al costado o detrás de la tapa frontal.",
  goneTitle: "¿No hay etiqueta?",
  goneMore: "Otros indicios",
  goneClean: "Limpie la etiqueta, alúmbrela de lado y amplíe una foto.",
  goneSecond: "Busque una etiqueta entre sus papeles o en la caja.",
  goneValve:
    "En un calentador de gas, lea los cuatro dígitos del control de gas: 0329 es la semana 29 de 2003. Si se cambió, el control es más nuevo que el calentador.",
  goneStandard: "Si ve una norma con año, como ANSI, el calentador no es anterior a ese año.",
  goneMaker: "Pregunte al fabricante o busque la factura o el permiso.",
  goneCare: "No abra tapas atornilladas. Detrás puede haber piezas con corriente.",
  goneAsk: "Calcular la antigüedad sin etiqueta",
};
