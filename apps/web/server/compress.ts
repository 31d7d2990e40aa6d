import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Encoding of a page in a response. */
export type Encoding = "br" | "gzip";

// A fast level, because the page is rendered for one visitor and not stored.
const QUALITY = 4;
/** Bits of Brotli's window: 128 kB, more than a page has. The default needs a third more time, to prepare 4 MB. */
const WINDOW = 17;

/**
 * Returns the best encoding that an `Accept-Encoding` header allows; `undefined` if it allows none.
 *
 * @example
 * encodingFor("gzip, deflate, br"); //=> "br"
 * encodingFor("gzip;q=1, br;q=0"); //=> "gzip"
 */
export function encodingFor(header: string | readonly string[] | undefined): Encoding | undefined {
  const accepted = new Map(
    String(header ?? "")
      .split(",")
      .map((entry) => {
        const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
        return [name, parameters.every((parameter) => !/^q=0(?:\.0*)?$/u.test(parameter))] as const;
      }),
  );
  return (["br", "gzip"] as const).find((encoding) => accepted.get(encoding));
}

/** Compresses the body of a response. */
export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === "br"
    ? brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: WINDOW },
      })
    : zip(body, { level: QUALITY });
