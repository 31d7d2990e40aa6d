import type { Messages } from "../catalog/shape.ts";

/** Why there is no date, facts about brands without a rule, and where the rating plate is. */
export const problems: Messages["problems"] = {
  "no-format": "Ningún número de serie de {brand} que conozcamos se escribe así.",
  "impossible-date":
    "El número está escrito como uno de {brand}, pero la fecha que contiene no existe o queda fuera de los años de ese formato.",
  "no-date-in-serial":
    "{brand} no incluye ninguna fecha en los números de serie de este tipo. Busque una fecha impresa en la placa.",
  "too-short": "Esto es más corto que un número de serie. Parece que faltan caracteres.",
  "too-long":
    "Esto es más largo que cualquier número de serie de {brand} que conozcamos. Quizás se colaron otros números de la placa.",
  "looks-like-model":
    "Esto parece el número de modelo. El número de serie es otro, en la misma placa, con la indicación “Serial”, “Serial No.” o “S/N”.",
  "no-public-rule":
    "No encontramos ninguna regla pública que convierta en fecha un número de serie de {brand}. Busque una fecha impresa en la placa, o pregunte al fabricante con el número de serie.",
  "private-label":
    "Conocemos el nombre {brand} en calentadores de agua, pero no sabemos quién los fabricó. Busque en la placa el nombre del fabricante y pruebe con esa marca.",
  "other-none": "Ninguna marca que conozcamos escribe así los números de serie.",
  "other-some": "No eligió ninguna marca, así que las probamos todas.",
  "model-not-sold-then":
    "{to, select, open {Este modelo ({line}) se vende desde {from}.} other {Este modelo ({line}) se vendió de {from} a {to}.}} La fecha o el número de modelo no es correcto. Compruebe ambos.",
  "other-equipment":
    "Parece el número de serie de una calefacción o un aire acondicionado ({maker}, {date}). El calentador de agua tiene su propia placa.",
  "model-too-long": "No tuvimos en cuenta el número de modelo: tiene más de {longest} caracteres.",
  "tank-outside":
    "La placa está en el exterior del tanque: en los de gas, junto al control de gas; en los eléctricos, en el tercio superior o junto a la tapa de una resistencia.",
  "tank-side-low":
    "La placa está en el costado del tanque, a menudo abajo. En los de gas más antiguos y en los híbridos, mire arriba a la izquierda.",
  "tank-upper-front":
    "La placa está en la cubierta exterior, arriba al frente o al costado, por encima de las tapas de acceso o del control de gas.",
  "tank-front":
    "La placa está en el frente del tanque; en los eléctricos, cerca de la tapa de acceso inferior.",
  jacket: "La placa está por fuera o por dentro de la cubierta exterior.",
  "cabinet-side": "La placa está en el costado de la carcasa.",
  "cabinet-side-or-front": "La placa está en el costado o el frente de la carcasa.",
  "boiler-varies":
    "Según el año, la placa está por dentro, abajo y atrás, o bien en el lado derecho o en el frente.",
  unknown: "Mire alrededor de todo el calentador por fuera, y también detrás de la tapa frontal.",
};
