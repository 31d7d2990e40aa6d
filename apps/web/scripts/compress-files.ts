import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESSIBLE = /\.(?:js|css|svg|json|wasm|onnx)$/u;
/** Maximum bytes of a file that is sent uncompressed. */
const SMALL = 500;
/** Bytes from which the highest level of brotli takes twice the time and saves only a twentieth. */
const LARGE = 4 * 1024 * 1024;

/** Whether this program makes larger copies, a hundred times as quickly, for the start command and most tests. */
export const isQuick = process.argv.includes("quick") || process.env["COMPRESSION"] === "quick";

/** Writes compressed copies of text files and programs, which browsers get instead. */
export async function compressFiles(files: readonly string[], highest: 10 | 11 = 10): Promise<void> {
  const level = isQuick ? 4 : highest;
  await Promise.all(
    files.map(async (file) => {
      if (!COMPRESSIBLE.test(file)) return;
      const content = await readFile(file);
      if (content.length <= SMALL) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? Math.min(level, 10) : level,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      };
      await writeFile(`${file}.br`, await brotli(content, { params }));
      await writeFile(`${file}.gz`, await zip(content, { level: Math.min(level, 9) }));
    }),
  );
}
