import type { ExitCode } from "./exit-codes.ts";

/** What went wrong, in words for the visitor. Ends the command. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly exitCode: ExitCode;
  /** What may help, a line each. */
  readonly hints: readonly string[];

  constructor(exitCode: ExitCode, message: string, hints: readonly string[] = []) {
    super(message);
    this.exitCode = exitCode;
    this.hints = hints;
  }
}
