import { outputOfPnpm } from "./pnpm.ts";

/** A package from the registry. */
export interface Licensed {
  readonly name: string;
  readonly versions: readonly string[];
  /** An SPDX expression, from its `package.json`. */
  readonly license: string;
}

const permissive = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "(MIT AND Zlib)",
  "(MIT OR CC0-1.0)",
  "ISC",
  "MIT",
  "MIT-0",
];

/** Licenses allowed for code that runs in the product or is sent to a visitor. The last two are the font's. */
export const allowedInProduct: readonly string[] = [...permissive, "OFL-1.1", "MIT AND OFL-1.1"];

/** Licenses allowed for build and test tools. They only affect those who change these packages, which we don't. */
export const allowedInTools: readonly string[] = [
  ...allowedInProduct,
  "CC-BY-4.0",
  "MPL-2.0",
  "PSF-2.0",
  "Python-2.0",
  "Unlicense",
];

/** Sources of the licenses of packages whose `package.json` has none. */
export const namedElsewhere: Readonly<Record<string, string>> = {
  "require-like": "MIT, by the license file beside its code",
};

/**
 * Returns the installed packages with their licenses.
 *
 * @param part "product" for packages that run or are sent to a visitor, "all" to include build and test tools.
 */
export function installed(part: "all" | "product"): readonly Licensed[] {
  const command = ["--recursive", "licenses", "list", "--json"];
  const byLicense = JSON.parse(
    outputOfPnpm(...command, ...(part === "product" ? ["--prod"] : [])),
  ) as Readonly<Record<string, readonly { readonly name: string; readonly versions: readonly string[] }[]>>;
  return Object.entries(byLicense)
    .flatMap(([license, packages]) => packages.map(({ name, versions }) => ({ name, versions, license })))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** Returns the packages without an allowed license. */
export const foreign = (packages: readonly Licensed[], allowed: readonly string[]): readonly Licensed[] =>
  packages.filter(
    ({ name, license }) => !allowed.includes(license) && !(license === "Unknown" && name in namedElsewhere),
  );

/** Returns a Markdown table of packages. */
export const licenseTable = (packages: readonly Licensed[]): string =>
  [
    "| Package | Version | License |",
    "| --- | --- | --- |",
    ...packages.map(
      ({ name, versions, license }) =>
        `| ${name} | ${versions.join(", ")} | ${license === "Unknown" ? (namedElsewhere[name] ?? license) : license} |`,
    ),
    "",
  ].join("\n");
