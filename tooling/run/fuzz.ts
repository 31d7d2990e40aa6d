// Sends generated requests to the API, 10,000 or as many as the argument: pnpm fuzz [10000]
import { fileURLToPath } from "node:url";
import { startVitest } from "vitest/node";
import { wholeNumber } from "./programs.ts";

const requests = wholeNumber("The number of requests", process.argv[2] ?? "10000");

const vitest = await startVitest(["src/fuzz"], {
  config: fileURLToPath(new URL("vitest.config.ts", import.meta.url)),
  project: ["api"],
  provide: { fuzzRequests: requests },
  watch: false,
});
await vitest.close();
