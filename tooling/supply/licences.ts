import { askPnpm } from "./ask-pnpm.ts";

/** A package that is installed from the registry. */
export interface Licensed {
  readonly name: string;
  readonly versions: readonly string[];
  /** As its description names it, in SPDX: `"MIT"`. */
  readonly licence: string;
}

const permissive = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
];

/** Licences of what runs in the product or is sent to a visitor. The last is that of the font. */
export const allowedInProduct: readonly string[] = [...permissive, "OFL-1.1"];

/** Licences of what only builds and tests it: they bind who changes these packages, which nobody here does. */
export const allowedInTools: readonly string[] = [
  ...allowedInProduct,
  "(MIT AND Zlib)",
  "(MIT OR CC0-1.0)",
  "CC-BY-4.0",
  "MPL-2.0",
  "Python-2.0",
  "Unlicense",
];

/** Packages whose description names no licence, with where it is named instead. */
export const namedElsewhere: Readonly<Record<string, string>> = {
  "require-like": "MIT, by the licence file beside its code",
};

/**
 * The packages that are installed with their licences.
 *
 * @param part `"product"` for what runs or is sent to a visitor; `"all"` with what builds and tests it.
 */
export function installed(part: "all" | "product"): readonly Licensed[] {
  const { status, said, complained } = askPnpm([
    "--recursive",
    "licenses",
    "list",
    "--json",
    ...(part === "product" ? ["--prod"] : []),
  ]);
  if (status !== 0) throw new Error(`pnpm licenses ended with ${status}: ${complained}`);
  const byLicence = JSON.parse(said) as Readonly<
    Record<string, readonly { readonly name: string; readonly versions: readonly string[] }[]>
  >;
  return Object.entries(byLicence)
    .flatMap(([licence, packages]) => packages.map(({ name, versions }) => ({ name, versions, licence })))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** Those whose licence is not among the allowed ones and not named elsewhere. */
export const foreign = (packages: readonly Licensed[], allowed: readonly string[]): readonly Licensed[] =>
  packages.filter(
    ({ name, licence }) => !allowed.includes(licence) && !(licence === "Unknown" && name in namedElsewhere),
  );

/** The packages as a table of Markdown. */
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
