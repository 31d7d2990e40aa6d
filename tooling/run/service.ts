import { spawn } from "node:child_process";
import { followParent, until } from "./programs.ts";

/** A Node.js program that serves HTTP. */
export interface ServiceOptions {
  /** Its name at the start of a message: "The API". */
  readonly name: string;
  /** The folder to run it in. */
  readonly folder: string;
  /** The program and its arguments, relative to the folder. */
  readonly command: readonly string[];
  /** Variables in addition to those of this process. */
  readonly variables: Readonly<Record<string, string>>;
  /** A URL that succeeds once it can serve. */
  readonly url: string;
  /** Milliseconds that it may take to answer. @default a minute */
  readonly startLimit?: number;
  /** A wrapper program with its arguments: `["taskset", "-c", "0"]`. @default none */
  readonly under?: readonly string[];
}

export interface Service {
  /** Its process ID. */
  readonly id: number;
  /** Resolves with the reason when the service ends without being stopped. */
  readonly died: Promise<string>;
  /** Asks it to end, kills it after six seconds, and waits for the end. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a service and waits until it answers. It ends with this process, even a killed one, and gets no terminal
 * signals, so it can be stopped in order.
 *
 * @throws Error when it ends before it answers, or doesn't answer in time.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { name, folder, command, variables, url, startLimit = 60_000, under = [] } = options;
  const [program = process.execPath, ...rest] = [
    ...under,
    process.execPath,
    "--import",
    followParent,
    ...command,
  ];
  const child = spawn(program, rest, {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: process.platform !== "win32",
  });
  const died = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(`${name} cannot be started: ${error.message}`));
    child.once("exit", (code, signal) => resolve(`${name} has ended (${signal ?? `code ${code}`}).`));
  });
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    const insist = setTimeout(() => child.kill("SIGKILL"), 6000);
    await died;
    clearTimeout(insist);
  };
  const isUp = await Promise.race([until(() => answers(url), startLimit), died]);
  if (isUp === true) return { id: child.pid ?? 0, died, stop };
  await stop();
  throw new Error(isUp === false ? `${name} does not answer at ${url}.` : isUp);
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok === true;
}
