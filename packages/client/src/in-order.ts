import { reasonOf } from "./retry.ts";

/** Some of the inputs, and how many came before them. */
export interface Batch<Input> {
  readonly from: number;
  readonly inputs: readonly Input[];
}

/** Cuts inputs into batches of `size`, the last of which may be shorter. Takes no more of them than are asked for. */
export async function* batched<Input>(
  inputs: Iterable<Input> | AsyncIterable<Input>,
  size: number,
): AsyncGenerator<Batch<Input>, void> {
  let from = 0;
  let batch: Input[] = [];
  for await (const input of inputs) {
    batch.push(input);
    if (batch.length < size) continue;
    yield { from, inputs: batch };
    from += size;
    batch = [];
  }
  if (batch.length > 0) yield { from, inputs: batch };
}

/** How work is done in order. */
export interface Work<Input, Output> {
  /** How much is at work, or done and not taken yet, at the same time. */
  readonly concurrency: number;
  readonly signal: AbortSignal;
  /** Rejects when the signal aborts. */
  readonly run: (input: Input) => Promise<Output>;
}

/**
 * Works on several inputs at the same time, and gives what comes of them in their order. It takes inputs only as fast as
 * its outputs are taken. What goes wrong is thrown in its place, after all that came before it.
 */
export async function* inOrder<Input, Output>(
  inputs: AsyncGenerator<Input, void>,
  { concurrency, signal, run }: Work<Input, Output>,
): AsyncGenerator<Output, void> {
  const atWork: Promise<Output>[] = [];
  let ended = false;
  let reading = false;
  let wake = () => {};

  const add = (work: Promise<Output>): void => {
    // It is looked at when its turn comes.
    work.catch(() => {});
    atWork.push(work);
  };
  const fill = async (): Promise<void> => {
    reading = true;
    try {
      while (!ended && !signal.aborted && atWork.length < concurrency) {
        const next = await inputs.next();
        if (next.done === true) ended = true;
        else add(run(next.value));
        wake();
      }
    } catch (error) {
      ended = true;
      add(Promise.reject(error instanceof Error ? error : new Error("no input", { cause: error })));
    }
    reading = false;
    wake();
  };
  const change = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });
  const stop = () => wake();
  signal.addEventListener("abort", stop);

  try {
    for (;;) {
      if (signal.aborted) throw reasonOf(signal);
      if (!reading) void fill();
      const changed = change();
      const next = atWork[0];
      if (next !== undefined) {
        const output = await next;
        void atWork.shift();
        if (!reading) void fill();
        yield output;
      } else if (ended) return;
      else await changed;
    }
  } finally {
    signal.removeEventListener("abort", stop);
    // Whoever waits for an input that never comes must not wait for its end.
    void inputs.return().catch(() => {});
  }
}
