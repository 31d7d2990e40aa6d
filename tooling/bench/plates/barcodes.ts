import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, type WriteInputBarcodeFormat, writeBarcode } from "zxing-wasm/writer";

const { resolve } = createRequire(import.meta.url);
const wasmBinary = Uint8Array.from(readFileSync(resolve("zxing-wasm/writer/zxing_writer.wasm"))).buffer;
prepareZXingModule({ overrides: { wasmBinary } });

/** The narrowest bar's width and all bars' height, in CSS pixels. Absent for 2D codes. */
interface CodeSize {
  readonly bar: number;
  readonly height?: number;
}

/**
 * Returns a barcode as HTML: black on white, with the quiet zone that its format requires.
 *
 * @throws Error when the format can't hold the text.
 */
export async function barcode(
  format: WriteInputBarcodeFormat,
  text: string,
  { bar, height }: CodeSize,
): Promise<string> {
  const { svg, error } = await writeBarcode(text, { format, addQuietZones: true });
  if (error !== "") throw new Error(`No ${format} of ${text}: ${error}`);
  const drawing = svg.slice(svg.indexOf("<svg"));
  const stretched = drawing.replace(
    /<svg width="(?<across>\d+)" height="(?<down>\d+)"/u,
    (_, across: string, down: string) =>
      `<svg width="${Number(across) * bar}" height="${height ?? Number(down) * bar}" viewBox="0 0 ${across} ${down}" preserveAspectRatio="none"`,
  );
  return `<span class="code">${stretched}</span>`;
}
