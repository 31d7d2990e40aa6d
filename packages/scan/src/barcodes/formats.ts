/**
 * The kinds of codes on rating plates, as zxing names them. Those of retail are read too, so that their digits are not
 * taken for a serial number.
 */
export const barcodeFormats = ["Code39", "Code128", "DataMatrix", "QRCode", "EAN13", "UPCA"] as const;
