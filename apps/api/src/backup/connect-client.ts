import { Client } from "pg";
import { isUnreachable } from "../db/unreachable.ts";
import { BackupError } from "./backup-error.ts";

// The same texts on both sides, whatever the settings of a server or a role. No time limits, because a backup can
// take long.
const settings = {
  client_encoding: "'UTF8'",
  datestyle: "'ISO'",
  timezone: "'UTC'",
  intervalstyle: "'postgres'",
  extra_float_digits: "1",
  bytea_output: "'hex'",
  statement_timeout: "0",
  idle_in_transaction_session_timeout: "0",
} as const;

const applySettings = Object.entries(settings)
  .map(([name, value]) => `set ${name} = ${value}`)
  .join("; ");

function unreachable(url: string, cause: unknown): BackupError {
  const { hostname, port } = new URL(url);
  const first = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause;
  const words = first instanceof Error ? first.message : String(first);
  const place = `${decodeURIComponent(hostname)}${port === "" ? "" : `:${port}`}`;
  return new BackupError(`The PostgreSQL at ${place} cannot be reached: ${words}`, { cause });
}

/**
 * Runs work on its own connection.
 *
 * @throws {BackupError} when the database cannot be reached, or does not exist.
 */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: url,
    application_name: "heater-age-backup",
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // Statements report a broken connection too.
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "3D000")
      throw new BackupError(`There is no such database: ${error.message}. Create it, empty.`, {
        cause: error,
      });
    throw isUnreachable(error) ? unreachable(url, error) : error;
  }
  try {
    await client.query(applySettings);
    const result = await work(client);
    await client.end();
    return result;
  } catch (error) {
    // A COPY may be in progress, which the server would continue.
    client.connection.stream.destroy();
    throw error;
  }
}
