import { local, startApiWithPostgres } from "@heater-age/run/apps";
import { freePorts } from "@heater-age/run/ports";

/** The operator token of the API in tests. */
export const operatorToken = "token-of-the-operator-of-the-tests";

export interface RunningApi {
  /** The URL, without a slash at the end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the API for one test run. */
export async function startTestApi(): Promise<RunningApi> {
  const port = await freePorts(1, 4600);
  const { stop } = await startApiWithPostgres({
    port,
    variables: {
      LOG_LEVEL: "error",
      OPERATOR_TOKEN: operatorToken,
      BATCHES_PER_MINUTE: "1000",
      BATCH_CHECKS_PER_MINUTE: "1000000",
    },
  });
  return { url: local(port), stop };
}
