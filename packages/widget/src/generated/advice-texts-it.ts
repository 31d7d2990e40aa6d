// Written by `pnpm generate`. Do not edit.

/** What is said in one language. Texts with arguments are functions of them. */
export const texts = {
  advice: {
    ours: "Che cosa supponiamo",
    source: "Da dove viene",
    safetyHeading: "Avvisi di sicurezza",
    safetyRead: "Vedi gli avvisi",
    safetyCheck: "Riguarda il tuo scaldabagno se tutto questo è vero:",
    safetyLink: "Pagina ufficiale dell’avviso",
    safetyMakerPage: "Pagina del produttore: riguarda il mio scaldabagno?",
    safetyPhone: (values: { readonly number: string | number }): string => `Telefono: ${values.number}`,
    safetySearch: "Elenchi ufficiali da consultare",
    warrantyHeading: "Garanzia",
    warrantyConditions: "Che cosa può farla finire e che cosa può richiedere",
    warrantyOpenCheck: "Apri la verifica del produttore",
    kind: "Che tipo di scaldabagno è?",
    kindFromModel: "Scelto in base al numero di modello.",
    "kind-gas-tank": "A gas, ad accumulo",
    "kind-electric-tank": "Elettrico, ad accumulo",
    "kind-heat-pump": "Pompa di calore",
    "kind-tankless-gas": "A gas, istantaneo",
    lifeHeading: "Quanto può durare ancora",
    ifMade: (values: { readonly date: string | number }): string => `Se la data è ${values.date}`,
  },
  specifications: {
    sureHigh: "Affidabilità alta.",
    sureMedium: "Affidabilità media.",
    sureLow: "Affidabilità bassa.",
  },
};
