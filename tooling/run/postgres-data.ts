import { randomBytes } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type Account, giveTo } from "./postgres-account.ts";
import { type Place, usesPort } from "./postgres-place.ts";
import { damagedData } from "./postgres-damage.ts";
import { type Binaries, finish, isAlive, launch } from "./postgres-process.ts";

/** How a server is started. */
export interface ServerPlan {
  readonly place: Place;
  readonly account: Account;
  readonly binaries: Binaries;
  /** Whether a commit waits for the disk. */
  readonly durable: boolean;
  /** Whether the server ends with this process and keeps no data. */
  readonly temporary: boolean;
}

/** The file with our settings in the data folder. PostgreSQL's own configuration includes it. */
export const settingsFile = "heater-age.conf";

const making = "data-making-";

/**
 * Creates the data folder, unless it exists.
 *
 * It's created under another name and renamed when complete. So a killed start leaves no incomplete folder under that
 * name, and the second of two simultaneous starts uses the folder of the first.
 *
 * @throws LastingError when the folder exists but is incomplete, because it has lost files. An empty database
 *   in its place would hide that.
 * @throws Error with the output of `initdb`, when it fails.
 */
export async function ensureData(plan: ServerPlan): Promise<void> {
  const { place, account } = plan;
  // Before looking for files, because another start may create the complete folder.
  const isFilled = existsSync(place.data) && readdirSync(place.data).length > 0;
  const missing = missingIn(place.data);
  if (missing.length === 0) return giveTo(account, place.data);
  if (isFilled) throw damagedData(place, `it lacks ${missing.join(" and ")}.`);
  removeAbandoned(place.folder);
  const made = join(place.folder, `${making}${process.pid}-${randomBytes(4).toString("hex")}`);
  await initialize(plan, made);
  try {
    renameSync(made, place.data);
  } catch (error) {
    if (missingIn(place.data).length > 0) throw error;
    rmSync(made, { recursive: true, force: true });
  }
}

async function initialize({ place, account, binaries, durable }: ServerPlan, folder: string): Promise<void> {
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const entry = usesPort ? ["--auth=scram-sha-256", `--pwfile=${newPassword(place)}`] : ["--auth=trust"];
  const speed = durable ? [] : ["--no-sync"];
  mkdirSync(folder, { mode: 0o700 });
  giveTo(account, folder);
  const options = ["-D", folder, "-U", "postgres", ...locale, ...entry, ...speed];
  await finish(launch(account, binaries.initdb, options, { folder: place.folder }), "initdb");
  appendFileSync(join(folder, "postgresql.conf"), `include '${settingsFile}'\n`);
}

function newPassword(place: Place): string {
  if (!existsSync(place.password)) {
    writeFileSync(place.password, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  }
  return place.password;
}

// No server starts without these. The server reports other missing files.
const essentials = ["PG_VERSION", join("global", "pg_control")];

function missingIn(data: string): readonly string[] {
  return essentials.filter((name) => !existsSync(join(data, name)));
}

function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(making)) continue;
    const maker = Number(name.slice(making.length).split("-")[0]);
    if (!isAlive(maker)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
