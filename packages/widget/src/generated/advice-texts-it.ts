// Written by `pnpm generate`. Do not edit.

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Che cosa supponiamo",
  "Da dove viene",
  "Che tipo di scaldabagno è?",
  "Richiami",
  "Vedi gli avvisi",
  "Il tuo scaldabagno è interessato solo se:",
  "Pagina ufficiale del richiamo",
  "Pagina del produttore: riguarda il mio scaldabagno?",
  (values: { readonly number: string | number }): string => `Telefono: ${values.number}`,
  "Cerca negli elenchi ufficiali",
  "Garanzia",
  "Condizioni ed esclusioni",
  "Apri la verifica del produttore",
  "Durata prevista",
  (values: { readonly date: string | number }): string => `Se la data è ${values.date}`,
  "A gas, ad accumulo",
  "Elettrico, ad accumulo",
  "Pompa di calore",
  "A gas, istantaneo",
  "Scelto in base al numero di modello.",
  "Affidabilità alta.",
  "Affidabilità media.",
  "Affidabilità bassa.",
];
