import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePorts } from "@heater-age/run/ports";

/**
 * Starts the runtime of Cloudflare's workers, asks its worker once, and stops it.
 *
 * @param program - The runtime.
 * @param configuration - Its file, with a socket named `http`.
 * @param path - What the worker is asked.
 *
 * @returns The worker's answer, read as JSON.
 * @throws Error with the answer when it is none.
 *
 * @example
 * await answerOfWorker("workerd", "worker.capnp", "/?serial=RH0504B01826");
 */
export async function answerOfWorker(program: string, configuration: string, path: string): Promise<unknown> {
  const address = `127.0.0.1:${await freePorts(1, 4700)}`;
  const child = spawn(program, ["serve", configuration, "--socket-addr", `http=${address}`], {
    cwd: dirname(configuration),
    stdio: ["ignore", "inherit", "inherit"],
  });
  try {
    const response = await answerOf(`http://${address}${path}`, () => child.exitCode === null);
    const text = await response.text();
    if (!response.ok) throw new Error(`The worker answers ${response.status}: ${text}`);
    return JSON.parse(text);
  } finally {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }
}

async function answerOf(url: string, isUp: () => boolean): Promise<Response> {
  while (isUp()) {
    const response = await fetch(url).catch(() => undefined);
    if (response !== undefined) return response;
    await wait(50);
  }
  throw new Error("The runtime of the workers has ended.");
}
