import type { Messages } from "../catalog/shape.ts";

/** Why there is no date, facts about brands without a rule, and where the rating plate is. */
export const problems: Messages["problems"] = {
  "no-format": "No coincide con ningún formato de {brand} que conozcamos.",
  "impossible-date": "Parece un número de {brand}, pero su fecha es imposible.",
  "no-date-in-serial": "Este tipo de número de serie de {brand} no lleva fecha. Busque una impresa.",
  "too-short": "Es demasiado corto.",
  "too-long": "Es demasiado largo para {brand}.",
  "looks-like-model":
    "Parece el número de modelo. El número de serie está en la misma etiqueta y dice “Serial”, “Serial No.” o “S/N”.",
  "no-public-rule":
    "Todavía no podemos leer las fechas de {brand}. Busque una fecha impresa o pregunte al fabricante.",
  "private-label":
    "No sabemos quién fabricó los calentadores {brand}. Busque el nombre del fabricante en la etiqueta.",
  "other-none": "No coincide con ninguna marca que conozcamos.",
  "other-some": "Probamos todas las marcas.",
  "model-not-sold-then":
    "Este modelo ({line}) {to, select, open {no se vendía antes de {from}} other {se vendió de {from} a {to}}}. Uno de los dos números está mal: compruebe el de serie y el de modelo en la etiqueta.",
  "other-equipment":
    "Parece el número de una calefacción o un aire acondicionado ({maker}, {date}). El calentador de agua tiene su propia etiqueta.",
  "model-too-long": "No usamos el número de modelo: tiene más de {longest} caracteres.",
  "tank-outside":
    "Está en el tanque. De gas: junto al control de gas. Eléctrico: en el tercio superior o junto a la tapa de una resistencia.",
  "tank-side-low":
    "Está al costado, a menudo abajo. En las bombas de calor y los de gas más viejos: arriba a la izquierda.",
  "tank-upper-front": "Está arriba, al frente o al costado, sobre las tapas de acceso o el control de gas.",
  "tank-front": "Está al frente; en los eléctricos, cerca de la tapa de acceso de abajo.",
  jacket: "Está por fuera o por dentro de la cubierta exterior.",
  "cabinet-side": "Está al costado del gabinete.",
  "cabinet-side-or-front": "Está al costado o al frente del gabinete.",
  "boiler-varies": "Está abajo: por dentro al fondo, a la derecha o al frente.",
  unknown: "Mire alrededor de todo el calentador y detrás de la tapa frontal.",
};
