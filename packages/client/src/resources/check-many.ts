import type { Schemas } from "../generated/api.ts";
import { maxFieldLength, maxChecks } from "../generated/limits.ts";
import { toReason } from "../http/abort.ts";
import { manyConcurrency, manyTimeout } from "../http/defaults.ts";
import { findField } from "../http/fields.ts";
import { newKey } from "../http/key.ts";
import { backgroundPolicy } from "../http/retry.ts";
import { assertLimits, type BodyOf, type CallOptions, type Send } from "../http/send.ts";
import { type CheckInput, missingInResult } from "./check.ts";
import { batched, inOrder } from "./in-order.ts";

/** One of many checks that can't be made. `invalid` has the reason, as in the error of a single check. */
export type InvalidCheck = Schemas["BatchInvalid"];

type Lists = Omit<Schemas["BatchResult"], "results">;

/** A date or a maker with its reasons and sources instead of their numbers. */
type Explained<Part, Reason> = Omit<Part, "reasons" | "sources"> & {
  readonly reasons: readonly Reason[];
  readonly sources: readonly Schemas["Source"][];
};

/** One of the dates that a serial number can mean, in a result of many. */
export type ManyDate = Explained<Schemas["BatchDate"], Schemas["Reason"]>;

/** A possible maker of a heater, in a result of many. */
export type ManyMaker = Explained<Schemas["BatchMaker"], Schemas["MakerReason"]>;

/** A row with what it refers to in the lists of its answer. */
type Row<Kind extends "BatchSuccess" | "BatchFailure"> = Omit<Schemas[Kind], "dates" | "makers" | "model"> &
  Partial<Schemas["BatchModel"]> & {
    /** At most three; `makerCount` is their full number. */
    readonly makers?: readonly ManyMaker[];
    readonly invalid?: never;
  };

/** A result of many with a date. */
export type ManySuccess = Row<"BatchSuccess"> & {
  /** At most three, likeliest first; `dateCount` is their full number. */
  readonly dates: readonly ManyDate[];
};

/** A result of many without a date. `problem` has the reason, and what may help. */
export type ManyFailure = Row<"BatchFailure">;

/**
 * The short result of one of many checks. It has at most three dates, brands and makers each, with their full
 * numbers. `check` returns all of them.
 */
export type ManyResult = ManySuccess | ManyFailure | InvalidCheck;

/** The result of one of many checks, with its input. */
export interface CheckedInput<Input extends CheckInput = CheckInput> {
  /** Its position among the inputs, from 0. */
  readonly index: number;
  /** The input itself, including additional fields. */
  readonly input: Input;
  readonly result: ManyResult;
}

/** Progress of many checks. It is plain data: save it as JSON, and resume with it later or elsewhere. */
export interface ManyState {
  /** UUID of these checks, so that none is recorded twice. */
  readonly job: string;
  /** Number of checks per request. */
  readonly batchSize: number;
  /** Number of consumed results: those after which the next one was requested. */
  readonly done: number;
}

export interface CheckManyOptions extends Pick<CallOptions, "attempts" | "headers" | "signal"> {
  /** Number of requests sent at the same time. */
  readonly concurrency?: number | undefined;
  /**
   * Number of checks per request.
   *
   * @default 500, which is also the maximum
   */
  readonly batchSize?: number | undefined;
  /** Timeout of each request in milliseconds. */
  readonly timeout?: number | undefined;
  /** Resumes these checks. Pass the same inputs, starting with the first one. */
  readonly resume?: ManyState | undefined;
  /**
   * Called after each response. Errors it throws are ignored.
   *
   * @param answered Number of completed checks, including those before `resume`.
   * @param total Number of all checks; `undefined` if the inputs are not an array.
   */
  readonly onProgress?: ((answered: number, total: number | undefined) => void) | undefined;
}

/** Results as they arrive. Iterate over them once. */
export interface ManyChecks<Input extends CheckInput = CheckInput> extends AsyncGenerator<
  CheckedInput<Input>,
  void,
  undefined
> {
  /** Progress of the iteration. */
  readonly state: ManyState;
}

// The API rejects longer texts one by one, but a request with very long ones as a whole.
const maxTextLength = maxFieldLength + 1;

function assertWhole(name: string, value: number, from: number, to: number): void {
  if (!Number.isInteger(value) || value < from || value > to)
    throw new RangeError(`${name} has to be a whole number from ${from} to ${to}: ${value}`);
}

// Values that are not text, as in a row with too few cells, are sent unchanged, so the API rejects only that check.
const cut = (text: unknown): unknown => (typeof text === "string" ? text.slice(0, maxTextLength) : text);

/** Returns the id of a request of a job: the UUID of the job with the index of its first check as the last digits. */
const toRequestId = (job: string, from: number): string =>
  `${job.slice(0, 24)}${from.toString(16).padStart(12, "0")}`;

