import { configureGlobal } from "fast-check";

// The same random cases in each run, so only a change can make one fail. FUZZ_REQUESTS draws new ones.
if (process.env["FUZZ_REQUESTS"] === undefined) configureGlobal({ seed: 20_261_121 });
