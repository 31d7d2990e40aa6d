import { join, relative } from "node:path";
import { Client } from "pg";
import type { Listener, StartEnvironment } from "./environment.ts";
import { readStartEnvironment } from "./environment.ts";
import { isFree } from "./ports.ts";
import { programOf } from "./programs.ts";
import { startPostgres } from "./postgres.ts";
import type { Service } from "./service.ts";
import { startService } from "./service.ts";
import { runTurbo } from "./turbo.ts";

/** How to run the product. */
export interface HeaterAgeOptions {
  readonly repository: string;
  /** Where its own PostgreSQL keeps the data. */
  readonly data: string;
  /** Serve from the sources and follow their changes. */
  readonly dev: boolean;
  /** Takes each line for the person who waits. */
  readonly say: (line: string) => void;
}

/** The running product. */
export interface HeaterAge {
  /** Resolves with the reason when a part of it ends by itself. */
  readonly died: Promise<string>;
  /** Stops everything, what depends on others first. */
  readonly stop: () => Promise<void>;
}

/**
 * Brings up the whole product: database (unless `DATABASE_URL` names one), API and website.
 *
 * Resolves when both answer; the address has been said then. What was up already is stopped again on failure.
 *
 * @throws Error when a port is in use, the build fails or a part does not come up.
 */
export async function startHeaterAge({ repository, data, dev, say }: HeaterAgeOptions): Promise<HeaterAge> {
  const environment = readStartEnvironment(process.env);
  await requireFree(environment.web, "PORT");
  await requireFree(environment.api, "API_PORT");
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).toReversed()) await one();
  };
  try {
    const [database] = await Promise.all([
      openDatabase(data, environment, say).then((opened) => {
        stops.push(opened.stop);
        return opened;
      }),
      prepare(repository, dev, say),
    ]);
    const api = await startApi(repository, environment, { dev, databaseUrl: database.url });
    stops.push(api.stop);
    const web = await startWeb(repository, environment, dev);
    stops.push(web.stop);
    say(`Heater Age is ready: ${addressFor(environment.web)}`);
    if (!dev) void drawPictures(repository, say);
    return { died: Promise.race([api.died, web.died]), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function requireFree({ host, port }: Listener, variable: string): Promise<void> {
  if (port === 0 || (await isFree(port, host))) return;
  throw new Error(
    `Port ${port} on ${host} is in use. Stop what listens there, or choose another: ${variable}=${port + 100} npx -y pnpm@12 start`,
  );
}

async function prepare(repository: string, dev: boolean, say: (line: string) => void): Promise<void> {
  say(dev ? "Generating files" : "Building the website, unless it is up to date");
  await runTurbo(repository, dev ? ["generate"] : ["build", "--filter=@heater-age/web"]);
}

/** The pictures that other sites show with a link: nobody who opens the site waits for them. */
async function drawPictures(repository: string, say: (line: string) => void): Promise<void> {
  try {
    await runTurbo(repository, ["pictures", "--filter=@heater-age/web"]);
  } catch (error) {
    say(`Links to the site have no pictures. ${error instanceof Error ? error.message : String(error)}`);
  }
}

interface Database {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

async function openDatabase(
  folder: string,
  { databaseUrl }: StartEnvironment,
  say: (line: string) => void,
): Promise<Database> {
  if (databaseUrl !== undefined) {
    say("Using the PostgreSQL of DATABASE_URL");
    return { url: databaseUrl, stop: () => Promise.resolve() };
  }
  const postgres = await startPostgres({ folder });
  const place = relative(process.cwd(), folder);
  say(postgres.found ? `Using the PostgreSQL that runs in ${place}` : `Started PostgreSQL in ${place}`);
  await makeDatabase(postgres.url());
  return { url: postgres.url("heater_age"), stop: postgres.stop };
}

async function makeDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("create database heater_age");
  } catch (error) {
    // 42P04 and 23505: it is there already, or another start makes it at this moment.
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "42P04" && code !== "23505") throw error;
  } finally {
    await client.end();
  }
}

function startApi(
  repository: string,
  { api, trustedProxies, logLevel }: StartEnvironment,
  { dev, databaseUrl }: { readonly dev: boolean; readonly databaseUrl: string },
): Promise<Service> {
  return startService({
    name: "The API",
    folder: join(repository, "apps", "api"),
    command: dev ? ["--watch", "src/main.ts"] : ["src/main.ts"],
    url: `${api.url}/healthz`,
    variables: {
      DATABASE_URL: databaseUrl,
      API_HOST: api.host,
      API_PORT: String(api.port),
      LOG_LEVEL: logLevel,
      // The website stands in front of the API, and is one more hop.
      TRUSTED_PROXIES: String(trustedProxies + 1),
    },
  });
}

function startWeb(
  repository: string,
  { web, api, trustedProxies, logLevel }: StartEnvironment,
  dev: boolean,
): Promise<Service> {
  const folder = join(repository, "apps", "web");
  const host = ["--host", web.host, "--port", String(web.port)];
  return startService({
    name: "The website",
    folder,
    command: dev
      ? [programOf(folder, "@react-router/dev", "react-router"), "dev", ...host]
      : ["server/main.ts"],
    url: `${web.url}/`,
    variables: {
      HOST: web.host,
      PORT: String(web.port),
      API_URL: api.url,
      LOG_LEVEL: logLevel,
      TRUSTED_PROXIES: String(trustedProxies),
    },
  });
}

function addressFor({ host, port, url }: Listener): string {
  return ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host) ? `http://localhost:${port}` : url;
}
