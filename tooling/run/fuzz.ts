// Sends generated requests to the API, as many as the first argument: pnpm fuzz [10000]
import { fileURLToPath } from "node:url";
import { startVitest } from "vitest/node";

const requests = Number(process.argv[2] ?? 10_000);
if (!Number.isSafeInteger(requests) || requests < 1)
  throw new Error("How many requests? Give a whole number.");

const vitest = await startVitest(["src/fuzz"], {
  config: fileURLToPath(new URL("vitest.config.ts", import.meta.url)),
  project: ["api"],
  provide: { fuzzRequests: requests },
  watch: false,
});
await vitest.close();
