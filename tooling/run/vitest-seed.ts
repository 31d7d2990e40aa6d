import { configureGlobal } from "fast-check";
import { inject } from "vitest";

// A change is judged by what it changes, so the cases drawn for it are the same as for the last one. `pnpm fuzz` draws new ones.
if (inject("fuzzRequests") === undefined) configureGlobal({ seed: 20_261_121 });
