import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePorts } from "@heater-age/run/ports";
import { startPostgres } from "@heater-age/run/postgres";
import { programOf } from "@heater-age/run/programs";
import { startService } from "@heater-age/run/service";
import { runTurbo } from "@heater-age/run/turbo";

const FIRST_PORT = 4480;
const run = promisify(execFile);

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const local = (port: number) => `http://127.0.0.1:${port}`;

/** Something that answers at an address. */
export interface Served {
  readonly url: string;
}

/** The website as it is looked at. */
export interface SiteOptions {
  /**
   * Builds it, in a folder of its own, for the address that it is looked at: links to the same page in other languages
   * would lead elsewhere, which Lighthouse finds wanting. @default the build that the start command makes
   */
  readonly named?: boolean;
}

/** Lets somebody look at the built website, which has its API and its database. */
export async function onSite<Result>(
  work: (site: Served) => Promise<Result>,
  { named = false }: SiteOptions = {},
): Promise<Result> {
  const port = await freePorts(2, FIRST_PORT);
  const url = local(port);
  const variables: Readonly<Record<string, string>> = named
    ? { SITE_URL: url, BUILD_FOLDER: "build-bench" }
    : {};
  if (named) await build(["--run", "build"], folderOf("../../../apps/web/"), variables);
  else await runTurbo(folderOf("../../.."), ["build", "--filter=@heater-age/web"]);
  const postgres = await startPostgres();
  const stops: (() => Promise<void>)[] = [postgres.stop];
  try {
    const api = await startService({
      name: "The API",
      folder: folderOf("../../../apps/api"),
      command: ["src/main.ts"],
      url: `${local(port + 1)}/readyz`,
      variables: {
        DATABASE_URL: postgres.url(),
        API_HOST: "127.0.0.1",
        API_PORT: String(port + 1),
        LOG_LEVEL: "error",
        TRUSTED_PROXIES: "2",
      },
    });
    stops.push(api.stop);
    const web = await startService({
      name: "The website",
      folder: folderOf("../../../apps/web"),
      command: ["server/main.ts"],
      url: `${url}/healthz`,
      variables: {
        HOST: "127.0.0.1",
        PORT: String(port),
        API_URL: local(port + 1),
        LOG_LEVEL: "error",
        // Visitors say where they come from, as a proxy would.
        TRUSTED_PROXIES: "1",
        ...variables,
      },
    });
    stops.push(web.stop);
    return await work({ url });
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

/** Builds a page with one button out of the same libraries in the same versions, and serves it. */
export async function onFloor<Result>(work: (floor: Served) => Promise<Result>): Promise<Result> {
  const folder = folderOf("floor/");
  await build([programOf(folderOf("../"), "@react-router/dev", "react-router"), "build"], folder, {});
  const url = local(await freePorts(1, FIRST_PORT + 10));
  const floor = await startService({
    name: "The floor page",
    folder,
    command: ["server.ts"],
    url: `${url}/`,
    variables: { PORT: new URL(url).port },
  });
  try {
    return await work({ url });
  } finally {
    await floor.stop();
  }
}

async function build(
  command: readonly string[],
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<void> {
  const env = { ...process.env, ...variables };
  await run(process.execPath, command, { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 });
}
