import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePorts } from "@heater-age/run/ports";
import { until } from "@heater-age/run/programs";
import { listPrograms } from "@heater-age/run/system-programs";

/** A browser that Playwright doesn't drive, with one page as wide as a phone. */
export interface Engine {
  readonly open: (address: string) => Promise<unknown>;
  /** Returns the value of an expression on the page. */
  readonly read: (expression: string) => Promise<unknown>;
  /** Performs actions as of WebDriver: presses and keys. */
  readonly act: (actions: readonly object[]) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const screen = { width: 390, height: 844 } as const;

const [minute, second] = [60_000, 1000];

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** Starts Firefox, driven by WebDriver BiDi; `undefined` if there is none. */
export async function launchFirefox(): Promise<Engine | undefined> {
  const [program] = ["firefox-esr", "firefox"].flatMap((name) => listPrograms(name));
  if (program === undefined) return undefined;
  const profile = mkdtempSync(join(tmpdir(), "heater-age-firefox-"));
  const options = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const child = spawn(program, options, {
    env: { ...process.env, HOME: profile },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let address = "";
  createInterface({ input: child.stderr }).on("line", (line) => {
    address ||= /WebDriver BiDi listening on (?<address>ws:\S+)/u.exec(line)?.groups?.["address"] ?? "";
  });
  await until(() => address !== "" || child.exitCode !== null, minute);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, "open");
  const waiting = new Map<number, (answer: Readonly<Record<string, unknown>>) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Readonly<Record<string, unknown>>;
    waiting.get(Number(answer["id"]))?.(answer);
  });
  let calls = 0;
  const call = async <Result>(method: string, params: object): Promise<Result> => {
    const id = ++calls;
    const answer = await new Promise<Readonly<Record<string, unknown>>>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer["type"] === "error") throw new Error(`${method}: ${String(answer["message"])}`);
    return answer["result"] as Result;
  };
  await call("session.new", { capabilities: {} });
  interface Tree {
    readonly contexts: readonly { readonly context: string }[];
  }
  const [page] = (await call<Tree>("browsingContext.getTree", {})).contexts;
  const context = page?.context;
  await call("browsingContext.setViewport", { context, viewport: screen });
  return {
    open: (url) => call("browsingContext.navigate", { context, url, wait: "complete" }),
    read: async (expression) => {
      const { result } = await call<{ readonly result?: { readonly value?: string } }>("script.evaluate", {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      return result?.value === undefined ? undefined : (JSON.parse(result.value) as unknown);
    },
    act: (actions) => call("input.performActions", { context, actions }),
    close: async () => {
      socket.close();
      await end(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Starts WebKit, driven by WebDriver on a screen in memory; `undefined` if one of its programs is missing. */
export async function launchWebKit(): Promise<Engine | undefined> {
  const [driver] = listPrograms("WebKitWebDriver");
  const [display] = listPrograms("Xvfb");
  const [binary] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");
  if (driver === undefined || display === undefined || binary === undefined) return undefined;
  const port = await freePorts(1, 5400);
  const name = `:${port}`;
  const server = spawn(display, [name, "-screen", "0", "1280x1024x24"], { stdio: "ignore" });
  const home = mkdtempSync(join(tmpdir(), "heater-age-webkit-"));
  const variables = { DISPLAY: name, HOME: home, XDG_RUNTIME_DIR: home };
  const child = spawn(driver, [`--port=${port}`], { env: { ...process.env, ...variables }, stdio: "ignore" });
  const call = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const { value } = (await response.json()) as { readonly value: Result & { readonly message?: string } };
    if (!response.ok) throw new Error(`${path}: ${String(value.message)}`);
    return value;
  };
  await until(
    () =>
      call("GET", "/status").then(
        () => true,
        () => false,
      ),
    minute,
    second / 4,
  );
  const options = { "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
  const { sessionId } = await call<{ readonly sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch: options },
  });
  const session = `/session/${sessionId}`;
  await call("POST", `${session}/window/rect`, screen);
  return {
    open: (url) => call("POST", `${session}/url`, { url }),
    read: async (expression) => {
      const script = `return JSON.stringify(${expression})`;
      const value = await call<string | null>("POST", `${session}/execute/sync`, { script, args: [] });
      return value === null ? undefined : (JSON.parse(value) as unknown);
    },
    act: (actions) => call("POST", `${session}/actions`, { actions }),
    close: async () => {
      await call("DELETE", session).catch(() => undefined);
      for (const one of [child, server]) await end(one);
      rmSync(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
