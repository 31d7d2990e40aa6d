// Imported before a service: on a signal, it collects garbage and writes how much memory is in use.
import { renameSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const file = process.env["MEMORY_FILE"];
setFlagsFromString("--expose_gc");
const collect = runInNewContext("gc") as () => void;

process.on("SIGUSR2", () => {
  collect();
  // What the first round has freed may have referred to more.
  setImmediate(() => {
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    if (file === undefined) return;
    // Renamed, so that it is never read while incomplete.
    writeFileSync(`${file}.new`, JSON.stringify({ used: heapUsed + external, resident: rss }));
    renameSync(`${file}.new`, file);
  });
});
