import type { Statement } from "./statement.ts";

/** The warranty of a heater in words. */
export interface WarrantyTexts {
  readonly covers: readonly {
    readonly yearsFrom: number;
    readonly yearsTo: number;
    readonly statement: Statement;
    readonly states: readonly { readonly statement: Statement }[];
  }[];
  readonly counting: Statement;
  readonly conditions: Statement;
  readonly remarks: readonly Statement[];
  readonly steps: readonly string[];
  readonly check?: Statement;
}
