// Written by `pnpm generate`. Do not edit.

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Supuestos",
  "Fuentes",
  "¿De qué tipo es?",
  "Retiros del mercado",
  "Ver los retiros",
  "Su calentador está afectado solo si:",
  "Página oficial del retiro",
  "Página de retiros del fabricante",
  (values: { readonly number: string | number }): string => `Llamar al ${values.number}`,
  "Buscar en listas oficiales",
  "Garantía",
  "Condiciones y exclusiones",
  "Consultarla",
  "Vida útil",
  (values: { readonly date: string | number }): string => `Si es de ${values.date}`,
  "De gas, con tanque",
  "Eléctrico, con tanque",
  "Bomba de calor",
  "De gas, sin tanque",
  "Según el número de modelo.",
  "Certeza alta.",
  "Certeza media.",
  "Certeza baja.",
];
