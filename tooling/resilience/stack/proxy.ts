import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isFree } from "@heater-age/run/ports";
import { until } from "@heater-age/run/programs";
import { findProgram } from "@heater-age/run/system-programs";

/**
 * Returns the path of HAProxy, and installs it if missing.
 *
 * @throws Error with instructions for installing it.
 */
export async function requireProxy(say: (line: string) => void): Promise<string> {
  const found = await findProgram("haproxy", "HAProxy", say);
  if (found !== undefined) return found;
  throw new Error(
    "pnpm resilience needs HAProxy in front of the servers, and there is none. Install it: apt-get install haproxy, dnf install haproxy, apk add haproxy or brew install haproxy.",
  );
}

/** The ports of the proxy, and of the servers behind it. */
export interface ProxyPlan {
  readonly visitors: number;
  /** The port where the website reaches the API. */
  readonly inside: number;
  readonly api: readonly number[];
  readonly web: readonly number[];
}

/** The second line is used when all seem down: a slow server is better than none. */
const servers = (name: string, ports: readonly number[]): string =>
  ports
    .flatMap((port, index) => [
      `  server ${name}${index + 1} 127.0.0.1:${port} check`,
      `  server ${name}${index + 1}-anyway 127.0.0.1:${port} backup`,
    ])
    .join("\n");

/**
 * Returns an operator's configuration.
 *
 * A request that a dying replica leaves unanswered goes to the other one if it's a read or a check. Others get 502,
 * and the caller can repeat them with the same id.
 */
export const proxySettings = ({ visitors, inside, api, web }: ProxyPlan): string => `
global
  maxconn 2000

defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 20s
  timeout http-request 10s
  timeout http-keep-alive 30s
  timeout queue 5s
  option httpchk GET /healthz
  option allbackups
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  timeout check 3s
  default-server inter 1s fall 3 rise 1
  option forwardfor

frontend visitors
  bind 127.0.0.1:${visitors}
  use_backend api if { path_beg /api/ }
  default_backend web

frontend inside
  bind 127.0.0.1:${inside}
  default_backend api

backend api
  balance roundrobin
  acl reads method GET HEAD
  acl checks path /api/check /api/check/batch
  http-request disable-l7-retry if !reads !checks
${servers("api", api)}

backend web
  balance roundrobin
  acl reads method GET HEAD
  http-request disable-l7-retry if !reads
${servers("web", web)}
`;

// It ends with the process that started it, even a killed one.
const untilTheStarterEnds = `
exec 3<&0
"$0" -db -f "$1" </dev/null 3<&- &
proxy=$!
( cat <&3 >/dev/null; kill $proxy 2>/dev/null ) &
wait $proxy
`;

/** Starts the proxy, and returns a function that stops it. */
export async function startProxy(
  program: string,
  plan: ProxyPlan,
  { folder, log }: { readonly folder: string; readonly log: number },
): Promise<() => Promise<void>> {
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, proxySettings(plan));
  const child = spawn("/bin/sh", ["-c", untilTheStarterEnds, program, file], { stdio: ["pipe", log, log] });
  const ended = once(child, "exit");
  const stop = async (): Promise<void> => {
    child.stdin?.destroy();
    await ended;
  };
  const listens = async (): Promise<boolean> => !(await isFree(plan.visitors, "127.0.0.1"));
  const isOver = await until(async () => child.exitCode !== null || (await listens()), 10_000);
  if (isOver && child.exitCode === null) return stop;
  await stop();
  throw new Error("HAProxy does not start");
}
