import { outputOfPnpm } from "./pnpm.ts";

/** A package from the registry. */
export interface Licensed {
  readonly name: string;
  readonly versions: readonly string[];
  /** In SPDX, as in its `package.json`. */
  readonly licence: string;
}

const permissive = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "(MIT OR CC0-1.0)",
  "ISC",
  "MIT",
  "MIT-0",
];

/** Licences for what runs in the product or is sent to a visitor. The last is that of the font. */
export const allowedInProduct: readonly string[] = [...permissive, "OFL-1.1"];

/** Licences for what only builds and tests it. They affect those who change these packages, which we don't. */
export const allowedInTools: readonly string[] = [
  ...allowedInProduct,
  "(MIT AND Zlib)",
  "CC-BY-4.0",
  "MPL-2.0",
  "PSF-2.0",
  "Python-2.0",
  "Unlicense",
];

/** Packages without a licence in their `package.json`, and where it is. */
export const namedElsewhere: Readonly<Record<string, string>> = {
  "require-like": "MIT, by the licence file beside its code",
};

/**
 * Returns the installed packages with their licences.
 *
 * @param part "product" for what runs or is sent to a visitor, "all" to include what builds and tests it.
 */
export function installed(part: "all" | "product"): readonly Licensed[] {
  const command = ["--recursive", "licenses", "list", "--json"];
  const byLicence = JSON.parse(
    outputOfPnpm(...command, ...(part === "product" ? ["--prod"] : [])),
  ) as Readonly<Record<string, readonly { readonly name: string; readonly versions: readonly string[] }[]>>;
  return Object.entries(byLicence)
    .flatMap(([licence, packages]) => packages.map(({ name, versions }) => ({ name, versions, licence })))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** Returns the packages with a licence that is not allowed. */
export const foreign = (packages: readonly Licensed[], allowed: readonly string[]): readonly Licensed[] =>
  packages.filter(
    ({ name, licence }) => !allowed.includes(licence) && !(licence === "Unknown" && name in namedElsewhere),
  );

/** Returns the packages as a Markdown table. */
export const licenceTable = (packages: readonly Licensed[]): string =>
  [
    "| Package | Version | Licence |",
    "| --- | --- | --- |",
    ...packages.map(
      ({ name, versions, licence }) =>
        `| ${name} | ${versions.join(", ")} | ${licence === "Unknown" ? (namedElsewhere[name] ?? licence) : licence} |`,
    ),
    "",
  ].join("\n");
