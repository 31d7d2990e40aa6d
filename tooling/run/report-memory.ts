// Imported before a service: on a signal, it collects garbage and writes how much memory is in use.
import { renameSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const file = process.env["MEMORY_FILE"];
setFlagsFromString("--expose_gc");
const collect = runInNewContext("gc") as () => void;

process.on("SIGUSR2", () => {
  collect();
  // Objects freed in the first round may have held others.
  setImmediate(() => {
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    if (file === undefined) return;
    // Renamed, so it's never read while incomplete.
    writeFileSync(`${file}.new`, JSON.stringify({ used: heapUsed + external, resident: rss }));
    renameSync(`${file}.new`, file);
  });
});
