// Starts the servers for the end-to-end tests: a real PostgreSQL, the API, and the built website: as usual, without an
// API, and with other companies' services.
import { startPostgres } from "@heater-age/run/postgres";
import { ports } from "./ports.ts";
import { startApi, startWeb } from "./start-services.ts";

const postgres = await startPostgres();
const api = await startApi(ports.api, postgres.url());

// Tests without a browser request hundreds of pages from one address.
const unlimited = { PAGES_PER_MINUTE: "1000000", PRERENDER: "on" };

/** Forms are sent to another address, so this one is not the public one. */
const services = {
  SITE_URL_FALLBACK: "https://heaters.example",
  ANALYTICS_GA4_ID: "G-JOURNEYS",
  RECAPTCHA_SITE_KEY: "journeys",
};

const withoutApi = await startWeb(ports.webWithoutApi, ports.nothing);
const withServices = await startWeb(ports.webWithServices, ports.api, { variables: services });
// Last, because the tests start when it responds.
const web = await startWeb(ports.web, ports.api, { variables: unlimited });

async function stop(): Promise<never> {
  await Promise.all([web.stop(), withoutApi.stop(), withServices.stop()]);
  await api.stop();
  await postgres.stop();
  return process.exit(0);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
