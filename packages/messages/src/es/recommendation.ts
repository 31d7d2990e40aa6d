import type { Messages } from "../catalog/shape.ts";

/**
 * What to do with a heater. The keys of the states (`good`) are summaries; the numbered ones are the actions for a
 * state, the most useful first; `state-…` names a state within a sentence.
 */
export const recommendation: Messages["recommendation"] = {
  good: "Buen estado: basta con el mantenimiento normal.",
  "good-1": "Una vez al año, drene el tanque; si no tiene tanque, quítele el sarro.",
  "good-2": "Si tiene tanque, haga revisar la barra de ánodo cada 1 a 3 años.",
  "good-3": "Registre la garantía y guarde el recibo.",
  monitor: "Vigilar de cerca: las señales pequeñas importan.",
  "monitor-1": "Busque óxido, manchas de humedad, fugas y agua caliente oxidada.",
  "monitor-2": "Drene el tanque y haga revisar la barra de ánodo; si no tiene tanque, quítele el sarro.",
  "monitor-3": "Compare precios ahora que no hay prisa.",
  replace: "Reemplazo recomendado: planee el cambio.",
  "replace-1": "Pida presupuestos mientras este todavía funciona.",
  "replace-2": "Revise si hay agua en el piso o en la bandeja de drenaje y pruebe la llave de paso.",
  "replace-3": "Si gotea, cierre el agua, cierre el gas o corte la luz, y llame a un plomero.",
  otherDates: "También podría ser de {dates}. Busque una fecha impresa en la etiqueta.",
  dateWeek: "la semana {week, number} de {year}",
  otherDate: "{date} ({state})",
  "state-good": "buen estado",
  "state-monitor": "vigilar de cerca",
  "state-replace": "reemplazo recomendado",
};
