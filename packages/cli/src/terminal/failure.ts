/** Exit codes of the command. The numbers are permanent. */
export const exitCodes = {
  /** A date was found, or what was asked for was shown. */
  dated: 0,
  /** No date was found; of a file, for at least one row. */
  undated: 1,
  /** The command is not understood, or its brand or number is not valid. */
  usage: 2,
  /** The server cannot be reached, or it failed. */
  server: 3,
  /** A file cannot be read or written. */
  file: 4,
  /** A bug in this program. */
  defect: 70,
  /** Interrupted, as shells count it. */
  interrupted: 130,
  /** The reader of the output is gone, as shells count it. */
  brokenPipe: 141,
} as const;

/** One of the exit codes. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

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
