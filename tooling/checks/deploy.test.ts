import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, matchesGlob } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { filesIn, repository, readText } from "./tree.ts";

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

const findFolder = (name: string): string => `packages/${name.replace("@heater-age/", "")}`;

/** Returns the folders of an app and of the workspace packages that it needs. */
function foldersToRun(folder: string): readonly string[] {
  const { dependencies = {} } = JSON.parse(readText(`${folder}/package.json`)) as Manifest;
  const own = Object.keys(dependencies).filter((name) => name.startsWith("@heater-age/"));
  return [...new Set([folder, ...own.flatMap((name) => foldersToRun(findFolder(name)))])];
}

/** Returns the paths that a Dockerfile copies from the repository. */
function copiedBy(dockerfile: string): readonly string[] {
  return [...readText(dockerfile).matchAll(/^COPY (?!--from)(?<paths>.+) \S+$/gmu)].flatMap(
    ([, paths = ""]) => paths.split(" "),
  );
}

/** Returns whether the context of an image lacks a file, by the last fitting rule of `.dockerignore`. */
function isIgnored(path: string): boolean {
  const rules = readText(".dockerignore").split("\n").filter(Boolean);
  const last = rules.findLast((rule) => {
    const pattern = rule.replace(/^!/u, "");
    return matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`);
  });
  return last?.startsWith("!") === false;
}

const dockerfiles = filesIn("deploy").filter((path) => path.endsWith(".Dockerfile"));
const images = [
  { dockerfile: "deploy/api.Dockerfile", app: "apps/api" },
  { dockerfile: "deploy/web.Dockerfile", app: "apps/web" },
];

test.each(images)("$dockerfile installs $app and the packages that it depends on", ({ dockerfile, app }) => {
  const copied = copiedBy(dockerfile);
  for (const folder of foldersToRun(app)) expect(copied).toContain(`${folder}/package.json`);
});

test.each(dockerfiles)("%s copies only files that its context has", (dockerfile) => {
  const files = filesIn().filter((path) => !isIgnored(path));
  const missing = copiedBy(dockerfile).filter(
    (path) => path !== "." && !files.some((file) => file === path || file.startsWith(`${path}/`)),
  );
  expect(missing).toEqual([]);
});

test("the API's image contains the sources of every package that the API runs", () => {
  const copied = copiedBy("deploy/api.Dockerfile");
  for (const folder of foldersToRun("apps/api")) expect(copied).toContain(folder);
});

test("the images use the workspace's version of Node.js", () => {
  const [, version = ""] = /^nodeVersion: (?<version>\S+)$/mu.exec(readText("pnpm-workspace.yaml")) ?? [];
  expect(version).not.toBe("");
  for (const { dockerfile } of images) {
    const used = [...readText(dockerfile).matchAll(/^FROM node:(?<version>[\d.]+)/gmu)].map(([, one]) => one);
    expect(new Set(used)).toEqual(new Set([version]));
  }
});

interface Container {
  readonly image: string;
  readonly args?: readonly string[];
  readonly env?: readonly Readonly<Record<string, unknown>>[];
}

interface Deployment {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: { readonly template: { readonly spec: { readonly containers: readonly [Container] } } };
}

interface Service {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly stop_grace_period?: string;
  readonly deploy?: {
    readonly replicas?: number;
    readonly resources: { readonly limits: { readonly memory: string } };
  };
}

const manifests = filesIn("deploy/kubernetes").filter((path) => !path.endsWith("kustomization.yaml"));
const containers = manifests
  .flatMap((path) => parseAllDocuments(readText(path)).map((document) => document.toJS() as Deployment))
  .filter(({ kind }) => kind === "Deployment")
  .map(({ metadata, spec }) => ({ name: metadata.name, ...spec.template.spec.containers[0] }));
const { images: renamed } = parse(readText("deploy/kubernetes/kustomization.yaml")) as {
  readonly images: readonly { readonly name: string; readonly newTag: unknown }[];
};
const { services, networks } = parse(readText("deploy/compose.yaml"), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
};
const documentation = readText("docs/operate.md");

/** Returns an image as the Kubernetes example runs it. */
const tagged = (image: string): string => {
  const tag = renamed.find(({ name }) => name === image)?.newTag;
  return typeof tag === "string" ? `${image}:${tag}` : image;
};

// PostgreSQL versions have two numbers, followed by the version of the base image, and the digest once it is known.
const exactImage =
  /^[a-z-]+:(?:\d+\.\d+\.\d+|(?<=^postgres:)\d+\.\d+)(?:-[a-z][\w.-]*)?(?:@sha256:[\da-f]{64})?$/u;

test("every image has an exact version", () => {
  const used = [
    ...dockerfiles.flatMap((path) =>
      [...readText(path).matchAll(/^FROM (\S+)/gmu)].map(([, image = ""]) => image),
    ),
    ...Object.values(services).flatMap(({ image = [] }) => image),
    ...containers.map(({ image }) => tagged(image)),
  ];
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((image) => !exactImage.test(image))).toEqual([]);
});

test("an image has the same version with and without Kubernetes", () => {
  const redis = containers.find(({ name }) => name === "redis");
  expect(services["redis"]?.image).toBe(redis?.image);
});

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

interface Bot {
  readonly extends: readonly string[];
  readonly kubernetes: { readonly managerFilePatterns: readonly string[] };
  readonly packageRules: readonly {
    readonly matchPackageNames: readonly string[];
    /** The files that a rule applies to. @default all */
    readonly matchFileNames?: readonly string[];
    readonly enabled?: boolean;
  }[];
  readonly customManagers: readonly {
    readonly managerFilePatterns: readonly string[];
    readonly matchStrings: readonly string[];
  }[];
}

const bot = JSON.parse(readText(".github/renovate.json")) as Bot;
const fits = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) => new RegExp(pattern.replace(/^\/(.*)\/$/u, "$1"), "u").test(path));

test("the update bot pins images by digest, and renews digests where they are used", () => {
  expect(bot.extends).toContain("docker:pinDigests");
  const withImages = manifests.filter((path) => /^\s+image: /mu.test(readText(path)));
  expect(withImages.length).toBeGreaterThan(2);
  expect(withImages.filter((path) => !fits(bot.kubernetes.managerFilePatterns, path))).toEqual([]);
  const off = bot.packageRules.filter(
    ({ enabled, matchFileNames }) => enabled === false && matchFileNames === undefined,
  );
  const own = renamed.map(({ name }) => name);
  expect(off.flatMap(({ matchPackageNames }) => matchPackageNames).toSorted()).toEqual(
    [...own, "postgres"].toSorted(),
  );
});

test("the update bot finds versions in our own notation", () => {
  const paths = [...dockerfiles, "pnpm-workspace.yaml"];
  const versions = bot.customManagers.map(({ managerFilePatterns, matchStrings }) =>
    paths
      .filter((path) => fits(managerFilePatterns, path))
      .flatMap((path) =>
        matchStrings.map(
          (pattern) => new RegExp(pattern, "u").exec(readText(path))?.groups?.["currentValue"],
        ),
      ),
  );
  expect(versions).toEqual([
    [expect.stringMatching(/^\d+\.\d+\.\d+$/u)],
    [expect.stringMatching(/^v\d+\.\d+\.\d+$/u)],
  ]);
});

test("the API connects to Redis with a password", () => {
  const api = containers.find(({ name }) => name === "api");
  const secret = { secretKeyRef: { name: "redis", key: "password" } };
  expect(api?.env).toEqual(
    expect.arrayContaining([
      { name: "REDIS_PASSWORD", valueFrom: secret },
      { name: "REDIS_URL", value: "redis://:$(REDIS_PASSWORD)@redis:6379" },
    ]),
  );
  const redis = containers.find(({ name }) => name === "redis");
  expect(redis?.env).toEqual([{ name: "REDISCLI_AUTH", valueFrom: secret }]);
  expect(services["api"]?.environment?.["REDIS_URL"]).toBe("redis://:${REDIS_PASSWORD}@redis:6379");
  expect(services["redis"]?.environment?.["REDISCLI_AUTH"]).toMatch(/^\$\{REDIS_PASSWORD:\?/u);
  for (const path of filesIn("deploy")) expect(readText(path), path).not.toMatch(/redis:\/\/redis/u);
});

const isInstalled = (program: string): boolean => spawnSync(program, ["--help"]).error === undefined;

const redisCommands = [
  { place: "Kubernetes", command: containers.find(({ name }) => name === "redis")?.args?.at(-1) },
  // Docker Compose reads two dollar signs as one.
  { place: "the composition", command: services["redis"]?.command?.at(-1)?.replaceAll("$$", "$") },
];

test.skipIf(!isInstalled("redis-server"))(
  "Redis refuses clients without the password",
  async () => {
    for (const { place, command = "" } of redisCommands) {
      const folder = mkdtempSync(join(tmpdir(), "heater-age-redis-"));
      const socket = join(folder, "socket");
      const elsewhere = command.replace("redis-server -", `redis-server - --port 0 --unixsocket ${socket}`);
      const server = spawn("sh", ["-c", elsewhere], {
        cwd: folder,
        env: { ...process.env, REDISCLI_AUTH: "abc123" },
      });
      onTestFinished(async () => {
        server.kill();
        if (server.exitCode === null) await once(server, "exit");
        rmSync(folder, { recursive: true, force: true });
      });
      await vi.waitFor(() => expect(existsSync(socket), place).toBe(true), 10_000);
      expect(await askRedis(socket, "PING"), place).toContain("-NOAUTH");
      expect(await askRedis(socket, "AUTH wrong"), place).toContain("-WRONGPASS");
      expect(await askRedis(socket, "AUTH abc123"), place).toBe("+OK\r\n");
    }
  },
  30_000,
);

async function askRedis(socket: string, command: string): Promise<string> {
  const connection = connect(socket);
  connection.write(`${command}\r\n`);
  const [answer] = (await once(connection, "data")) as [Buffer];
  connection.destroy();
  return answer.toString();
}

test("the operator documentation has every setting of the deployment", () => {
  const documented = new Set([...documentation.matchAll(/`([A-Z][A-Z_]+)`/gu)].map(([, name]) => name));
  const given = [
    ...readText("deploy/compose.yaml").matchAll(/^ {6}([A-Z][A-Z_]+):/gmu),
    ...readText("deploy/kubernetes/kustomization.yaml").matchAll(/^ {6}- ([A-Z][A-Z_]+)=/gmu),
  ].map(([, name = ""]) => name);
  const ofOthers = ["POSTGRES_PASSWORD", "REDISCLI_AUTH", "SITE_ADDRESS"];
  expect(given.length).toBeGreaterThan(10);
  expect(given.filter((name) => !documented.has(name) && !ofOthers.includes(name))).toEqual([]);
});

test.skipIf(!isInstalled("kubectl"))("kubectl builds the Kubernetes example", () => {
  const example = execFileSync("kubectl", ["kustomize", "deploy/kubernetes"], {
    cwd: repository,
    encoding: "utf8",
  });
  const kinds = [...example.matchAll(/^kind: (?<kind>\w+)$/gmu)].map(([, kind]) => kind);
  const needed = ["Deployment", "Service", "Gateway", "ConfigMap", "NetworkPolicy"];
  expect(kinds).toEqual(expect.arrayContaining(needed));
});
