// Written by `pnpm generate`. Do not edit.

/** What is said in one language. Texts with arguments are functions of them. */
export const texts = {
  advice: {
    ours: "Lo que suponemos",
    source: "De dónde viene",
    safetyHeading: "Avisos de seguridad",
    safetyRead: "Ver los avisos",
    safetyCheck: "Incluye su calentador si se cumple todo esto:",
    safetyLink: "Página oficial del aviso",
    safetyMakerPage: "Página del fabricante: ¿está incluido mi calentador?",
    safetyPhone: (values: { readonly number: string | number }): string => `Teléfono: ${values.number}`,
    safetySearch: "Listas oficiales donde buscar",
    warrantyHeading: "Garantía",
    warrantyConditions: "Qué puede ponerle fin y qué puede exigir",
    warrantyOpenCheck: "Abrir la consulta del fabricante",
    kind: "¿Qué tipo de calentador es?",
    kindFromModel: "Elegido por el número de modelo.",
    "kind-gas-tank": "Tanque a gas",
    "kind-electric-tank": "Tanque eléctrico",
    "kind-heat-pump": "Bomba de calor",
    "kind-tankless-gas": "A gas, sin tanque",
    lifeHeading: "Cuánto puede durar todavía",
    ifMade: (values: { readonly date: string | number }): string => `Si es de ${values.date}`,
  },
  specifications: {
    sureHigh: "Certeza alta.",
    sureMedium: "Certeza media.",
    sureLow: "Certeza baja.",
  },
};
