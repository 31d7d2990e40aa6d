import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const postgresSetup = fileURLToPath(new URL("test/vitest-postgres.ts", import.meta.url));

const packedSetup = fileURLToPath(new URL("../publish/test/vitest-packed.ts", import.meta.url));

const sameDraws = fileURLToPath(new URL("test/vitest-seed.ts", import.meta.url));

const inSources = ["src/**/*.test.{ts,tsx}"];

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
const projects = [
  {
    name: "decoder",
    folder: "packages/decoder",
    include: inSources,
    isolate: false,
    setupFiles: [sameDraws],
  },
  { name: "client", folder: "packages/client", include: inSources, isolate: false },
  { name: "widget", folder: "packages/widget", include: inSources, isolate: false },
  { name: "cli", folder: "packages/cli", include: inSources, isolate: false, setupFiles: [sameDraws] },
  { name: "scan", folder: "packages/scan", include: inSources, setupFiles: [sameDraws] },
  { name: "messages", folder: "packages/messages", include: ["src/**/*.test.ts"], isolate: false },
  { name: "ui", folder: "packages/ui", include: inSources, isolate: false },
  { name: "requests", folder: "packages/requests", include: inSources, isolate: false },
  {
    name: "api",
    folder: "apps/api",
    isolate: false,
    include: inSources,
    globalSetup: [postgresSetup],
    setupFiles: [sameDraws],
  },
  {
    name: "web",
    folder: "apps/web",
    isolate: false,
    include: ["{app,server,scripts,service-worker}/**/*.test.{ts,tsx}"],
    env: built,
  },
  { name: "run", folder: "tooling/run", include: ["!(start|start.rest).test.ts"] },
  // Separate, because it needs the built website.
  { name: "start", folder: "tooling/run", include: ["start{,.rest}.test.ts"] },
  { name: "bench", folder: "tooling/bench", include: ["**/*.test.ts"] },
  { name: "resilience", folder: "tooling/resilience", include: ["**/*.test.ts"] },
  { name: "lint", folder: "tooling/lint", include: ["*.test.ts"] },
  { name: "checks", folder: "tooling/checks", include: ["*.test.ts"] },
  // Separate, because it builds, packs, and installs the packages first.
  { name: "publish", folder: "tooling/publish", include: ["*.test.ts"], globalSetup: [packedSetup] },
] as const;

export default defineConfig({
  root: repository,
  test: {
    // Most tests wait for PostgreSQL, a server, or the disk, so one more worker than cores is faster.
    maxWorkers: availableParallelism() + 1,
    projects: projects.map(({ name, folder, include, ...rest }) => ({
      test: {
        name,
        root: `${repository}${folder}`,
        include: [...include],
        environment: "node",
        passWithNoTests: true,
        ...("isolate" in rest ? { isolate: rest.isolate } : {}),
        // Only a test that hangs takes this long, even on a busy machine.
        testTimeout: 300_000,
        hookTimeout: 300_000,
        ...("env" in rest ? { env: rest.env } : {}),
        ...("setupFiles" in rest ? { setupFiles: [...rest.setupFiles] } : {}),
        ...("globalSetup" in rest ? { globalSetup: [...rest.globalSetup] } : {}),
      },
    })),
  },
});
