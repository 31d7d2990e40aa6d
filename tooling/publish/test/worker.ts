import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import { freePorts } from "@heater-age/run/ports";
import { until } from "@heater-age/run/programs";

/**
 * Starts Cloudflare's Workers runtime, sends its worker one request, and stops it.
 *
 * @param configuration A file with a socket named `http`.
 * @returns The worker's response, parsed as JSON.
 * @throws Error with the response when it isn't successful.
 */
export async function answerOfWorker(program: string, configuration: string, path: string): Promise<unknown> {
  const address = `127.0.0.1:${await freePorts(1, 4700)}`;
  const child = spawn(program, ["serve", configuration, "--socket-addr", `http=${address}`], {
    cwd: dirname(configuration),
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = once(child, "exit");
  try {
    let response: Response | undefined;
    await until(async () => {
      response = await fetch(`http://${address}${path}`).catch(() => undefined);
      return response !== undefined || child.exitCode !== null;
    }, 60_000);
    if (response === undefined) throw new Error("The runtime of the workers does not answer.");
    const text = await response.text();
    if (!response.ok) throw new Error(`The worker answers ${response.status}: ${text}`);
    return JSON.parse(text);
  } finally {
    child.kill();
    await ended;
  }
}
