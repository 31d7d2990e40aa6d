import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Fault } from "./fault.ts";

const library = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1")[0];
const second = 1000;
const folder = mkdtempSync(join(tmpdir(), "heater-age-clock-"));
const file = join(folder, "offset");
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

let offset = 0;
let before = 0;

/** Sets the clock of the API. */
function set(moment: string): void {
  before = offset;
  offset = Math.round((Date.parse(moment) - Date.now()) / second) * second;
  const seconds = offset / second;
  // In one write, because it is read all the time.
  writeFileSync(file, `${seconds < 0 ? "" : "+"}${seconds}\n`);
}

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The clock jumps over the ends of days and of a year, forward and back. */
export const jumpClocks: Fault = {
  name: "jump-clocks",
  title: "Clock over midnight and new year, and jumps of hours back and forth",
  mayRefuse: false,
  skipped: () => (library === undefined ? "faketime is not installed (apt-get install faketime)" : undefined),
  options: {
    get variables() {
      set("2026-12-31T23:59:40Z");
      return {
        LD_PRELOAD: library ?? "",
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_CACHE_DURATION: "1",
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
        DONT_FAKE_MONOTONIC: "1",
        FAKETIME_DONT_RESET: "1",
      };
    },
  },
  isToday: (day) => {
    // The answer may be a few seconds old, and made before a jump.
    const moments = [offset, before].flatMap((shift) =>
      [0, -20].map((ago) => Date.now() + shift + ago * second),
    );
    return moments.map(dayAt).includes(day);
  },
  make: async ({ during, seconds }) => {
    // The year ends during the traffic.
    set("2026-12-31T23:59:55Z");
    await seconds(12);
    for (const moment of [
      "2026-12-31T23:30:00Z",
      "2027-01-02T12:00:00Z",
      "2027-02-28T23:59:55Z",
      "2026-12-30T00:00:05Z",
    ]) {
      await during(() => set(moment), 12);
    }
  },
};
