import type { Messages } from "../catalog/shape.ts";

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "Así se ve el resultado",
  exampleCaption: "De una placa de datos real (placa de características). El suyo se explica igual.",
  exampleDate: "Cuándo se fabricó y con qué certeza lo sabemos",
  exampleAdvice: "Qué hacer a esa edad",
  whereGas: "A gas, con tanque",
  whereGasText: "Junto al control de gas. En los más antiguos, a veces arriba a la izquierda.",
  whereElectric: "Eléctrico, con tanque",
  whereElectricText: "En el tercio superior o junto a la tapa de una resistencia.",
  whereHeatPump: "Con bomba de calor",
  whereHeatPumpText: "A menudo arriba a la izquierda, debajo de la bomba de calor.",
  whereTankless: "Sin tanque",
  whereTanklessText: "Al costado de la carcasa, a veces detrás de la tapa frontal.",
  goneTitle: "¿Falta la etiqueta?",
  goneMore: "Otras maneras de saberlo",
  goneClean: "Limpie la etiqueta con un paño húmedo, ilumínela de lado y tómele una foto para ampliarla.",
  goneSecond: "Busque una segunda etiqueta: con el manual, entre sus papeles o en la caja.",
  goneValve:
    "En un calentador a gas, busque cuatro dígitos en el control de gas (válvula de gas): el año y la semana en que se fabricó. 0329 es la semana 29 de 2003. El calentador tiene más o menos los mismos años, a menos que se haya cambiado el control.",
  goneStandard:
    "Si todavía se lee una norma con su año, por ejemplo ANSI, el calentador no es anterior a ese año. Puede ser varios años más nuevo.",
  goneMaker:
    "Pregunte al fabricante con el número de modelo, o busque la factura o el permiso de la instalación.",
  goneCare: "No abra las tapas atornilladas. Detrás puede haber piezas con corriente eléctrica.",
  goneAsk: "Calcule la edad por lo que se ve",
};
