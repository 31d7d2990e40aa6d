import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { filesIn, repository, textOf } from "./tree.ts";

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

const folderOf = (name: string): string => `packages/${name.replace("@heater-age/", "")}`;

/** Returns the folders of an app and of the workspace packages that it needs. */
function foldersToRun(folder: string): readonly string[] {
  const { dependencies = {} } = JSON.parse(textOf(`${folder}/package.json`)) as Manifest;
  const own = Object.keys(dependencies).filter((name) => name.startsWith("@heater-age/"));
  return [...new Set([folder, ...own.flatMap((name) => foldersToRun(folderOf(name)))])];
}

/** Returns what a Dockerfile copies from the repository. */
function copiedBy(dockerfile: string): readonly string[] {
  return [...textOf(dockerfile).matchAll(/^COPY (?!--from)(?<paths>.+) \S+$/gmu)].flatMap(([, paths = ""]) =>
    paths.split(" "),
  );
}

const images = [
  { dockerfile: "deploy/api.Dockerfile", app: "apps/api" },
  { dockerfile: "deploy/web.Dockerfile", app: "apps/web" },
];

test.each(images)("$dockerfile installs what $app and its packages depend on", ({ dockerfile, app }) => {
  const copied = copiedBy(dockerfile);
  for (const folder of foldersToRun(app)) expect(copied).toContain(`${folder}/package.json`);
});

test.each(images)("$dockerfile takes nothing that is not there", ({ dockerfile }) => {
  const files = filesIn();
  const missing = copiedBy(dockerfile).filter(
    (path) => path !== "." && !files.some((file) => file === path || file.startsWith(`${path}/`)),
  );
  expect(missing).toEqual([]);
});

test("the image of the API holds the sources of every package that the API runs with", () => {
  const copied = copiedBy("deploy/api.Dockerfile");
  for (const folder of foldersToRun("apps/api")) expect(copied).toContain(folder);
});

test("the images have the Node.js that the workspace has", () => {
  const [, version = ""] = /^nodeVersion: (?<version>\S+)$/mu.exec(textOf("pnpm-workspace.yaml")) ?? [];
  expect(version).not.toBe("");
  for (const { dockerfile } of images) {
    const used = [...textOf(dockerfile).matchAll(/^FROM node:(?<version>[\d.]+)/gmu)].map(([, one]) => one);
    expect(new Set(used)).toEqual(new Set([version]));
  }
});

test("every setting of the deployment is in the documentation for operators", () => {
  const documented = new Set(
    [...textOf("docs/operate.md").matchAll(/`([A-Z][A-Z_]+)`/gu)].map(([, name]) => name),
  );
  const given = [
    ...textOf("deploy/compose.yaml").matchAll(/^ {6}([A-Z][A-Z_]+):/gmu),
    ...textOf("deploy/kubernetes/kustomization.yaml").matchAll(/^ {6}- ([A-Z][A-Z_]+)=/gmu),
  ].map(([, name = ""]) => name);
  const ofOthers = ["POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD", "SITE_ADDRESS"];
  expect(given.length).toBeGreaterThan(10);
  expect(given.filter((name) => !documented.has(name) && !ofOthers.includes(name))).toEqual([]);
});

function isThere(program: string): boolean {
  try {
    execFileSync(program, ["--help"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

test.skipIf(!isThere("docker-compose"))("docker-compose takes the composition", () => {
  const folder = mkdtempSync(join(tmpdir(), "heater-age-compose-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const settings = textOf("deploy/example.env").replace("POSTGRES_PASSWORD=", "POSTGRES_PASSWORD=abc");
  writeFileSync(join(folder, "production.env"), settings);
  const composition = execFileSync(
    "docker-compose",
    ["--env-file", join(folder, "production.env"), "-f", "deploy/compose.yaml", "config"],
    { cwd: repository, encoding: "utf8" },
  );
  expect(composition).toContain("DATABASE_URL: postgres://heater_age:abc@postgres/heater_age");
});

test.skipIf(!isThere("kubectl"))("kubectl builds the Kubernetes example", () => {
  const manifests = execFileSync("kubectl", ["kustomize", "deploy/kubernetes"], {
    cwd: repository,
    encoding: "utf8",
  });
  const kinds = [...manifests.matchAll(/^kind: (?<kind>\w+)$/gmu)].map(([, kind]) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["Deployment", "Service", "Ingress", "ConfigMap"]));
});
