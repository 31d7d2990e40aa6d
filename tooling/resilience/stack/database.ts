import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type RunningPostgres, startPostgres, supervisePostgres } from "@heater-age/run/postgres";
import { Client } from "pg";

/** A PostgreSQL for fault tests. Its commits wait for the disk. */
export interface Database {
  /** Its address on its socket. */
  readonly url: string;
  /** The folder of the socket. */
  readonly socket: string;
  /** Runs a query on its own connection. */
  readonly ask: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
  /** Creates another empty database on the server. */
  readonly another: (name: string) => Promise<Pick<Database, "url" | "ask">>;
  /** Opens a connection that the caller closes. */
  readonly connect: () => Promise<Client>;
  /** Shuts it down and waits for the end. */
  readonly stop: () => Promise<void>;
  /** Ends it like a power cut. */
  readonly kill: () => void;
  /** Pauses all of its processes. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Restarts it, as a service manager would. */
  readonly start: () => Promise<void>;
}

const name = "heater_age";

const childrenOf = (id: number): readonly number[] =>
  readFileSync(`/proc/${id}/task/${id}/children`, "utf8")
    .split(" ")
    .filter((part) => part !== "")
    .map(Number);

export interface DatabaseOptions {
  readonly say: (line: string) => void;
  /** Whether the server restarts automatically, as with the start command. */
  readonly supervised: boolean;
}

/** Starts a PostgreSQL in a folder, with an empty database. */
export async function startDatabase(folder: string, { say, supervised }: DatabaseOptions): Promise<Database> {
  let server: Pick<RunningPostgres, "stop" | "url"> = supervised
    ? await supervisePostgres(folder, say)
    : await startPostgres({ folder });
  const signal = (signalName: NodeJS.Signals): void => {
    const main = Number(readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n")[0]);
    for (const id of [main, ...childrenOf(main)]) {
      try {
        process.kill(id, signalName);
      } catch {
        // The connection's process has ended since.
      }
    }
  };
  const connect = async (database = name): Promise<Client> => {
    const client = new Client({ connectionString: server.url(database) });
    client.on("error", () => {});
    await client.connect();
    return client;
  };

  const create = async (database: string): Promise<void> => {
    const client = await connect("postgres");
    await client.query(`create database ${database}`);
    await client.end();
  };
  const asking =
    (database: string): Database["ask"] =>
    async (text, values = []) => {
      const client = await connect(database);
      try {
        return (await client.query(text, [...values])).rows as never;
      } finally {
        await client.end();
      }
    };
  await create(name);

  return {
    url: server.url(name),
    socket: decodeURIComponent(new URL(server.url()).hostname),
    connect: () => connect(),
    ask: asking(name),
    another: async (database) => {
      await create(database);
      return { url: server.url(database), ask: asking(database) };
    },
    stop: () => server.stop(),
    kill: () => signal("SIGKILL"),
    pause: () => signal("SIGSTOP"),
    resume: () => signal("SIGCONT"),
    start: async () => {
      // A killed server left its lock files and can't be stopped.
      await server.stop().catch(() => {});
      server = await startPostgres({ folder });
    },
  };
}
