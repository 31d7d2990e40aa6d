import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished } from "vitest";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
// The compile cache of Node.js: compiling takes half of the startup time.
const compiled = fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url));

/** The service in a separate process. */
export interface Started {
  readonly child: ChildProcess;
  /** Its output so far. */
  readonly lines: readonly string[];
  readonly output: Promise<string>;
  readonly errors: Promise<string>;
  /** Its exit code and the signal that ended it. */
  readonly exit: Promise<readonly unknown[]>;
}

/** Starts the service with only these environment variables. It is killed after the test. */
export function start(environment: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: compiled, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const exit = once(child, "exit");
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  const output = once(reader, "close").then(() => lines.join("\n"));
  return { child, lines, output, errors: text(child.stderr), exit };
}

/** Sends a request, as POST if it has a body, and returns the response body. */
export async function ask(port: number, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...(body && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  return response.json();
}

const listening = /"Server listening at http:\/\/127\.0\.0\.1:(?<port>\d+)"/u;

/** Starts the service with a database and without rate limits, and waits until it listens on a free port. */
export async function startOn(
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Started & { readonly port: number }> {
  const started = start({
    DATABASE_URL: databaseUrl,
    API_PORT: "0",
    CHECKS_PER_MINUTE: "1000000",
    READS_PER_MINUTE: "1000000",
    ...environment,
  });
  const { child, lines, errors } = started;
  const port = () => Number(listening.exec(lines.join("\n"))?.groups?.["port"] ?? 0);
  await expect.poll(() => port() > 0 || child.exitCode !== null, { timeout: 50_000 }).toBe(true);
  if (port() === 0) throw new Error(`The service has ended: ${lines.join("\n")}${await errors}`);
  return { ...started, port: port() };
}
