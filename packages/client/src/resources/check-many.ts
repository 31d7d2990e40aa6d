import type { components } from "../generated/api.ts";
import { fieldOf } from "../answer.ts";
import { batched, inOrder } from "../in-order.ts";
import { newKey } from "../key.ts";
import type { CallOptions, Send } from "../request.ts";
import { patient, reasonOf } from "../retry.ts";
import { type CheckInput, type CheckResult, lacksOfResult } from "./check.ts";

type Schemas = components["schemas"];

/** A check of many that cannot be made: `invalid` says why, as the error of a single one does. */
export interface InvalidCheck {
  readonly success: false;
  readonly invalid: Schemas["ErrorBody"];
}

/** What one check of many says. */
export type ManyResult = (CheckResult & { readonly invalid?: never }) | InvalidCheck;

/** One check of many. */
export interface CheckedInput<Input extends CheckInput = CheckInput> {
  /** Where it stands among the inputs, from 0. */
  readonly index: number;
  /** The input itself, with whatever else it carries. */
  readonly input: Input;
  readonly result: ManyResult;
}

/** How far many checks are. It is plain data: keep it as JSON, and go on with it later or elsewhere. */
export interface ManyState {
  /** Names these checks, so that none is made twice. */
  readonly job: string;
  /** How many are sent in one request. */
  readonly batchSize: number;
  /** How many were taken: those whose successor was asked for. */
  readonly done: number;
}

/** How many checks are made. */
export interface CheckManyOptions extends Pick<CallOptions, "attempts" | "headers" | "signal"> {
  /** How many requests are at work at the same time. @default 2 */
  readonly concurrency?: number | undefined;
  /**
   * How many checks are sent in one request, at most 500. The API keeps the answer to 200 for a request that comes
   * again, whatever they say; one to more can be too long for that.
   *
   * @default 200
   */
  readonly batchSize?: number | undefined;
  /** Milliseconds for each request. @default 60000 */
  readonly timeout?: number | undefined;
  /** Goes on where these checks were. The inputs have to be the same, from the first one on. */
  readonly resume?: ManyState | undefined;
  /**
   * Told after each answer. What it throws is let go.
   *
   * @param answered How many checks are answered, with those before `resume`.
   * @param total How many there are; `undefined` when the inputs are not an array.
   */
  readonly onProgress?: ((answered: number, total: number | undefined) => void) | undefined;
}

/** Checks that are being made: iterate over them once. */
export interface ManyChecks<Input extends CheckInput = CheckInput> extends AsyncGenerator<
  CheckedInput<Input>,
  void,
  undefined
> {
  /** How far they are. */
  readonly state: ManyState;
}

const most = 500;
// The API refuses a longer text alone; a list of very long ones it would refuse as a whole.
const longest = 101;

function assertWhole(name: string, value: number, from: number, to: number): void {
  if (!Number.isInteger(value) || value < from || value > to)
    throw new RangeError(`${name} has to be a whole number from ${from} to ${to}: ${value}`);
}

// What is no text, as in a row that has too few cells, is left to the API: it refuses that check alone.
const cut = (text: unknown): unknown => (typeof text === "string" ? text.slice(0, longest) : text);

const requestOf = (
  inputs: readonly CheckInput[],
): Readonly<Record<keyof Schemas["BatchRequest"], unknown>> => ({
  checks: inputs.map(({ brand, serialNumber, modelNumber = "" }) => ({
    brand: cut(brand),
    serialNumber: cut(serialNumber),
    modelNumber: cut(modelNumber),
  })),
});

function lacksOfResults(answer: unknown, count: number): readonly string[] {
  const results = fieldOf(answer, "results");
  if (!Array.isArray(results) || results.length !== count) return ["results"];
  return results.flatMap((result, place) =>
    lacksOfResult(result).map((field) => `results[${place}].${field}`),
  );
}

/** Makes the method that checks many serial numbers. */
export const createCheckMany =
  (send: Send) =>
  <Input extends CheckInput>(
    inputs: Iterable<Input> | AsyncIterable<Input>,
    options: CheckManyOptions = {},
  ): ManyChecks<Input> => {
    const { concurrency = 2, timeout = 60_000, signal, headers, attempts, onProgress, resume } = options;
    let state: ManyState = resume ?? { job: newKey(), batchSize: options.batchSize ?? 200, done: 0 };
    const { job, batchSize, done } = state;
    assertWhole("concurrency", concurrency, 1, Infinity);
    assertWhole("batchSize", batchSize, 1, most);
    assertWhole("done", done, 0, Number.MAX_SAFE_INTEGER);

    const total = Array.isArray(inputs) ? inputs.length : undefined;
    let answered = done;
    const progress = (more: number): void => {
      answered += more;
      try {
        onProgress?.(answered, total);
      } catch {
        // What somebody does with the number is nothing to the checks.
      }
    };

    async function* run(): AsyncGenerator<CheckedInput<Input>, void, undefined> {
      const stop = new AbortController();
      const abort = () => stop.abort(reasonOf(signal));
      if (signal?.aborted) abort();
      signal?.addEventListener("abort", abort, { once: true });
      const ask = async (batch: readonly Input[], from: number): Promise<readonly ManyResult[]> => {
        const body = requestOf(batch);
        const answer = await send(
          {
            method: "POST",
            path: "/api/check/batch",
            body,
            retry: patient,
            lacks: (results) => lacksOfResults(results, batch.length),
            lackText: "checkFailed",
          },
          {
            signal: stop.signal,
            timeout,
            idempotencyKey: `${job}-${from}`,
            headers,
            attempts,
          },
        );
        progress(from + batch.length - Math.max(from, done));
        return (answer as { readonly results: readonly ManyResult[] }).results;
      };
      try {
        const answers = inOrder(batched(inputs, batchSize), {
          concurrency,
          signal: stop.signal,
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
          }
        }
      } finally {
        signal?.removeEventListener("abort", abort);
        stop.abort(new Error("left"));
      }
    }

    return Object.defineProperty(run(), "state", { get: () => state }) as ManyChecks<Input>;
  };
