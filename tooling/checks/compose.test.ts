import { expect, test } from "vitest";
import { parse } from "yaml";
import { readText } from "./tree.ts";

interface Service {
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly stop_grace_period?: string;
  readonly deploy?: {
    readonly replicas?: number;
    readonly resources: { readonly limits: { readonly memory: string } };
  };
}

const { services, networks } = parse(readText("deploy/compose.yaml"), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
};
const documentation = readText("docs/operate.md");

test("Docker Compose allows only the connections that are needed, and publishes only the proxy's ports", () => {
  const neighbors = (name: string): readonly string[] =>
    Object.keys(services).filter(
      (other) =>
        other !== name && services[other]?.networks.some((one) => services[name]?.networks.includes(one)),
    );
  expect(neighbors("postgres")).toEqual(["api", "redis"]);
  expect(neighbors("redis")).toEqual(["api", "postgres"]);
  expect(neighbors("web")).toEqual(["caddy", "api"]);
  expect(Object.keys(services).filter((name) => services[name]?.ports !== undefined)).toEqual(["caddy"]);
  const outside = Object.keys(services).filter((name) =>
    services[name]?.networks.some((one) => networks[one]?.internal !== true),
  );
  expect(outside).toEqual(["caddy", "api"]);
});

test.each(["api", "web"])("%s has the documented memory, and Node.js knows its limit", (name) => {
  const { environment, deploy } = services[name] ?? {};
  const limit = Number.parseInt(deploy?.resources.limits.memory ?? "", 10);
  const heap = Number(/--max-old-space-size=(\d+)/u.exec(environment?.["NODE_OPTIONS"] ?? "")?.[1]);
  // Buffers, code, and stacks are outside the heap.
  expect(heap).toBeLessThanOrEqual(limit * 0.7);
  expect(documentation).toContain(`limited to ${limit} MiB, with ${heap} MiB for the Node.js heap`);
});

test("the documented number of instances runs, and PostgreSQL accepts their connections", () => {
  const replicas = services["api"]?.deploy?.replicas ?? 0;
  expect(replicas).toBe(2);
  expect(documentation).toContain("two instances of the API");
  const pools = [...readText("apps/api/src/db/connect.ts").matchAll(/^ {2}\w+: \{ max: (\d+)/gmu)];
  const [serve = 0, record = 0, migrate = 0] = pools.map(([, most]) => Number(most));
  expect(pools).toHaveLength(3);
  expect(documentation).toContain(`opens up to ${serve + record}, plus one while it migrates`);
  // PostgreSQL accepts 100 by default and reserves three for superusers.
  expect(replicas * (serve + record + migrate)).toBeLessThanOrEqual(97);
});

test.each([
  ["api", "apps/api/src/main.ts"],
  ["web", "apps/web/server/main.ts"],
])("%s gets enough time to shut down", (name, code) => {
  const limit = Number(/stopLimit = ([\d_]+);/u.exec(readText(code))?.[1]?.replaceAll("_", "")) / 1000;
  expect(documentation).toContain(`exits within ${limit} seconds`);
  // Docker's default is ten seconds.
  const { stop_grace_period: grace = "10s" } = services[name] ?? {};
  expect(Number.parseInt(grace, 10)).toBeGreaterThan(limit);
});
