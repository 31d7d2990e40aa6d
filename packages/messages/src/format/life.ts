import type { Statement } from "./statement.ts";
import type { Years } from "./life-line.ts";

/** How much longer a heater may last, in words. */
export interface LifeTexts {
  readonly text?: string;
  readonly whole?: Statement;
  readonly range?: Years;
  readonly byDate: readonly {
    readonly made: string;
    readonly age: { readonly maxMonths: number };
    readonly left: Statement;
    readonly stillInUse: Statement;
  }[];
  readonly spread: readonly { readonly statement: Statement; readonly left: readonly string[] }[];
  readonly others: readonly { readonly statement: Statement }[];
  readonly curve?: {
    readonly statement: Statement;
    readonly points: readonly {
      readonly age: number;
      readonly percent: number;
      readonly low: number;
      readonly high: number;
    }[];
  };
}
