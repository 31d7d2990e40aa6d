// Written by `pnpm generate`. Do not edit.

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Ipotesi",
  "Fonti",
  "Di che tipo è?",
  "Richiami",
  "Vedi i richiami",
  "Riguarda il tuo scaldabagno solo se:",
  "Pagina ufficiale del richiamo",
  "Pagina del produttore sul richiamo",
  (values: { readonly number: string | number }): string => `Chiama ${values.number}`,
  "Cerca negli elenchi ufficiali",
  "Garanzia",
  "Condizioni ed esclusioni",
  "Cercala",
  "Durata prevista",
  (values: { readonly date: string | number }): string => `Se la data è ${values.date}`,
  "A gas ad accumulo",
  "Elettrico ad accumulo",
  "Pompa di calore",
  "Istan­taneo a gas",
  "Dal numero di modello.",
  "Affidabilità alta.",
  "Affidabilità media.",
  "Affidabilità bassa.",
];
