import type { Messages } from "../catalog/shape.ts";

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "Así se ve el resultado",
  exampleCaption: "De una placa real. El suyo se explica igual.",
  exampleDate: "Cuándo se fabricó y con qué certeza lo sabemos",
  exampleAdvice: "Qué hacer a esa edad",
  whereIntro:
    "Todo calentador de agua tiene una etiqueta con su número de serie: la placa de datos, también llamada placa de características. Escriba el número completo, con letras y dígitos, tal como está impreso.",
  whereGas: "A gas, con tanque",
  whereGasText:
    "En el exterior del tanque, junto al control de gas. En los más antiguos, también arriba a la izquierda.",
  whereElectric: "Eléctrico, con tanque",
  whereElectricText:
    "En el costado o el frente del tanque: en el tercio superior o junto a la tapa de una resistencia.",
  whereHeatPump: "Con bomba de calor",
  whereHeatPumpText: "En el costado del tanque, a menudo arriba a la izquierda, debajo de la bomba de calor.",
  whereTankless: "Sin tanque",
  whereTanklessText: "En el costado de la carcasa. En algunos equipos, detrás de la tapa frontal.",
  goneTitle: "¿Falta la etiqueta o ya no se puede leer?",
  goneClean: "Límpiela con un paño húmedo, ilumínela de lado y tómele una foto: una foto se puede ampliar.",
  goneSecond: "Busque una segunda etiqueta: en la bolsa del manual, entre los papeles o en la caja.",
  goneValve:
    "En un calentador a gas, busque cuatro dígitos en el cuerpo del control de gas (válvula de gas). Son el año y la semana en que se fabricó ese control: 0329 es la semana 29 de 2003. El calentador tiene más o menos los mismos años, a menos que se haya cambiado el control.",
  goneStandard:
    "Si en la etiqueta todavía se lee el año de una norma, por ejemplo ANSI con un año, el calentador no es anterior a ese año. Puede ser varios años más nuevo.",
  goneMaker:
    "Pregunte al fabricante con el número de modelo, o busque la factura o el permiso de la instalación.",
  goneCare: "No abra las tapas atornilladas: detrás puede haber piezas con corriente eléctrica.",
  goneAsk: "Acote los años con unas preguntas",
};
