import type { Messages } from "../catalog/shape.ts";

/** What a visitor can do when a page breaks. The shell has the error message itself, because it must load at once. */
export const failure: Messages["failure"] = {
  id: "Código do erro: {id}",
  details: "Detalhes técnicos",
  describe: "Ajude-nos a corrigir este problema (opcional)",
  describePrompt: "O que você estava fazendo quando isso aconteceu?",
  report: "Relatar o problema",
  reporting: "Enviando…",
  reported: "Obrigado pelo relato! Recebemos sua mensagem e vamos investigar o problema.",
};
