/**
 * The kinds of codes on rating plates, as zxing names them. Includes retail codes, so their digits aren't mistaken
 * for a serial number.
 */
export const barcodeFormats = ["Code39", "Code128", "DataMatrix", "QRCode", "EAN13", "UPCA"] as const;
