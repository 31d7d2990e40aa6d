import { fileURLToPath } from "node:url";
import { local, repository, startApi, startWebsite } from "@heater-age/run/apps";
import { freePorts } from "@heater-age/run/ports";
import { startPostgres } from "@heater-age/run/postgres";
import { programOf, runQuietly } from "@heater-age/run/programs";
import { startService } from "@heater-age/run/service";
import { runTurbo } from "@heater-age/run/turbo";

const FIRST_PORT = 4480;

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A running server. */
export interface Served {
  readonly url: string;
}

export interface SiteOptions {
  /**
   * Builds the website in a separate folder for the measured address: otherwise links to the same page in other
   * languages lead elsewhere, and Lighthouse counts that against the page. @default false
   */
  readonly named?: boolean;
}

/** Runs an action against the built website with its API and database. */
export async function onSite<Result>(
  work: (site: Served) => Promise<Result>,
  { named = false }: SiteOptions = {},
): Promise<Result> {
  const port = await freePorts(2, FIRST_PORT);
  const url = local(port);
  const variables = named ? { SITE_URL: url, BUILD_FOLDER: "build-bench" } : {};
  if (named) await build(["--run", "build"], `${repository}apps/web/`, variables);
  else await runTurbo(repository, ["build", "--filter=@heater-age/web"]);
  const postgres = await startPostgres();
  const stops: (() => Promise<void>)[] = [postgres.stop];
  try {
    const api = await startApi({
      port: port + 1,
      url: `${local(port + 1)}/readyz`,
      variables: { DATABASE_URL: postgres.url(), LOG_LEVEL: "error", TRUSTED_PROXIES: "2" },
    });
    stops.push(api.stop);
    const website = await startWebsite({
      port,
      // Requests carry their visitor's address, as if a proxy had added it.
      variables: {
        API_URL: local(port + 1),
        LOG_LEVEL: "error",
        TRUSTED_PROXIES: "1",
        // The limit isn't what is measured.
        PAGES_PER_MINUTE: "1000000",
        ...variables,
      },
    });
    stops.push(website.stop);
    return await work({ url });
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

/** Builds a one-button page from the same library versions, and runs an action against it. */
export async function onFloor<Result>(work: (floor: Served) => Promise<Result>): Promise<Result> {
  const folder = folderOf("floor/");
  await build([programOf(folderOf("../"), "@react-router/dev", "react-router"), "build"], folder);
  const port = await freePorts(1, FIRST_PORT + 10);
  const floor = await startService({
    name: "The floor page",
    folder,
    command: ["server.ts"],
    url: `${local(port)}/`,
    variables: { PORT: String(port) },
  });
  try {
    return await work({ url: local(port) });
  } finally {
    await floor.stop();
  }
}

async function build(
  command: readonly string[],
  folder: string,
  variables: NodeJS.ProcessEnv = {},
): Promise<void> {
  await runQuietly(process.execPath, command, { folder, env: { ...process.env, ...variables } });
}
