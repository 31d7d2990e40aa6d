import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { imageSize } from "image-size";
import type { Plugin } from "vite";

/** The operating company's logo in the footer. */
export interface Logo {
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

/** A logo as stored among the assets of the site. */
export interface LogoFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
  readonly size: Pick<Logo, "width" | "height">;
}

/**
 * Reads a logo.
 *
 * @param file Path from the repository.
 * @throws {Error} when the file is missing or not a picture that browsers can show.
 *
 * @example
 * readLogo("apps/web/public/icon.svg").size; //=> { width: 32, height: 32 }
 */
export function readLogo(file: string): LogoFile {
  const ending = extname(file).toLowerCase();
  const type = types[ending];
  if (type === undefined) {
    throw new Error(`COMPANY_LOGO is "${file}"; it has to end with ${Object.keys(types).join(", ")}`);
  }
  const content = readFileSync(fileURLToPath(new URL(file, repository)));
  const { width, height } = imageSize(content);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  return { name: `assets/company-${hash}${ending}`, type, content, size: { width, height } };
}

/**
 * Adds the company's logo to the assets of the site, as `import.meta.env.COMPANY_LOGO`: `null` without one.
 *
 * @param file Path from the repository; empty when there is no logo.
 * @throws {Error} like `readLogo`.
 */
export function companyLogo(file: string): Plugin {
  const define = (logo: Logo | null) => ({
    define: { "import.meta.env.COMPANY_LOGO": JSON.stringify(logo) },
  });
  if (file === "") return { name: "company-logo", config: () => define(null) };

  const { name, type, content, size } = readLogo(file);
  return {
    name: "company-logo",
    // In development, no file is written.
    config: (_config, { command }) =>
      define({
        src: command === "build" ? `/${name}` : `data:${type};base64,${content.toString("base64")}`,
        ...size,
      }),
    generateBundle() {
      if (this.environment.name === "client") {
        this.emitFile({ type: "asset", fileName: name, source: content });
      }
    },
  };
}
