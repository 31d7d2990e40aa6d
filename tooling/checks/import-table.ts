/** What the code of one package may import, beside its own files. */
export interface Permission {
  /** Packages of this workspace. */
  readonly workspace: readonly string[];
  /** Those of the governed frameworks below. */
  readonly frameworks: readonly string[];
}

const react = ["react", "react-dom", "react-router", "@react-router/*", "react-intl"];
const preact = ["preact"];
const styles = ["@vanilla-extract/*"];
const primitives = ["radix-ui", "downshift"];
const texts = ["@formatjs/*", "intl-messageformat"];
const server = ["fastify", "@fastify/*"];
const database = ["kysely", "pg"];
const query = ["@tanstack/*"];

const site = ["@heater-age/decoder", "@heater-age/client", "@heater-age/messages", "@heater-age/ui"];

/** The frameworks that are a decision: a package that is not given one may not import it. */
export const governed = [
  ...react,
  ...preact,
  ...styles,
  ...primitives,
  ...texts,
  ...server,
  "typebox",
  ...database,
  ...query,
];

/** Who may import whom, by folder. */
export const importTable: Readonly<Record<string, Permission>> = {
  "packages/decoder": { workspace: [], frameworks: [] },
  "packages/client": { workspace: ["@heater-age/decoder", "@heater-age/messages"], frameworks: [] },
  "packages/widget": {
    workspace: ["@heater-age/decoder", "@heater-age/client", "@heater-age/messages"],
    frameworks: preact,
  },
  "packages/cli": {
    workspace: ["@heater-age/decoder", "@heater-age/client", "@heater-age/messages"],
    frameworks: [],
  },
  "packages/messages": { workspace: [], frameworks: texts },
  "packages/ui": { workspace: [], frameworks: ["react", "react-dom", ...styles, ...primitives] },
  "apps/api": {
    workspace: ["@heater-age/decoder", "@heater-age/messages"],
    frameworks: [...server, "typebox", ...database],
  },
  "apps/web": {
    workspace: site,
    frameworks: [...react, ...styles, ...primitives, ...query],
  },
  "apps/web/server": { workspace: site, frameworks: [...server, "react-router", "@react-router/*"] },
};

/** True when one of the names, which may end in `*`, is this package. */
export function covers(names: readonly string[], name: string): boolean {
  return names.some((known) => (known.endsWith("*") ? name.startsWith(known.slice(0, -1)) : known === name));
}

/**
 * The permission for a file: that of the longest folder it is in.
 *
 * @example
 * permissionFor("packages/client/src/index.ts")?.workspace; // ["@heater-age/decoder"]
 */
export function permissionFor(path: string): Permission | undefined {
  const folders = Object.keys(importTable).filter((folder) => path.startsWith(`${folder}/`));
  const longest = folders.toSorted((one, other) => other.length - one.length)[0];
  return longest === undefined ? undefined : importTable[longest];
}
