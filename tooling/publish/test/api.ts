import { local, startApi } from "@heater-age/run/apps";
import { freePorts } from "@heater-age/run/ports";
import { startPostgres } from "@heater-age/run/postgres";

/** The operator token of the API in tests. */
export const operatorToken = "token-of-the-operator-of-the-tests";

export interface RunningApi {
  /** The URL, without a slash at the end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the API with its own PostgreSQL for one test run. */
export async function startTestApi(): Promise<RunningApi> {
  const postgres = await startPostgres();
  try {
    const port = await freePorts(1, 4600);
    const api = await startApi({
      port,
      url: `${local(port)}/readyz`,
      variables: {
        DATABASE_URL: postgres.url(),
        LOG_LEVEL: "error",
        OPERATOR_TOKEN: operatorToken,
        BATCHES_PER_MINUTE: "1000",
        BATCH_CHECKS_PER_MINUTE: "1000000",
      },
    });
    const stop = async (): Promise<void> => {
      await api.stop();
      await postgres.stop();
    };
    return { url: local(port), stop };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
