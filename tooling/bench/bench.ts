import { benchDecoder } from "./decoder.ts";

// Figures are ratios of what ran side by side in this process: a slower machine slows both sides.
process.stdout.write(await benchDecoder());
