import type { IntlShape } from "react-intl";

/** Megabytes that a browser downloads to read the text of a photo, including barcodes, compressed. */
export const readerMegabytes = 5.5;

/** Returns that size in the language's format. */
export const readerSize = ({ locale }: IntlShape): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(readerMegabytes);
