import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import type { ProjectConfig } from "vitest/node";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const postgresSetup = fileURLToPath(new URL("test/vitest-postgres.ts", import.meta.url));

const packedSetup = fileURLToPath(new URL("../publish/test/vitest-packed.ts", import.meta.url));

const sameDraws = fileURLToPath(new URL("test/vitest-seed.ts", import.meta.url));

/** The settings of a company's website, and what a build inserts. */
const built = {
  SITE_SETTINGS: JSON.stringify({
    url: "https://heater-age.example",
    company: "Example Plumbing",
    companyUrl: "https://plumbing.example",
    logo: { src: "/assets/company.svg", width: 120, height: 40 },
    plausibleDomain: "heater-age.example",
  }),
  BUILD_YEAR: "2026",
  BUILD_DAY: "2026-11-20",
};

/**
 * A project's root is its package's folder, so that paths in tests don't depend on the working directory. The files of
 * a project that is not isolated share what they import: loading it again for each took a fifth of the run.
 */
const projects: readonly (ProjectConfig & { readonly name: string; readonly root: string })[] = [
  { name: "decoder", root: "packages/decoder", isolate: false, setupFiles: [sameDraws] },
  { name: "client", root: "packages/client", isolate: false },
  { name: "widget", root: "packages/widget", isolate: false },
  { name: "cli", root: "packages/cli", isolate: false, setupFiles: [sameDraws] },
  { name: "scan", root: "packages/scan", setupFiles: [sameDraws] },
  { name: "messages", root: "packages/messages", isolate: false },
  { name: "ui", root: "packages/ui", isolate: false },
  { name: "requests", root: "packages/requests", isolate: false },
  {
    name: "api",
    root: "apps/api",
    isolate: false,
    globalSetup: [postgresSetup],
    setupFiles: [sameDraws],
  },
  { name: "web", root: "apps/web", isolate: false, env: built },
  { name: "run", root: "tooling/run", include: ["!(start|start.rest).test.ts"] },
  // Separate, because it needs the built website, and two builds at once would write the same texts.
  { name: "start", root: "tooling/run", include: ["start{,.rest}.test.ts"], fileParallelism: false },
  { name: "bench", root: "tooling/bench" },
  { name: "resilience", root: "tooling/resilience" },
  { name: "lint", root: "tooling/lint" },
  { name: "checks", root: "tooling/checks", isolate: false },
  // Separate, because it builds, packs, and installs the packages first.
  { name: "publish", root: "tooling/publish", globalSetup: [packedSetup] },
];

export default defineConfig({
  root: repository,
  test: {
    // Most tests wait for PostgreSQL, a server, or the disk, so one more worker than cores is faster.
    maxWorkers: availableParallelism() + 1,
    projects: projects.map(({ root, ...project }) => ({
      test: {
        include: ["**/*.test.{ts,tsx}"],
        passWithNoTests: true,
        // Only a test that hangs takes this long, even on a busy machine.
        testTimeout: 300_000,
        hookTimeout: 300_000,
        ...project,
        root: `${repository}${root}`,
      },
    })),
  },
});
