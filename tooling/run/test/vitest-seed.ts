import { configureGlobal } from "fast-check";
import { inject } from "vitest";

// The same random cases in each run, so only a change can make one fail. `pnpm fuzz` draws new ones.
if (inject("fuzzRequests") === undefined) configureGlobal({ seed: 20_261_121 });
