// Written by `pnpm generate`. Do not edit.

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Lo que suponemos",
  "De dónde viene",
  "¿Qué tipo de calentador es?",
  "Avisos de seguridad",
  "Ver los avisos",
  "Incluye su calentador si se cumple todo esto:",
  "Página oficial del aviso",
  "Página del fabricante: ¿está incluido mi calentador?",
  (values: { readonly number: string | number }): string => `Teléfono: ${values.number}`,
  "Listas oficiales donde buscar",
  "Garantía",
  "Qué puede ponerle fin y qué puede exigir",
  "Abrir la consulta del fabricante",
  "Cuánto puede durar todavía",
  (values: { readonly date: string | number }): string => `Si es de ${values.date}`,
  "Tanque a gas",
  "Tanque eléctrico",
  "Bomba de calor",
  "A gas, sin tanque",
  "Elegido por el número de modelo.",
  "Certeza alta.",
  "Certeza media.",
  "Certeza baja.",
];
