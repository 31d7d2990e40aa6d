import type { Messages } from "../catalog/shape.ts";

/** The home page around the form. */
export const home: Messages["home"] = {
  metaTitle: "¿Cuántos años tiene su calentador de agua? Consulta gratis",
  metaDescription:
    "Escriba el número de serie de la placa de datos y sepa cuándo se fabricó su calentador de agua, cuántos años tiene y qué hacer ahora. Gratis y sin registro.",
  title: "¿Cuántos años tiene su calentador de agua?",
  intro:
    "Escriba el número de serie de la placa de datos. Leemos la fecha que contiene, le mostramos cómo y le decimos qué hacer ahora.",
  steps: "Progreso",
  stepBrand: "Elegir marca",
  stepDetails: "Escribir número",
  stepResults: "Ver resultado",
  stepDone: "{step}, listo",
  exampleTitle: "Así se ve el resultado",
  exampleCaption:
    "Un número de serie de una placa de datos fotografiada. Cada parte del suyo se marca de la misma manera.",
  exampleDate: "La fecha de fabricación y la antigüedad, con toda la exactitud que permite el número.",
  exampleParts: "Qué significa cada parte del número y con qué certeza lo sabemos.",
  exampleAdvice: "Qué conviene hacer a esa edad.",
};
