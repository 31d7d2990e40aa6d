import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type PostgresOptions, startPostgres } from "./postgres.ts";
import { type Service, type ServiceOptions, startService } from "./service.ts";

/** The top folder of the repository, with a slash at its end. */
export const repository = fileURLToPath(new URL("../..", import.meta.url));

/** Returns the address of a port on this machine. */
export const local = (port: number): string => `http://127.0.0.1:${port}`;

/** Differences from the built app on the loopback. */
export interface AppOptions extends Partial<ServiceOptions> {
  readonly port: number;
}

/** Starts the API and waits until it answers. */
export const startApi = ({ port, variables, ...options }: AppOptions): Promise<Service> =>
  startService({
    name: "The API",
    folder: join(repository, "apps", "api"),
    command: ["src/main.ts"],
    url: `${local(port)}/healthz`,
    variables: { API_HOST: "127.0.0.1", API_PORT: String(port), ...variables },
    ...options,
  });

/** Starts the API with a PostgreSQL of its own, and waits until it can record. */
export async function startApiWithPostgres(
  { port, variables, ...options }: AppOptions,
  place?: PostgresOptions,
): Promise<Service> {
  const postgres = await startPostgres(place);
  const api = await startApi({
    port,
    url: `${local(port)}/readyz`,
    variables: { DATABASE_URL: postgres.url(), ...variables },
    ...options,
  });
  const stop = async (): Promise<void> => {
    await api.stop();
    await postgres.stop();
  };
  return { ...api, stop };
}

/** Starts the built website and waits until it answers. */
export const startWebsite = ({ port, variables, ...options }: AppOptions): Promise<Service> =>
  startService({
    name: "The website",
    folder: join(repository, "apps", "web"),
    command: ["server/main.ts"],
    url: `${local(port)}/healthz`,
    variables: { HOST: "127.0.0.1", PORT: String(port), ...variables },
    ...options,
  });
