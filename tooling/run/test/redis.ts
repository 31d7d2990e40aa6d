import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "../programs.ts";
import { listPrograms } from "../system-programs.ts";

/** Returns the path of the installed Redis server. */
export const presentRedis = (): string | undefined => listPrograms("redis-server")[0];

/** A Redis for one test. */
export interface RunningRedis {
  /** Its address, for `REDIS_URL`. */
  readonly url: string;
  /** Ends it. `start` restarts it at the same address, empty. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Pauses it, so that requests hang. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Ends it and removes its folder. */
  readonly remove: () => Promise<void>;
}

/**
 * Starts a Redis that stores nothing on disk and listens only on a socket.
 *
 * @throws Error when it does not start.
 */
export async function startRedis(program: string): Promise<RunningRedis> {
  const folder = await mkdtemp(join(tmpdir(), "heater-age-redis-"));
  const socket = join(folder, "redis.sock");
  const settings = { port: "0", unixsocket: socket, dir: folder, save: "", appendonly: "no" };
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  let stop = async (): Promise<void> => {};
  let signal = (_signal: NodeJS.Signals): void => {};

  const start = async (): Promise<void> => {
    const child = spawn(program, options, { stdio: "ignore" });
    const ended = once(child, "exit");
    signal = (name) => void child.kill(name);
    stop = async () => {
      child.kill("SIGKILL");
      await ended;
      await rm(socket, { force: true });
    };
    const isOver = await until(() => child.exitCode !== null || existsSync(socket), 10_000, 20);
    if (isOver && child.exitCode === null) return;
    await stop();
    throw new Error("Redis does not start");
  };

  await start();
  return {
    url: `unix://${socket}`,
    start,
    stop: () => stop(),
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
