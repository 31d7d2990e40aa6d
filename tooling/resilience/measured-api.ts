import { once } from "node:events";
import { connect } from "node:net";
import { local, startApi } from "@heater-age/run/apps";
import { freePorts } from "@heater-age/run/ports";
import { startPostgres } from "@heater-age/run/postgres";
import { Pool } from "pg";

/** One instance of the API with its PostgreSQL, and its resource use. */
export interface MeasuredApi {
  readonly url: string;
  readonly database: Pool;
  /** Returns the longest block's CPU milliseconds since the last call. */
  readonly readLongestBlock: () => Promise<number>;
}

const probe = new URL("probe.ts", import.meta.url).href;

/** Runs an action with an API that trusts one proxy and has its own rate limits. All of it ends with this process. */
export async function withMeasuredApi(action: (api: MeasuredApi) => Promise<void>): Promise<void> {
  const postgres = await startPostgres();
  const port = await freePorts(2, Number(process.env["E2E_PORT"] ?? 4710));
  const service = await startApi({
    port,
    url: `${local(port)}/readyz`,
    variables: {
      NODE_ENV: "production",
      LOG_LEVEL: "fatal",
      TRUSTED_PROXIES: "1",
      DATABASE_URL: postgres.url(),
      NODE_OPTIONS: `--import=${probe}`,
      BLOCKS_PORT: String(port + 1),
    },
  });
  const blocks = connect(port + 1, "127.0.0.1").on("error", () => {});
  const database = new Pool({ connectionString: postgres.url() }).on("error", () => {});
  const readLongestBlock = async (): Promise<number> => {
    blocks.write("?");
    const [text] = (await once(blocks, "data")) as [Buffer];
    return Number(text.toString()) / 1000;
  };
  try {
    await action({ url: local(port), database, readLongestBlock });
  } finally {
    blocks.destroy();
    await service.stop();
    await database.end();
    await postgres.stop();
  }
}
