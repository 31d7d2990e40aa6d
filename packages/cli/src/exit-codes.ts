/** What the command ends with. The numbers are permanent. */
export const exitCodes = {
  /** A date was found, or what was asked for was shown. */
  dated: 0,
  /** No date was found; of a file, for at least one row. */
  undated: 1,
  /** The command is not understood, or its brand or number cannot be one. */
  usage: 2,
  /** The server cannot be reached, or it failed. */
  server: 3,
  /** A file cannot be read or written. */
  file: 4,
  /** A mistake of this program. */
  defect: 70,
  /** Interrupted, as shells count it. */
  interrupted: 130,
  /** Nobody reads the output any more, as shells count it. */
  brokenPipe: 141,
} as const;

/** One of the numbers that the command ends with. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
