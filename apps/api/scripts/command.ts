import { resolve } from "node:path";

/** Returns a path as the caller means it: the package manager changes the working directory, and passes the original. */
export const fromCaller = (path: string): string => resolve(process.env["INIT_CWD"] ?? "", path);

/** Runs a command. If it fails, prints why in a line. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // One for each address of a host that can't be reached.
    const [first = error] = error instanceof AggregateError ? (error.errors as Error[]) : [error];
    console.error(first.message);
    process.exitCode = 1;
  }
}
