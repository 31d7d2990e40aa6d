// Written by `pnpm generate`. Do not edit.

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Lo que suponemos",
  "De dónde viene",
  "¿Qué tipo de calentador es?",
  "Retiros del mercado",
  "Ver los avisos",
  "Su calentador está afectado solo si:",
  "Página oficial del retiro",
  "Página del fabricante: ¿está incluido mi calentador?",
  (values: { readonly number: string | number }): string => `Teléfono: ${values.number}`,
  "Buscar en las listas oficiales",
  "Garantía",
  "Condiciones y exclusiones",
  "Abrir la consulta del fabricante",
  "Vida útil",
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
