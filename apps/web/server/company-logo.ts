import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { imageSize } from "image-size";

/** The operating company's logo in the footer. */
export interface Logo {
  /** Path on the site. It contains the hash of the file. */
  readonly src: string;
  /** Its own size in pixels. The footer keeps the proportions. */
  readonly width: number;
  readonly height: number;
}

const types: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
};
const repository = new URL("../../../", import.meta.url);

/** A logo as the server sends it. */
export interface LogoFile {
  readonly shown: Logo;
  readonly type: string;
  readonly content: Buffer;
}

/**
 * Reads a logo.
 *
 * @param file Path from the repository, or an absolute one.
 * @throws {Error} when the file is missing or not a picture that browsers can show.
 *
 * @example
 * readLogo("apps/web/public/icon.svg").shown; //=> { src: "/assets/company-….svg", width: 32, height: 32 }
 */
export function readLogo(file: string): LogoFile {
  const ending = extname(file).toLowerCase();
  const type = types[ending];
  if (type === undefined) throw new Error(`its name must end with ${Object.keys(types).join(", ")}`);
  const content = readFileSync(new URL(file, repository));
  const { width, height } = imageSize(content);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  return { shown: { src: `/assets/company-${hash}${ending}`, width, height }, type, content };
}
