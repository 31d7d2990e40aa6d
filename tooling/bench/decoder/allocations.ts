import { fileURLToPath } from "node:url";
import { repository } from "@heater-age/run/apps";
import { runQuietly } from "@heater-age/run/programs";
import { count, type Measure } from "../harness/measure.ts";

const program = fileURLToPath(new URL("allocated.ts", import.meta.url));
const flags = ["--expose-gc", "--min-semi-space-size=256", "--max-semi-space-size=256"];

/** Measures the bytes allocated per decode: the heap's growth without garbage collection. */
export const allocations: Measure = {
  name: "allocations",
  table: {
    title: "Memory allocated per decode",
    heads: ["What", "Bytes", "Times a bare match"],
  },
  async run() {
    const output = await runQuietly(process.execPath, [...flags, program], { folder: repository });
    const bytes = JSON.parse(output) as Readonly<Record<"bare" | "decode" | "identify", number>>;
    const row = (what: string, one: number) => [what, count(one), (one / bytes.bare).toFixed(1)];
    return {
      bare: row("bare RegExp.exec of the matching shape", bytes.bare),
      decode: row("decode, brand given", bytes.decode),
      identify: row("identify, over all brands", bytes.identify),
    };
  },
};
