import { join, relative } from "node:path";
import { repository, startApi, startWebsite } from "./apps.ts";
import { type BundledDatabase, startBundledDatabase } from "./bundled-database.ts";
import { type Listener, readStartEnvironment } from "./environment.ts";
import { isFree } from "./ports.ts";
import { createSocketFolder } from "./postgres.ts";
import { findProgramFile } from "./programs.ts";
import type { Progress } from "./progress.ts";
import type { Service } from "./service.ts";
import { buildExtras, buildSite, startFolder } from "./start-build.ts";
import { type Part, supervise } from "./supervise.ts";
import { runTurbo } from "./turbo.ts";

export interface HeaterAgeOptions {
  /** Where its own PostgreSQL keeps the data. */
  readonly data: string;
  /** Serves from the sources and follows their changes. */
  readonly dev: boolean;
  readonly progress: Progress;
}

// Node.js's compile cache halves the time a service takes to restart.
const compileCache = { NODE_COMPILE_CACHE: join(repository, "node_modules", ".cache", "compiled") };

/** The running product. */
export interface HeaterAge {
  /** Resolves with the reason when a part ends and can't be restarted. */
  readonly died: Promise<string>;
  /** Stops the services at once, and then the database, which they need to the end. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the whole product: database (unless `DATABASE_URL` names one), API, and website. Resolves when both answer. A
 * part that ends on its own is restarted. What was started ends with this process.
 *
 * @throws Error when a port is in use, the build fails, or a part doesn't start.
 */
export async function startHeaterAge({ data, dev, progress }: HeaterAgeOptions): Promise<HeaterAge> {
  const { say } = progress;
  const { web, api, databaseUrl, logLevel } = readStartEnvironment(process.env);
  const address = addressFor(web);
  // Without it, pages name the address of this machine as theirs.
  const fallbackUrl = process.env["SITE_URL"] ? "" : address;
  await requireFree(web, "PORT");
  await requireFree(api, "API_PORT");
  const superviseService = (name: string, start: () => Promise<Service>): Promise<Part> => {
    const advice = "What it wrote is above. LOG_LEVEL=debug npx -y pnpm@12 start shows more.";
    return supervise({ name, start, say, advice });
  };
  const openApi = async (): Promise<readonly [BundledDatabase, Part]> => {
    const database = await openDatabase(data, databaseUrl, say);
    const part = await superviseService("The API", () =>
      startApi({
        ...(dev ? { command: ["--watch", "src/main.ts"] } : {}),
        port: api.port,
        url: `${api.url}/healthz`,
        variables: {
          DATABASE_URL: database.url,
          API_HOST: api.host,
          LOG_LEVEL: logLevel,
          // The website is one more proxy in front of the API.
          TRUSTED_PROXIES: String(Number(process.env["TRUSTED_PROXIES"] ?? 0) + 1),
          ...compileCache,
        },
      }),
    );
    return [database, part];
  };
  const openWebsite = async (): Promise<Part> => {
    await (dev ? progress.step("Generating files", () => runTurbo(["generate"])) : buildSite(progress));
    return superviseService("The website", () =>
      startWebsite({
        ...(dev ? { command: devServer(web) } : {}),
        port: web.port,
        url: `${web.url}/`,
        variables: {
          HOST: web.host,
          API_URL: api.url,
          LOG_LEVEL: logLevel,
          BUILD_FOLDER: startFolder,
          SITE_URL_FALLBACK: fallbackUrl,
          ...compileCache,
        },
      }),
    );
  };
  const [[database, service], website] = await Promise.all([openApi(), openWebsite()]);
  if (fallbackUrl !== "") say(`SITE_URL is not set: pages name ${address} as their address`);
  if (!process.env["COMPANY_NAME"])
    say("COMPANY_NAME is not set: the privacy policy and the terms name no operator");
  say(`Heater Age is ready: ${address}`);
  let isStopping = false;
  if (!dev)
    buildExtras().catch((error: unknown) => {
      if (isStopping) return;
      const reason = error instanceof Error ? error.message : String(error);
      say(`Photos of labels can't be read, and other sites can't show the widget or pictures. ${reason}`);
    });
  return {
    died: Promise.race([database, service, website].map(({ died }) => died)),
    stop: async () => {
      isStopping = true;
      await Promise.all([service.stop(), website.stop()]);
      await database.stop();
    },
  };
}

async function requireFree({ host, port }: Listener, variable: string): Promise<void> {
  if (await isFree(port, host)) return;
  throw new Error(
    `Port ${port} on ${host} is in use. Stop what listens there, or choose another: ${variable}=${port + 100} npx -y pnpm@12 start`,
  );
}

async function openDatabase(
  folder: string,
  databaseUrl: string | undefined,
  say: (line: string) => void,
): Promise<BundledDatabase> {
  if (databaseUrl !== undefined) {
    say("Using the PostgreSQL of DATABASE_URL");
    return { url: databaseUrl, died: new Promise(() => {}), stop: () => Promise.resolve() };
  }
  const place = relative(process.cwd(), folder);
  // Its address must stay the same when it is restarted.
  const socket = createSocketFolder();
  let url = "";
  const part = await supervise({
    name: "PostgreSQL",
    start: async () => {
      const database = await startBundledDatabase({ folder, socket });
      ({ url } = database);
      return database;
    },
    say,
    advice: `Its log, ${place}/server.log, may say why. See whether disk or memory is full, and start again, or set DATABASE_URL to another server. What was recorded stays in ${place}.`,
  });
  say(`Started PostgreSQL in ${place}`);
  return { ...part, url };
}

function devServer({ host, port }: Listener): readonly string[] {
  const program = findProgramFile(join(repository, "apps", "web"), "@react-router/dev", "react-router");
  return [program, "dev", "--host", host, "--port", String(port)];
}

function addressFor({ host, port, url }: Listener): string {
  return ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host) ? `http://localhost:${port}` : url;
}
