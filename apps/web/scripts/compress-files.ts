import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt|xml|webmanifest|wasm|onnx)$/u;
/** Maximum bytes of a file that is sent uncompressed. */
const SMALL = 500;
/** Bytes from which the highest level of brotli takes twice the time and saves only a twentieth. */
const LARGE = 4 * 1024 * 1024;
/** Level of the copies that have to be made quickly. */
const FAST = 4;

export interface CompressOptions {
  /** Whether to make the copies as small as possible, which takes fifty times as long. */
  readonly smallest: boolean;
}

/** Writes compressed copies of text files and programs, which browsers get instead. */
export async function compressFiles(files: readonly string[], { smallest }: CompressOptions): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      if (!COMPRESSIBLE.test(file)) return;
      const content = await readFile(file);
      if (content.length <= SMALL) return;
      await writeFile(`${file}.br`, await brotli(content, { params: brotliParams(content, smallest) }));
      await writeFile(`${file}.gz`, await zip(content, { level: smallest ? 9 : FAST }));
    }),
  );
}

function brotliParams(content: Buffer, smallest: boolean): Readonly<Record<number, number>> {
  const {
    BROTLI_PARAM_QUALITY: quality,
    BROTLI_PARAM_SIZE_HINT: size,
    BROTLI_PARAM_LGWIN: window,
    BROTLI_MAX_WINDOW_BITS: widest,
  } = constants;
  if (!smallest) return { [quality]: FAST };
  return { [quality]: content.length > LARGE ? 10 : 11, [size]: content.length, [window]: widest };
}
