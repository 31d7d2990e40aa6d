import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const postgresSetup = fileURLToPath(new URL("vitest-postgres.ts", import.meta.url));

const inSources = ["src/**/*.test.{ts,tsx}"];

/** Each project has its package's folder as root, so that a test's paths do not depend on where it is run from. */
const projects = [
  { name: "decoder", folder: "packages/decoder", include: inSources },
  { name: "client", folder: "packages/client", include: inSources },
  { name: "messages", folder: "packages/messages", include: inSources },
  { name: "ui", folder: "packages/ui", include: inSources },
  { name: "api", folder: "apps/api", include: inSources, globalSetup: [postgresSetup] },
  { name: "web", folder: "apps/web", include: ["{app,server,scripts}/**/*.test.{ts,tsx}"] },
  { name: "run", folder: "tooling/run", include: ["!(start).test.ts"] },
  // Apart, for it needs the built website.
  { name: "start", folder: "tooling/run", include: ["start.test.ts"] },
  { name: "bench", folder: "tooling/bench", include: ["*.test.ts"] },
  { name: "lint", folder: "tooling/lint", include: ["*.test.ts"] },
  { name: "checks", folder: "tooling/checks", include: ["*.test.ts"] },
] as const;

export default defineConfig({
  root: repository,
  test: {
    projects: projects.map(({ name, folder, include, ...rest }) => ({
      test: {
        name,
        root: `${repository}${folder}`,
        include: [...include],
        environment: "node",
        passWithNoTests: true,
        // Only a test that hangs takes so long, on however busy a machine.
        testTimeout: 60_000,
        hookTimeout: 60_000,
        ...("globalSetup" in rest ? { globalSetup: [...rest.globalSetup] } : {}),
      },
    })),
  },
});
