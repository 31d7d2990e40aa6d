import type { IntlShape } from "react-intl";

/** Megabytes that a browser fetches to read the text of a photo, barcodes included, compressed. */
export const readerMegabytes = 5.5;

/** Returns that size as the language writes it. */
export const readerSize = ({ locale }: IntlShape): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(readerMegabytes);
