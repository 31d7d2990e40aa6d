/** A source of a statement. */
export interface Source {
  readonly title: string;
  readonly url?: string;
  readonly kind: string;
}

/** A statement with its sources. */
export interface Statement {
  readonly text: string;
  readonly assumption?: string;
  readonly confidence?: string;
  readonly sources: readonly Source[];
}

/** A recall that covers or may cover the heater. */
export interface Recall {
  readonly answer: string;
  readonly answerText: string;
  readonly heading: Statement;
  readonly about: Statement;
  readonly stopUse?: Statement;
  readonly hazard: Statement;
  readonly cause?: Statement;
  readonly remedy: Statement;
  readonly fits: Statement;
  readonly check: readonly { readonly statement: Statement }[];
  readonly unread?: Statement;
  readonly phones: readonly { readonly number: string; readonly brands?: readonly string[] }[];
  readonly link?: string;
  readonly makerPage?: string;
}

/** Recalls of the heater, and links to other lists. */
export interface Safety {
  readonly answer: string;
  readonly summary: Statement;
  readonly remarks: readonly Statement[];
  readonly matches: readonly Recall[];
  readonly search: readonly { readonly text: string; readonly url: string }[];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** How long the heater may last. */
export interface Life {
  readonly text?: string;
  readonly whole?: Statement;
  readonly range?: Span;
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

/** What to do with the heater. */
export interface Care {
  readonly choice?: Statement;
  readonly actions: readonly {
    readonly code: string;
    readonly statement: Statement;
    readonly notes: readonly Statement[];
  }[];
}

/** Its known warranty. */
export interface Warranty {
  readonly covers: readonly {
    readonly yearsFrom: number;
    readonly yearsTo: number;
    readonly statement: Statement;
    readonly states: readonly { readonly statement: Statement }[];
  }[];
  readonly counting?: Statement;
  readonly conditions?: Statement;
  readonly remarks: readonly Statement[];
  readonly steps: readonly string[];
  readonly check?: Statement;
}

/** A heater in an energy comparison. */
export interface ComparedHeater {
  readonly type: string;
  readonly of: string;
  readonly cost?: { readonly text: string };
  readonly kWh?: { readonly text: string };
  readonly statement?: Statement;
  readonly installed?: Statement;
}

/** The heater's energy cost. */
export interface Energy {
  readonly missing?: string;
  readonly text?: string;
  readonly present?: ComparedHeater;
  readonly heaters: readonly ComparedHeater[];
  readonly measures?: Statement;
  readonly prices: readonly Statement[];
}

/** The fields of the API's advice that a report prints. */
export interface Advice {
  readonly safety: Safety;
  readonly life: Life;
  readonly care: Care;
  readonly warranty: Warranty;
  readonly energy: Energy;
}
