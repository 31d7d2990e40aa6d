// Starts what the journeys need: a real PostgreSQL, the API, the built website, one that finds no API, and one with services of others.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startPostgres } from "@heater-age/run/postgres";
import { startService } from "@heater-age/run/service";
import { ports } from "./ports.ts";

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const local = (port: number) => `http://127.0.0.1:${port}`;

const postgres = await startPostgres();
const api = await startService({
  name: "The API",
  folder: folderOf("../../api"),
  command: ["src/main.ts"],
  url: `${local(ports.api)}/readyz`,
  variables: {
    DATABASE_URL: postgres.url(),
    API_HOST: "127.0.0.1",
    API_PORT: String(ports.api),
    LOG_LEVEL: "warn",
    TRUSTED_PROXIES: "2",
  },
});

// Tests without a browser request hundreds of pages from one address.
const unlimited = { PAGES_PER_MINUTE: "1000000" };

const startWeb = (
  port: number,
  apiPort: number,
  { build = "build", variables = {} }: { build?: string; variables?: Readonly<Record<string, string>> } = {},
) =>
  startService({
    name: "The website",
    folder: folderOf(".."),
    command: ["server/main.ts"],
    url: `${local(port)}/healthz`,
    variables: {
      HOST: "127.0.0.1",
      PORT: String(port),
      API_URL: local(apiPort),
      BUILD_FOLDER: build,
      LOG_LEVEL: "fatal",
      // The journeys say where they come from, as a proxy would.
      TRUSTED_PROXIES: "1",
      ...variables,
    },
  });

const withoutApi = await startWeb(ports.webWithoutApi, ports.nothing);
// Without this build its own journeys fail, and no others.
const withServices = existsSync(folderOf("../build-services"))
  ? await startWeb(ports.webWithServices, ports.api, { build: "build-services" })
  : undefined;
// Last, for the journeys begin when it answers.
const web = await startWeb(ports.web, ports.api, { variables: unlimited });

async function stop(): Promise<never> {
  await Promise.all([web.stop(), withoutApi.stop(), withServices?.stop()]);
  await api.stop();
  await postgres.stop();
  return process.exit(0);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
