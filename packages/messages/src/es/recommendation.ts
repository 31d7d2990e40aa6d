import type { Messages } from "../catalog/shape.ts";

/**
 * What to do with a heater. The keys of the codes (`good`, `replace-or-monitor`) are summaries; the numbered ones are the
 * actions for a state, the most useful first; `state-…` names a state within a sentence.
 */
export const recommendation: Messages["recommendation"] = {
  good: "Buen estado: a esta edad basta con el mantenimiento habitual.",
  "good-1":
    "Si tiene tanque, drénelo y enjuáguelo una vez al año; si no tiene tanque, quítele el sarro. El manual dice cómo.",
  "good-2": "Si tiene tanque, haga revisar la barra de ánodo cada uno a tres años.",
  "good-3": "Guarde el recibo y compruebe que la garantía esté registrada.",
  monitor: "Vigilar de cerca: a esta edad, las señales pequeñas importan.",
  "monitor-1": "Busque óxido, manchas de humedad y fugas, y fíjese si el agua caliente sale con óxido.",
  "monitor-2":
    "Siga con el mantenimiento: drenar y enjuagar el tanque y hacer revisar la barra de ánodo; si no tiene tanque, quitar el sarro.",
  "monitor-3": "Empiece a comparar precios, para poder elegir sin prisa.",
  replace:
    "Reemplazo recomendado: a esta edad, planee la compra del próximo calentador antes de que este falle.",
  "replace-1": "Pida presupuestos mientras este todavía funciona.",
  "replace-2":
    "Hasta entonces, revise si hay agua en el piso o en la bandeja bajo el calentador, y compruebe que la llave de paso gire.",
  "replace-3": "Si gotea, cierre el agua y el gas o corte la electricidad, y llame a un plomero.",
  "replace-or-monitor":
    "Reemplazo recomendado o vigilar de cerca: la fecha no se conoce con suficiente exactitud para decir si ya cumplió 10 años. Mientras no sepa más, suponga que sí.",
  "monitor-or-good":
    "Vigilar de cerca o buen estado: la fecha no se conoce con suficiente exactitud para decir si ya cumplió 6 años. Mientras no sepa más, suponga que sí.",
  otherDates:
    "El número de serie también puede leerse así: {dates}. Compare con la fecha impresa en la placa, si la hay.",
  dateWeek: "semana\u00a0{week, number} de {year}",
  otherDate: "{date} ({state})",
  "state-good": "buen estado",
  "state-monitor": "vigilar de cerca",
  "state-replace": "reemplazo recomendado",
  "state-replace-or-monitor": "reemplazo recomendado o vigilar de cerca",
  "state-monitor-or-good": "vigilar de cerca o buen estado",
};
