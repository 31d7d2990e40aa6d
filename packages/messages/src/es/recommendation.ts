import type { Messages } from "../catalog/shape.ts";

/**
 * What to do with a heater. The keys of the codes (`good`, `replace-or-monitor`) are summaries; the numbered ones are the
 * actions for a state, the most useful first; `state-…` names a state within a sentence.
 */
export const recommendation: Messages["recommendation"] = {
  good: "Buen estado: solo necesita el mantenimiento normal.",
  "good-1":
    "Una vez al año, drene el tanque o, si no tiene tanque, quítele el sarro. El manual explica cómo.",
  "good-2": "Si tiene tanque, haga revisar la barra de ánodo cada uno a tres años.",
  "good-3": "Guarde el recibo y confirme que la garantía esté registrada.",
  monitor: "Vigilar de cerca: con estos años importan las señales pequeñas.",
  "monitor-1": "Busque óxido, manchas de humedad, fugas y agua caliente oxidada.",
  "monitor-2": "Drene el tanque y haga revisar la barra de ánodo; si no tiene tanque, quítele el sarro.",
  "monitor-3": "Compare precios desde ahora, para elegir sin prisa.",
  replace: "Reemplazo recomendado: planee el cambio antes de que este falle.",
  "replace-1": "Pida presupuestos mientras este todavía funciona.",
  "replace-2":
    "Mientras tanto, revise si hay agua en el piso y en la bandeja de drenaje, y pruebe la llave de paso.",
  "replace-3": "Si gotea, cierre el agua y el gas o corte la luz, y llame a un plomero.",
  "replace-or-monitor":
    "Reemplazo recomendado o vigilar de cerca: no sabemos si ya cumplió 10 años. Mientras no lo sepa, suponga que sí.",
  "monitor-or-good":
    "Vigilar de cerca o buen estado: no sabemos si ya cumplió 6 años. Mientras no lo sepa, suponga que sí.",
  otherDates:
    "El número de serie también podría significar {dates}. Busque una fecha impresa en la etiqueta.",
  dateWeek: "la semana {week, number} de {year}",
  otherDate: "{date} ({state})",
  "state-good": "buen estado",
  "state-monitor": "vigilar de cerca",
  "state-replace": "reemplazo recomendado",
  "state-replace-or-monitor": "reemplazo recomendado o vigilar de cerca",
  "state-monitor-or-good": "vigilar de cerca o buen estado",
};
