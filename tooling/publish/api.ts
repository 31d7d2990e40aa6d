import { join } from "node:path";
import { freePorts } from "@heater-age/run/ports";
import { startPostgres } from "@heater-age/run/postgres";
import { startService } from "@heater-age/run/service";
import { repository } from "./public-packages.ts";

/** What the operator of the API of the tests proves himself with. */
export const operatorToken = "token-of-the-operator-of-the-tests";

/** An API that answers. */
export interface RunningApi {
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the API with a PostgreSQL of its own, both for one use.
 *
 * @throws Error when one of them does not come up.
 */
export async function startApi(): Promise<RunningApi> {
  const postgres = await startPostgres();
  try {
    const port = await freePorts(1, 4600);
    const url = `http://127.0.0.1:${port}`;
    const api = await startService({
      name: "The API",
      folder: join(repository, "apps", "api"),
      command: ["src/main.ts"],
      url: `${url}/readyz`,
      variables: {
        DATABASE_URL: postgres.url(),
        API_HOST: "127.0.0.1",
        API_PORT: String(port),
        LOG_LEVEL: "error",
        OPERATOR_TOKEN: operatorToken,
        BATCHES_PER_MINUTE: "1000",
      },
    });
    const stop = async (): Promise<void> => {
      await api.stop();
      await postgres.stop();
    };
    return { url, stop };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
