import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { repository } from "./pnpm.ts";

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

const textOf = (path: string) => readFileSync(join(repository, path), "utf8");
const { packageManager } = JSON.parse(textOf("package.json")) as { readonly packageManager: string };
const files = globSync(".github/workflows/*.yml", { cwd: repository }).toSorted();
const workflows = files.map((file) => ({ file, ...(parse(textOf(file)) as Workflow) }));
const jobs = workflows.flatMap(({ file, permissions, jobs: ofFile }) =>
  Object.entries(ofFile).map(([id, job]) => ({
    ...job,
    name: `${file}: ${id}`,
    permissions: job.permissions ?? permissions,
  })),
);
const release = workflows.find(({ file }) => file.endsWith("release.yml"))?.jobs ?? {};

describe("a workflow", () => {
  it("uses actions of one commit, with its version beside it", () => {
    const used = files.flatMap((file) => textOf(file).match(/\buses:.*/gu) ?? []);
    expect(used.length).toBeGreaterThan(6);
    expect(used.filter((line) => !/^uses: [\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/u.test(line))).toEqual([]);
  });

  it("may write nothing but what one of its jobs is for", () => {
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

  it("ends, and does not give its token to what it runs", () => {
    for (const { name, permissions = {}, steps, ...job } of jobs) {
      expect(job["timeout-minutes"], name).toBeGreaterThan(0);
      const checkouts = steps.filter(({ uses = "" }) => uses.startsWith("actions/checkout@"));
      if (permissions["contents"] !== "write")
        for (const checkout of checkouts) expect(checkout.with?.["persist-credentials"], name).toBe(false);
    }
  });
});

describe("what runs by itself", () => {
  const dockerfiles = globSync("deploy/*.Dockerfile", { cwd: repository });
  const automatic = [".ci/run", ...files, ...dockerfiles];
  const chosen = `npx -y "$(node -p 'require("./package.json").packageManager')" `;

  it("has the pnpm that package.json names, by its exact version", () => {
    expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+$/u);
    const commands = automatic.flatMap((file) => textOf(file).match(/\b(?:npx|pnpx|corepack)\b.*/gu) ?? []);
    expect(commands.length).toBeGreaterThan(6);
    expect(commands.filter((command) => !command.startsWith(chosen))).toEqual([]);
  });

  it("installs no package manager in another way", () => {
    const others = /npm (?:install|i|ci|add)\b|pnpm\/action-setup|(?<!node_modules\/)\bpnpm@\d/u;
    expect(automatic.filter((file) => others.test(textOf(file)))).toEqual([]);
  });

  it("builds and publishes with the Node.js of the workspace", () => {
    const [, version] = /^nodeVersion: (?<version>\S+)$/mu.exec(textOf("pnpm-workspace.yaml")) ?? [];
    const used = jobs
      .filter(({ name }) => !name.includes("test.yml"))
      .flatMap(({ steps }) => steps.map((step) => step.with?.["node-version"]))
      .filter((one) => one !== undefined);
    expect(used.length).toBeGreaterThan(2);
    expect(new Set(used)).toEqual(new Set([version]));
  });
});

describe("a release", () => {
  it("is built without any right to publish, and published by a job that waits for it", () => {
    const withRights = Object.entries(release).filter(
      ([, { environment, permissions = {} }]) => environment !== undefined || "id-token" in permissions,
    );
    expect(withRights.map(([name]) => name)).toEqual(["publish"]);
    expect(release["publish"]).toMatchObject({ environment: "npm", needs: "build" });
    expect(release["build"]?.permissions).toEqual({ contents: "read" });
  });

  it("is published without the code of the repository, an installation or a script of a package", () => {
    const { steps = [] } = release["publish"] ?? {};
    const actions = steps.flatMap(({ uses = [] }) => uses).map((uses) => uses.split("@")[0]);
    expect(actions).toEqual(["actions/setup-node", "actions/download-artifact"]);
    const commands = steps.flatMap(({ run = [] }) => run).join("\n");
    expect(commands.match(/\bnpm \w+/gu)).toEqual(["npm view", "npm publish"]);
    expect(commands).toMatch(/npm publish .*--ignore-scripts .*--provenance/u);
    expect(commands).not.toMatch(/\b(?:npx|pnpm|node|curl|git)\b/u);
  });
});
