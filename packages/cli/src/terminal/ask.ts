import { createInterface } from "node:readline";
import { exitCodes, Failure } from "./failure.ts";
import type { ProcessContext } from "./process-context.ts";

/** A question to the person at the terminal. */
export interface Question {
  readonly text: string;
  /** Returns the error of an answer; the question is then repeated. */
  readonly mistake?: (answer: string) => string | undefined;
}

/** Returns whether there is a person at the terminal to ask. */
export const canAsk = ({ stdin, stdout, stderr }: ProcessContext): boolean =>
  "isTTY" in stdin && stdin.isTTY === true && stdout.isTTY === true && stderr.isTTY === true;

/**
 * Asks questions one after the other, and returns the answers. The questions go to the standard error, so the
 * standard output has only the result.
 *
 * @throws {Failure} when the input ends or is interrupted.
 */
export async function ask(
  questions: readonly Question[],
  { stdin, stderr, signal }: ProcessContext,
): Promise<readonly string[]> {
  const terminal = createInterface({ input: stdin, output: stderr, terminal: true });
  const end = () => terminal.close();
  let ended = false;
  terminal.once("close", () => {
    ended = true;
  });
  terminal.once("SIGINT", end);
  signal.addEventListener("abort", end, { once: true });
  // Keeps lines that are typed or pasted before their question.
  const lines = terminal[Symbol.asyncIterator]();
  const answers: string[] = [];
  try {
    for (const { text, mistake } of questions) {
      for (let wrong: string | undefined = ""; wrong !== undefined;) {
        const prompt = `${text}: `;
        if (ended) {
          stderr.write(prompt);
        } else {
          terminal.setPrompt(prompt);
          terminal.prompt();
        }
        const { value, done = false } = await lines.next();
        if (done) {
          stderr.write("\n");
          throw new Failure(exitCodes.interrupted, "Interrupted.");
        }
        const answer = String(value).trim();
        wrong = mistake?.(answer);
        if (wrong === undefined) answers.push(answer);
        else stderr.write(`${wrong}\n`);
      }
    }
    return answers;
  } finally {
    signal.removeEventListener("abort", end);
    terminal.close();
  }
}
