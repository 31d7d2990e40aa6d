import type { Messages } from "../catalog/shape.ts";

/**
 * What to do with a heater. The keys of the codes (`good`, `replace-or-monitor`) are summaries; the numbered ones are the
 * actions for a state, the most useful first; `state-…` names a state within a sentence. Where two states are possible,
 * the actions are those of the older.
 */
export const recommendation: Messages["recommendation"] = {
  good: "Em bom estado: bastam os cuidados de rotina.",
  "good-1":
    "Uma vez por ano, drene o reservatório ou descalcifique o aquecedor de passagem. O manual mostra como.",
  "good-2": "Se tiver reservatório, peça para verificar o anodo de sacrifício a cada um a três anos.",
  "good-3": "Guarde a nota fiscal e veja se a garantia está registrada.",
  monitor: "Acompanhe de perto: nesta idade, pequenos sinais importam.",
  "monitor-1": "Procure ferrugem, pontos úmidos, vazamentos e água quente enferrujada.",
  "monitor-2":
    "Drene o reservatório e peça para verificar o anodo de sacrifício, ou descalcifique o aquecedor de passagem.",
  "monitor-3": "Compare preços agora, para escolher sem pressa.",
  replace: "Troca recomendada: planeje um novo antes que este falhe.",
  "replace-1": "Peça orçamentos enquanto este funciona.",
  "replace-2": "Até lá, veja se há água no piso e na bandeja coletora, e teste o registro de água.",
  "replace-3": "Se houver vazamento, feche a água e o gás ou desligue a energia, e chame um encanador.",
  "replace-or-monitor":
    "Troca recomendada ou acompanhe de perto: não dá para saber se já tem 10 anos. Na dúvida, considere que sim.",
  "monitor-or-good":
    "Acompanhe de perto ou em bom estado: não dá para saber se já tem 6 anos. Na dúvida, considere que sim.",
  otherDates: "O número de série também pode significar {dates}. Procure uma data impressa na etiqueta.",
  dateWeek: "semana\u00a0{week, number} de {year}",
  otherDate: "{date} ({state})",
  "state-good": "em bom estado",
  "state-monitor": "acompanhe de perto",
  "state-replace": "troca recomendada",
  "state-replace-or-monitor": "troca recomendada ou acompanhe de perto",
  "state-monitor-or-good": "acompanhe de perto ou em bom estado",
};
