import type { Source } from "./engine/format.ts";

/** Compilations of serial number rules that a reader cannot open. A rule that rests on them alone is `low` at most. */
export const compilation: Source = { title: "unpublished compilation", kind: "compiled" };
