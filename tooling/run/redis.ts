import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findProgram, presentProgram } from "./system-programs.ts";

const server = { command: "redis-server", comesWith: "redis-server", title: "Redis" };
const patience = 10_000;

/**
 * The Redis server that is installed here; undefined when there is none.
 *
 * @example
 * presentRedis(); //=> "/usr/bin/redis-server"
 */
export const presentRedis = (): string | undefined => presentProgram(server.command);

/**
 * Finds a Redis server, and installs one from the system's packages where there is none and this process may. Undefined
 * when that does not help: no package of npm brings one.
 */
export const findRedis = (say: (line: string) => void): string | undefined => findProgram(server, say);

/** A Redis of a test's own. */
export interface RunningRedis {
  /** As `REDIS_URL` takes it. */
  readonly url: string;
  /** Ends it; `start` brings it back at the same place, with nothing in it. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Lets it hang without an answer, and go on. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Ends it and removes its folder. */
  readonly remove: () => Promise<void>;
}

/**
 * Starts a Redis that keeps nothing and listens on a socket alone.
 *
 * @param program Path of the server.
 * @throws {Error} when it does not come up.
 */
export async function startRedis(program: string): Promise<RunningRedis> {
  const folder = await mkdtemp(join(tmpdir(), "heater-age-redis-"));
  const socket = join(folder, "redis.sock");
  const options = [
    "--port",
    "0",
    "--unixsocket",
    socket,
    "--dir",
    folder,
    "--save",
    "",
    "--appendonly",
    "no",
  ];
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
    for (const until = Date.now() + patience; !(await answers(socket)); await wait(20)) {
      if (Date.now() < until && child.exitCode === null) continue;
      await stop();
      throw new Error("Redis does not start");
    }
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

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    const end = (up: boolean): void => {
      connection.destroy();
      resolve(up);
    };
    connection.once("error", () => end(false));
    connection.once("data", (bytes) => end(String(bytes).startsWith("+PONG")));
    connection.once("connect", () => connection.write("PING\r\n"));
  });
}
