import { relative } from "node:path";
import { type RunningPostgres, startPostgres } from "./postgres.ts";
import { type Part, supervise } from "./supervise.ts";

/** A database server that restarts when it ends on its own. */
export interface SupervisedPostgres extends Part, Pick<RunningPostgres, "found" | "url"> {}

/**
 * Starts a folder's PostgreSQL, or finds it running, and restarts it whenever it ends on its own. Its address stays the
 * same.
 *
 * @throws LastingError when the data in the folder is damaged.
 * @throws Error with the server's log when it doesn't start for another reason.
 */
export async function supervisePostgres(
  folder: string,
  say: (line: string) => void,
): Promise<SupervisedPostgres> {
  const first = await startPostgres({ folder });
  let next: RunningPostgres | undefined = first;
  const start = async (): Promise<Part> => {
    const server = next ?? (await startPostgres({ folder }));
    next = undefined;
    const died = server
      .gone()
      .then(() => "PostgreSQL has ended. While it is away, checks are answered but not recorded.");
    return { died, stop: server.stop };
  };
  const place = relative(process.cwd(), folder);
  const advice = `Its log, ${place}/server.log, may say why. See whether disk or memory is full, and start again, or set DATABASE_URL to another server. What was recorded stays in ${place}.`;
  const part = await supervise({ name: "PostgreSQL", start, say, advice });
  return { ...part, found: first.found, url: first.url };
}
