import type { Messages } from "../catalog/shape.ts";

/** The home page around the form. */
export const home: Messages["home"] = {
  metaTitle: "¿Cuántos años tiene su calentador de agua? Consulta gratis",
  metaDescription:
    "Escriba el número de serie de la etiqueta y vea cuándo se fabricó su calentador de agua y qué hacer. Gratis y sin registro.",
  title: "¿Cuántos años tiene su calentador de agua?",
  intro: "Escanee la etiqueta o escriba el número de serie.",
  steps: "Progreso",
  stepBrand: "Elegir marca",
  stepDetails: "Escribir número",
  stepResults: "Ver resultado",
  stepDone: "{step}, listo",
  whereTitle: "¿Dónde está la etiqueta?",
  brandsTitle: "Marcas compatibles",
};
