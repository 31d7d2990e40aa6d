// Written by `pnpm generate`. Do not edit.

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Che cosa supponiamo",
  "Da dove viene",
  "Che tipo di scaldabagno è?",
  "Avvisi di sicurezza",
  "Vedi gli avvisi",
  "Riguarda il tuo scaldabagno se tutto questo è vero:",
  "Pagina ufficiale dell’avviso",
  "Pagina del produttore: riguarda il mio scaldabagno?",
  (values: { readonly number: string | number }): string => `Telefono: ${values.number}`,
  "Elenchi ufficiali da consultare",
  "Garanzia",
  "Che cosa può farla finire e che cosa può richiedere",
  "Apri la verifica del produttore",
  "Quanto può durare ancora",
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
