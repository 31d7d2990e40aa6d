import { fileURLToPath } from "node:url";
import { type Service, startService } from "@heater-age/run/service";

/** Returns the path of a file or folder relative to the tests. */
export const toFolder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const local = (port: number) => `http://127.0.0.1:${port}`;

/** Starts the API, which answers checks even without the database. */
export const startApi = (port: number, databaseUrl: string): Promise<Service> =>
  startService({
    name: "The API",
    folder: toFolder("../../api"),
    command: ["src/main.ts"],
    url: `${local(port)}/readyz`,
    variables: {
      DATABASE_URL: databaseUrl,
      API_HOST: "127.0.0.1",
      API_PORT: String(port),
      LOG_LEVEL: "warn",
      TRUSTED_PROXIES: "2",
      // A busy machine records checks too.
      RECORD_WAIT_MS: "10000",
    },
  });

/** Options for starting a website. */
export interface WebOptions {
  /** Folder of the build. @default "build" */
  readonly build?: string;
  readonly variables?: Readonly<Record<string, string>>;
}

/** Starts a built website. */
export const startWeb = (
  port: number,
  apiPort: number,
  { build = "build", variables = {} }: WebOptions = {},
): Promise<Service> =>
  startService({
    name: "The website",
    folder: toFolder(".."),
    command: ["server/main.ts"],
    url: `${local(port)}/healthz`,
    variables: {
      HOST: "127.0.0.1",
      PORT: String(port),
      API_URL: local(apiPort),
      BUILD_FOLDER: build,
      // Most tests open few pages.
      PRERENDER: "off",
      LOG_LEVEL: "fatal",
      // The tests send their own address, like a proxy.
      TRUSTED_PROXIES: "1",
      ...variables,
    },
  });
