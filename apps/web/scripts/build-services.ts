// Builds the website a second time, for its journeys: configured with other companies' services.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../", import.meta.url));
const configured = {
  BUILD_FOLDER: "build-services",
  // Its pages are rendered on request, as with the start command.
  PRERENDER: "no",
  // Heads and the site map have absolute addresses. The journeys send forms to another address, so it is not the
  // public one.
  SITE_URL_FALLBACK: "https://heaters.example",
  ANALYTICS_GA4_ID: "G-JOURNEYS",
  RECAPTCHA_SITE_KEY: "journeys",
};

const { status } = spawnSync(process.execPath, ["--run", "build"], {
  cwd: folder,
  env: { ...process.env, ...configured },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
