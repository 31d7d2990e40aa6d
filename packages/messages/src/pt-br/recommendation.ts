import type { Messages } from "../catalog/shape.ts";

/**
 * What to do with a heater. The keys of the states (`good`) are summaries; the numbered ones are the actions for a
 * state, the most useful first; `state-…` names a state within a sentence.
 */
export const recommendation: Messages["recommendation"] = {
  good: "Em bom estado: bastam os cuidados de rotina.",
  "good-1": "Uma vez por ano, drene o reservatório ou descalcifique o aquecedor de passagem.",
  "good-2": "Se tiver reservatório, peça para verificar o anodo de sacrifício a cada um a três anos.",
  "good-3": "Registre a garantia e guarde a nota fiscal.",
  monitor: "Acompanhe de perto: pequenos sinais importam.",
  "monitor-1": "Procure ferrugem, pontos úmidos, vazamentos e água quente enferrujada.",
  "monitor-2":
    "Drene o reservatório e peça para verificar o anodo de sacrifício, ou descalcifique o aquecedor de passagem.",
  "monitor-3": "Compare preços enquanto não há pressa.",
  replace: "Troca recomendada: comece a planejar.",
  "replace-1": "Peça orçamentos enquanto este ainda funciona.",
  "replace-2": "Veja se há água no piso e na bandeja coletora, e teste o registro de água.",
  "replace-3": "Se houver vazamento, feche a água e o gás ou desligue a energia, e chame um encanador.",
  otherDates: "Também pode ser {dates}. Procure uma data impressa na etiqueta.",
  dateWeek: "semana\u00a0{week, number} de {year}",
  otherDate: "{date} ({state})",
  "state-good": "em bom estado",
  "state-monitor": "acompanhe de perto",
  "state-replace": "troca recomendada",
};
