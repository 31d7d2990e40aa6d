import type { IRegularForbiddenRuleType } from "dependency-cruiser";

type Rule = IRegularForbiddenRuleType & { readonly name: string; readonly from: { readonly path?: string } };

/** The allowed imports of a folder's product code, besides its own files and ungoverned packages. */
interface Permission {
  /** Packages of this workspace; a folder inside one allows only that folder. */
  readonly workspace: readonly string[];
  /** Governed frameworks. */
  readonly frameworks: readonly string[];
  /** Development dependencies that its build bundles. */
  readonly bundled?: readonly string[];
}

const react = ["react", "react-dom", "react-router", "@react-router/[^/]+", "react-intl"];
const preact = ["preact"];
const styles = ["@vanilla-extract/[^/]+"];
const primitives = ["radix-ui", "downshift"];
const messageFormats = ["@formatjs/[^/]+", "intl-messageformat"];
const server = ["fastify", "@fastify/[^/]+"];
const database = ["kysely", "pg"];
const queries = ["@tanstack/[^/]+"];
const schemas = ["typebox"];

/** Frameworks that only the folders listing them may import. */
const governed = [
  react,
  preact,
  styles,
  primitives,
  messageFormats,
  server,
  schemas,
  database,
  queries,
].flat();

const site = ["decoder", "client", "messages", "requests", "scan", "ui"];
const published = ["decoder", "client", "messages/src/format"];

/** The allowed imports by folder. A subfolder has only its own permissions. */
const permissions: Readonly<Record<string, Permission>> = {
  "packages/decoder/": { workspace: [], frameworks: [] },
  "packages/client/": {
    workspace: ["decoder", "messages/src/format"],
    frameworks: [],
    bundled: ["@heater-age/messages"],
  },
  "packages/widget/": { workspace: ["decoder", "client", "messages"], frameworks: preact, bundled: [".+"] },
  "packages/cli/": {
    workspace: [...published, "requests", "scan"],
    frameworks: [],
    bundled: [
      "commander",
      "csv-parse",
      "csv-stringify",
      "hucre",
      "picocolors",
      "@heater-age/messages",
      "@heater-age/requests",
    ],
  },
  "packages/scan/": { workspace: ["decoder"], frameworks: [] },
  "packages/messages/": { workspace: ["decoder"], frameworks: messageFormats },
  "packages/requests/": { workspace: [], frameworks: [] },
  "packages/ui/": { workspace: [], frameworks: ["react", "react-dom", ...styles, ...primitives] },
  "apps/api/": {
    workspace: ["decoder", "messages", "requests"],
    frameworks: [...server, ...schemas, ...database],
  },
  "apps/web/server/": {
    workspace: site,
    frameworks: [...server, "react-router", "@react-router/[^/]+"],
  },
  "apps/web/": {
    workspace: site,
    frameworks: [...react, ...styles, ...primitives, ...queries],
    bundled: [".+"],
  },
};

/** Tests, their data, and tool configuration. */
export const testing = /\.(?:test|cases|spec|config)\.[a-z]+$/u;

/** Tests, their data, and a package's build and configuration: none of it runs in the product. */
const notRunning = [testing.source, "/(?:e2e|scripts|test)/", "^[^/]+/[^/]+/[^/]+$"];

/** A folder's product code, without subfolders that have their own permissions. */
const running = (folder: string) => ({
  path: `^${folder}`,
  pathNot: [
    ...notRunning,
    ...Object.keys(permissions).filter((other) => other !== folder && other.startsWith(folder)),
  ],
});

// Packages are matched by their links, because pnpm lets files import only from there.
const linked = (names: readonly string[]): string => `/node_modules/(?:${names.join("|") || "(?!)"})/`;

const toRules = (folder: string, { workspace, frameworks, bundled = [] }: Permission): readonly Rule[] => [
  {
    name: `${folder}: packages of this workspace`,
    from: running(folder),
    to: {
      path: linked(["@heater-age"]),
      pathNot: linked(workspace.map((name) => `@heater-age/${name}`)),
    },
  },
  {
    name: `${folder}: governed frameworks`,
    from: running(folder),
    to: { path: linked(governed), pathNot: linked(frameworks) },
  },
  {
    name: `${folder}: what runs is a dependency or bundled`,
    from: running(folder),
    to: {
      dependencyTypes: ["npm-dev"],
      // An optional peer is also a development dependency.
      dependencyTypesNot: ["npm-peer"],
      // The compiler of vanilla-extract removes its imports.
      pathNot: linked([...bundled, ...styles]),
    },
  },
];

const route = String.raw`^apps/(?:api/src|web/app)/routes/`;

/** The import rules of the repository, for dependency-cruiser. */
export const importRules: readonly Rule[] = [
  ...Object.entries(permissions).flatMap(([folder, permission]) => toRules(folder, permission)),
  {
    name: "every package has permissions",
    from: { path: "^(?:apps|packages)/", pathNot: [...notRunning, ...Object.keys(permissions)] },
    to: {},
  },
  {
    name: "the decoder imports nothing but its own files",
    from: running("packages/decoder/"),
    to: { pathNot: "^packages/decoder/" },
  },
  {
    name: "decoder and client import no module of Node.js",
    from: running("packages/(?:decoder|client)/"),
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "the engine names no brand and no format",
    from: running("packages/decoder/src/engine/"),
    to: { path: "^packages/decoder/src/(?:brands|formats|labels|models|safety)(?:/|[.])" },
  },
  {
    name: "a route imports no other route",
    from: { path: `(${route}[^/]+/)` },
    to: { path: `${route}[^/]+/`, pathNot: "^$1" },
  },
  {
    name: "a relative path stays inside its package",
    from: { path: "^([^/]+/[^/]+/)" },
    to: { dependencyTypes: ["local"], pathNot: "^$1" },
  },
  {
    name: "an import can be resolved",
    from: {},
    // Type checking generates the types of routes.
    to: { couldNotResolve: true, pathNot: String.raw`/\+types/` },
  },
  {
    name: "a package is in the package.json of its importer or of the workspace",
    from: {},
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  },
];
