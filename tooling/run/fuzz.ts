// Sends the API so many made-up requests as the first argument says: 10,000 if it says nothing.
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
