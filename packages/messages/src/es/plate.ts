import type { Messages } from "../catalog/shape.ts";

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "Lo que verá",
  exampleCaption: "De una etiqueta real.",
  exampleDate: "Cuándo se fabricó y con qué certeza",
  exampleAdvice: "Qué hacer con esos años",
  whereGas: "De gas, con tanque",
  whereGasText: "Junto al control de gas. En los más viejos, a veces arriba a la izquierda.",
  whereElectric: "Eléctrico, con tanque",
  whereElectricText: "En el tercio superior o junto a la tapa de una resistencia.",
  whereHeatPump: "Bomba de calor",
  whereHeatPumpText: "Casi siempre arriba a la izquierda, debajo de la bomba de calor.",
  whereTankless: "Sin tanque",
  whereTanklessText: "Al costado del gabinete, a veces detrás de la tapa frontal.",
  goneTitle: "¿No hay etiqueta?",
  goneMore: "Otras formas de saberlo",
  goneClean: "Limpie la etiqueta con un paño húmedo, alúmbrela de lado y amplíe una foto.",
  goneSecond: "Busque otra etiqueta con el manual, entre sus papeles o en la caja.",
  goneValve:
    "En un calentador de gas, busque los cuatro dígitos del control de gas. 0329 es el año 2003, semana 29. El calentador tiene más o menos esos años, a menos que se haya cambiado el control.",
  goneStandard:
    "Si ve una norma con año, como ANSI, el calentador no es anterior a ese año. Puede ser varios años más nuevo.",
  goneMaker: "Pregunte al fabricante con el número de modelo, o busque la factura o el permiso.",
  goneCare: "No abra tapas atornilladas. Detrás puede haber piezas con corriente.",
  goneAsk: "Calcular la antigüedad por lo que se ve",
};
