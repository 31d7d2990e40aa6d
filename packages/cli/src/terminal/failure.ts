/** Exit codes of the command. The numbers are permanent. */
export const exitCodes = {
  /** A date was found, or the requested information was shown. */
  dated: 0,
  /** No date was found, or for a file, for at least one row. */
  undated: 1,
  /** The command, brand or number is invalid. */
  usage: 2,
  /** The server can't be reached, or it failed. */
  server: 3,
  /** A file can't be read or written. */
  file: 4,
  /** A bug in this program. */
  defect: 70,
  /** Interrupted. The number follows the convention of shells. */
  interrupted: 130,
  /** The reader of the output is gone. The number follows the convention of shells. */
  brokenPipe: 141,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** An error with a message for the visitor. Ends the command. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly exitCode: ExitCode;
  /** Hints, one per line. */
  readonly hints: readonly string[];

  constructor(exitCode: ExitCode, message: string, hints: readonly string[] = []) {
    super(message);
    this.exitCode = exitCode;
    this.hints = hints;
  }
}