const toBody = (id: string, inputs: readonly CheckInput[]): BodyOf<Schemas["BatchRequest"]> => ({
  id,
  checks: inputs.map(({ brand, serialNumber, modelNumber = "", note }) => ({
    brand: cut(brand),
    serialNumber: cut(serialNumber),
    modelNumber: cut(modelNumber),
    ...(note !== undefined && { note: cut(note) }),
  })),
});

const listNames = ["reasons", "makerReasons", "sources", "models"] as const;

function missingInResults(answer: unknown, count: number): readonly string[] {
  const results = findField(answer, "results");
  if (!Array.isArray(results) || results.length !== count) return ["results"];
  const lists = listNames.filter((name) => !Array.isArray(findField(answer, name)));
  const fields = results.flatMap((result, place) =>
    missingInResult(result).map((field) => `results[${place}].${field}`),
  );
  return [...lists, ...fields];
}

/** Returns a part of a row with the reasons and sources that it refers to by number. */
const explained = <Part extends Pick<Schemas["BatchDate"], "reasons" | "sources">, Reason>(
  part: Part,
  reasons: readonly Reason[],
  sources: Lists["sources"],
) => ({
  ...part,
  reasons: part.reasons.map((place) => reasons[place]),
  sources: part.sources.map((place) => sources[place]),
});

const resolved = (
  { dates, makers, model, ...row }: Partial<Pick<Schemas["BatchSuccess"], "dates" | "makers" | "model">>,
  lists: Lists,
): ManyResult =>
  ({
    ...row,
    ...(dates && { dates: dates.map((date) => explained(date, lists.reasons, lists.sources)) }),
    ...(makers && { makers: makers.map((maker) => explained(maker, lists.makerReasons, lists.sources)) }),
    ...lists.models[model ?? -1],
  }) as ManyResult;

export const createCheckMany =
  (send: Send) =>
  <Input extends CheckInput>(
    inputs: Iterable<Input> | AsyncIterable<Input>,
    options: CheckManyOptions = {},
  ): ManyChecks<Input> => {
    const {
      concurrency = manyConcurrency,
      timeout = manyTimeout,
      signal,
      headers,
      attempts,
      onProgress,
      resume,
    } = options;
    assertLimits({ timeout, attempts });
    let state: ManyState = resume ?? { job: newKey(), batchSize: options.batchSize ?? maxChecks, done: 0 };
    const { job, batchSize, done } = state;
    assertWhole("concurrency", concurrency, 1, Infinity);
    assertWhole("batchSize", batchSize, 1, maxChecks);
    assertWhole("done", done, 0, Number.MAX_SAFE_INTEGER);

    const total = Array.isArray(inputs) ? inputs.length : undefined;
    let answered = done;
    const progress = (more: number): void => {
      answered += more;
      try {
        onProgress?.(answered, total);
      } catch {
        // A callback that throws must not break the checks.
      }
    };

    async function* run(): AsyncGenerator<CheckedInput<Input>, void, undefined> {
      const controller = new AbortController();
      const abort = () => controller.abort(toReason(signal));
      if (signal?.aborted) abort();
      signal?.addEventListener("abort", abort, { once: true });
      const ask = async (batch: readonly Input[], from: number): Promise<readonly ManyResult[]> => {
        const answer = await send(
          {
            method: "POST",
            path: "/api/check/batch",
            body: toBody(toRequestId(job, from), batch),
            retry: backgroundPolicy,
            required: (results) => missingInResults(results, batch.length),
            answerErrorText: "checkFailed",
          },
          {
            signal: controller.signal,
            timeout,
            deadline: Infinity,
            headers,
            attempts,
          },
        );
        progress(from + batch.length - Math.max(from, done));
        const { results, ...lists } = answer as Schemas["BatchResult"];
        return results.map((row) => ("invalid" in row ? row : resolved(row, lists)));
      };
      try {
        const answers = inOrder(batched(inputs, batchSize), {
          concurrency,
          signal: controller.signal,
          run: async ({ from, inputs: batch }) =>
            from + batch.length <= done ? undefined : { from, batch, results: await ask(batch, from) },
        });
        for await (const answer of answers) {
          if (answer === undefined) continue;
          const { from, batch, results } = answer;
          for (const [place, input] of batch.entries()) {
            const index = from + place;
            const result = results[place];
            if (index < done || result === undefined) continue;
            yield { index, input, result };
            state = { ...state, done: index + 1 };
            // Stops here, so results that already arrived are not yielded after the abort.
            if (signal?.aborted) throw toReason(signal);
          }
        }
      } finally {
        signal?.removeEventListener("abort", abort);
        controller.abort(new Error("the iteration has ended"));
      }
    }

    return Object.defineProperty(run(), "state", { get: () => state }) as ManyChecks<Input>;
  };
