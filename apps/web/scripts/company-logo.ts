import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { imageSize } from "image-size";
import type { Plugin } from "vite";

/** The operating company's logo as the footer shows it. */
export interface Logo {
  readonly src: string;
  /** Its own size in pixels; the footer keeps the proportion. */
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

/**
 * Puts the company's logo among the assets of the site, as `import.meta.env.COMPANY_LOGO`: `null` without one.
 *
 * @param file Path from the repository; empty when there is no logo.
 * @throws {Error} when the file is not there or is no picture of a kind that browsers show.
 */
export function companyLogo(file: string): Plugin {
  const define = (logo: Logo | null) => ({
    define: { "import.meta.env.COMPANY_LOGO": JSON.stringify(logo) },
  });
  if (file === "") return { name: "company-logo", config: () => define(null) };

  const type = types[extname(file).toLowerCase()];
  if (type === undefined) {
    throw new Error(`COMPANY_LOGO is "${file}"; it has to end with ${Object.keys(types).join(", ")}`);
  }
  const content = readFileSync(fileURLToPath(new URL(file, repository)));
  const { width, height } = imageSize(content);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const fileName = `assets/company-${hash}${extname(file).toLowerCase()}`;
  return {
    name: "company-logo",
    config: (_config, { command }) =>
      define({
        // While the site is worked on, nothing is written that could be served.
        src: command === "build" ? `/${fileName}` : `data:${type};base64,${content.toString("base64")}`,
        width,
        height,
      }),
    generateBundle() {
      if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source: content });
    },
  };
}
