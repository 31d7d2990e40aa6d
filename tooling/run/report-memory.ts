// Loaded before a service: told so by a signal, it clears what is not used and writes how much memory is.
import { renameSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const file = process.env["MEMORY_FILE"];
setFlagsFromString("--expose_gc");
const collect = runInNewContext("gc") as () => void;

process.on("SIGUSR2", () => {
  collect();
  // What was freed by the first round may have kept something else.
  setImmediate(() => {
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    if (file === undefined) return;
    // Renamed, so that nobody reads the half of it.
    writeFileSync(`${file}.new`, JSON.stringify({ used: heapUsed + external, resident: rss }));
    renameSync(`${file}.new`, file);
  });
});
