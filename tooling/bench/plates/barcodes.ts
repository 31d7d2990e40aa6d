import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, type WriteInputBarcodeFormat, writeBarcode } from "zxing-wasm/writer";

const { resolve } = createRequire(import.meta.url);
const wasmBinary = Uint8Array.from(readFileSync(resolve("zxing-wasm/writer/zxing_writer.wasm"))).buffer;
prepareZXingModule({ overrides: { wasmBinary } });

/** How wide and high a code is drawn, in CSS pixels. */
export interface CodeSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns a barcode as HTML: black on white, with the quiet zone that its format asks for.
 *
 * @throws Error when the format can't hold the text.
 */
export async function barcode(
  format: WriteInputBarcodeFormat,
  text: string,
  { width, height }: CodeSize,
): Promise<string> {
  const { svg, error } = await writeBarcode(text, { format, addQuietZones: true });
  if (error !== "") throw new Error(`No ${format} of ${text}: ${error}`);
  const stretched = svg
    .slice(svg.indexOf("<svg"))
    .replace(
      /<svg width="(?<across>\d+)" height="(?<down>\d+)"/u,
      `<svg width="${width}" height="${height}" viewBox="0 0 $<across> $<down>" preserveAspectRatio="none"`,
    );
  return `<span class="code">${stretched}</span>`;
}
