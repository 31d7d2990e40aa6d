import type { Messages } from "../catalog/shape.ts";

/** Why there is no date, facts about brands without a rule, and where the rating plate is. */
export const problems: Messages["problems"] = {
  "no-format": "No coincide con ningún formato de {brand} que conozcamos.",
  "impossible-date":
    "Parece un número de {brand}, pero su fecha no existe o está fuera de los años de ese formato.",
  "no-date-in-serial":
    "Este tipo de número de serie de {brand} no lleva fecha. Busque una fecha impresa en la etiqueta.",
  "too-short": "Es demasiado corto. Quizás faltan caracteres.",
  "too-long": "Es demasiado largo para {brand}. Quizás incluye otros números de la etiqueta.",
  "looks-like-model":
    "Parece el número de modelo. El número de serie está en la misma etiqueta y dice “Serial”, “Serial No.” o “S/N”.",
  "no-public-rule":
    "Todavía no podemos leer las fechas de {brand}. Busque una fecha impresa en la etiqueta o pregunte al fabricante.",
  "private-label":
    "No sabemos quién fabrica los calentadores {brand}. Busque el nombre del fabricante en la etiqueta y consulte esa marca.",
  "other-none": "No coincide con ninguna marca que conozcamos.",
  "other-some": "No eligió una marca, así que las probamos todas.",
  "model-not-sold-then":
    "{to, select, open {Este modelo ({line}) se vende desde {from}.} other {Este modelo ({line}) se vendió de {from} a {to}.}} La fecha o el número de modelo está mal. Revise ambos.",
  "other-equipment":
    "Parece el número de serie de una calefacción o un aire acondicionado ({maker}, {date}). El calentador de agua tiene su propia etiqueta.",
  "model-too-long": "No usamos el número de modelo: tiene más de {longest} caracteres.",
  "tank-outside":
    "Está por fuera del tanque. De gas: junto al control de gas. Eléctrico: en el tercio superior o junto a la tapa de una resistencia.",
  "tank-side-low":
    "Está al costado del tanque, casi siempre abajo. En los de gas más viejos y en los híbridos, mire arriba a la izquierda.",
  "tank-upper-front":
    "Está en la cubierta, arriba al frente o al costado, sobre las tapas de acceso o el control de gas.",
  "tank-front": "Está al frente del tanque; en los eléctricos, cerca de la tapa de acceso de abajo.",
  jacket: "Está por fuera o por dentro de la cubierta exterior.",
  "cabinet-side": "Está al costado del gabinete.",
  "cabinet-side-or-front": "Está al costado o al frente del gabinete.",
  "boiler-varies": "Según el año, está abajo: por dentro al fondo, a la derecha o al frente.",
  unknown: "Mire alrededor de todo el calentador y detrás de la tapa frontal.",
};
