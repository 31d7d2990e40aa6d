import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How a page can travel. */
export type Encoding = "br" | "gzip";

// Fast: the page is made for one visitor and thrown away.
const QUALITY = 4;

/**
 * The best encoding that an `Accept-Encoding` header allows; `undefined` when it allows none.
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

/** Compresses the body of an answer. */
export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === "br"
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : zip(body, { level: QUALITY });
