import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readText, repository } from "./tree.ts";

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: string;
  readonly needs?: string | readonly string[];
  readonly "timeout-minutes"?: number;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const { packageManager } = JSON.parse(readText("package.json")) as { readonly packageManager: string };
const files = globSync(".github/workflows/*.yml", { cwd: repository }).toSorted();
const workflows = files.map((file) => ({ file, ...(parse(readText(file)) as Workflow) }));
const jobs = workflows.flatMap(({ file, permissions, jobs: ofFile }) =>
  Object.entries(ofFile).map(([id, job]) => ({
    ...job,
    name: `${file}: ${id}`,
    permissions: job.permissions ?? permissions,
  })),
);
const release = workflows.find(({ file }) => file.endsWith("release.yml"))?.jobs ?? {};

describe("a workflow", () => {
  it("pins actions by commit, with the version beside it", () => {
    const used = files.flatMap((file) => readText(file).match(/\buses:.*/gu) ?? []);
    expect(used.length).toBeGreaterThan(6);
    expect(used.filter((line) => !/^uses: [\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/u.test(line))).toEqual([]);
  });

  it("has only the write permissions that its job needs", () => {
    const writing = jobs.flatMap(({ name, permissions = { all: "write" } }) =>
      Object.entries(permissions)
        .filter(([, right]) => right === "write")
        .map(([what]) => `${name}: ${what}`),
    );
    expect(writing).toEqual([
      ".github/workflows/release.yml: publish: id-token",
      ".github/workflows/release.yml: tag: contents",
    ]);
  });

  it("has a timeout, and doesn't pass its token on to what it runs", () => {
    for (const { name, permissions = {}, steps, ...job } of jobs) {
      expect(job["timeout-minutes"], name).toBeGreaterThan(0);
      const checkouts = steps.filter(({ uses = "" }) => uses.startsWith("actions/checkout@"));
      if (permissions["contents"] !== "write")
        for (const checkout of checkouts) expect(checkout.with?.["persist-credentials"], name).toBe(false);
    }
  });
});

describe("scheduled jobs", () => {
  const dockerfiles = globSync("deploy/*.Dockerfile", { cwd: repository });
  const automatic = [".ci/run", ...files, ...dockerfiles];
  const chosen = `npx -y "$(node -p 'require("./package.json").packageManager')" `;

  it("use the exact pnpm version from package.json", () => {
    expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+$/u);
    const commands = automatic.flatMap((file) => readText(file).match(/\b(?:npx|pnpx|corepack)\b.*/gu) ?? []);
    expect(commands.length).toBeGreaterThan(6);
    expect(commands.filter((command) => !command.startsWith(chosen))).toEqual([]);
  });

  it("install a package manager in no other way", () => {
    const others = /npm (?:install|i|ci|add)\b|pnpm\/action-setup|(?<!node_modules\/)\bpnpm@\d/u;
    expect(automatic.filter((file) => others.test(readText(file)))).toEqual([]);
  });

  it("build and publish with the workspace's Node.js version", () => {
    const [, version] = /^nodeVersion: (?<version>\S+)$/mu.exec(readText("pnpm-workspace.yaml")) ?? [];
    const used = jobs
      .filter(({ name }) => !name.includes("test.yml"))
      .flatMap(({ steps }) => steps.map((step) => step.with?.["node-version"]))
      .filter((one) => one !== undefined);
    expect(used.length).toBeGreaterThan(2);
    expect(new Set(used)).toEqual(new Set([version]));
  });
});

describe("a release", () => {
  it("is built without permission to publish, and is published by a job that waits for the build", () => {
    const withRights = Object.entries(release).filter(
      ([, { environment, permissions = {} }]) => environment !== undefined || "id-token" in permissions,
    );
    expect(withRights.map(([name]) => name)).toEqual(["publish"]);
    expect(release["publish"]).toMatchObject({ environment: "npm", needs: "build" });
    expect(release["build"]?.permissions).toEqual({ contents: "read" });
  });

  it("is published without the repository's code, an installation or a package's scripts", () => {
    const { steps = [] } = release["publish"] ?? {};
    const actions = steps.flatMap(({ uses = [] }) => uses).map((uses) => uses.split("@")[0]);
    expect(actions).toEqual(["actions/setup-node", "actions/download-artifact"]);
    const commands = steps.flatMap(({ run = [] }) => run).join("\n");
    expect(commands.match(/\bnpm \w+/gu)).toEqual(["npm view", "npm publish"]);
    expect(commands).toMatch(/npm publish .*--ignore-scripts .*--provenance/u);
    expect(commands).not.toMatch(/\b(?:npx|pnpm|node|curl|git)\b/u);
  });
});
