// Written by `pnpm generate`. Do not edit.
import type { OfflineTexts } from "../../texts/offline-texts.ts";

/** What an answer of the decoder says. */
export const texts: OfflineTexts = {
  "summaries": {
    "good": "Buen estado: a esta edad basta con el mantenimiento habitual.",
    "monitor": "Vigilar de cerca: a esta edad, las señales pequeñas importan.",
    "replace": "Reemplazo recomendado: a esta edad, planee la compra del próximo calentador antes de que este falle.",
    "monitor-or-good": "Vigilar de cerca o buen estado: la fecha no se conoce con suficiente exactitud para decir si ya cumplió 6 años. Mientras no sepa más, suponga que sí.",
    "replace-or-monitor": "Reemplazo recomendado o vigilar de cerca: la fecha no se conoce con suficiente exactitud para decir si ya cumplió 10 años. Mientras no sepa más, suponga que sí."
  },
  "actions": {
    "good": "Si tiene tanque, drénelo y enjuáguelo una vez al año; si no tiene tanque, quítele el sarro. El manual dice cómo. Si tiene tanque, haga revisar la barra de ánodo cada uno a tres años. Guarde el recibo y compruebe que la garantía esté registrada.",
    "monitor": "Busque óxido, manchas de humedad y fugas, y fíjese si el agua caliente sale con óxido. Siga con el mantenimiento: drenar y enjuagar el tanque y hacer revisar la barra de ánodo; si no tiene tanque, quitar el sarro. Empiece a comparar precios, para poder elegir sin prisa.",
    "replace": "Pida presupuestos mientras este todavía funciona. Hasta entonces, revise si hay agua en el piso o en la bandeja bajo el calentador, y compruebe que la llave de paso gire. Si gotea, cierre el agua y el gas o corte la electricidad, y llame a un plomero."
  },
  "states": {
    "good": "buen estado",
    "monitor": "vigilar de cerca",
    "replace": "reemplazo recomendado",
    "monitor-or-good": "vigilar de cerca o buen estado",
    "replace-or-monitor": "reemplazo recomendado o vigilar de cerca"
  },
  "otherDates": "El número de serie también puede leerse así: {dates}. Compare con la fecha impresa en la placa, si la hay.",
  "otherDate": "{date} ({state})",
  "week": "semana {week} de {year}",
  "problems": {
    "no-format": "Ningún número de serie de {brand} que conozcamos se escribe así.",
    "impossible-date": "El número está escrito como uno de {brand}, pero la fecha que contiene no existe o queda fuera de los años de ese formato.",
    "no-date-in-serial": "{brand} no incluye ninguna fecha en los números de serie de este tipo. Busque una fecha impresa en la placa.",
    "too-short": "Esto es más corto que un número de serie. Parece que faltan caracteres.",
    "too-long": "Esto es más largo que cualquier número de serie de {brand} que conozcamos. Quizás se colaron otros números de la placa.",
    "looks-like-model": "Esto parece el número de modelo. El número de serie es otro, en la misma placa, con la indicación “Serial”, “Serial No.” o “S/N”.",
    "no-public-rule": "No encontramos ninguna regla pública que convierta en fecha un número de serie de {brand}. Busque una fecha impresa en la placa, o pregunte al fabricante con el número de serie.",
    "private-label": "{brand} es la marca propia de una tienda o un distribuidor, y no sabemos quién fabricó sus calentadores. Busque en la placa el nombre del fabricante y pruebe con esa marca.",
    "other-none": "Ninguna marca que conozcamos escribe así los números de serie.",
    "other-some": "No eligió ninguna marca, así que las probamos todas."
  }
};
