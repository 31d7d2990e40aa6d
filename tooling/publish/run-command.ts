import { runProgram } from "@heater-age/run/programs";

/**
 * Runs a command as a user would outside this workspace, without our package manager's variables.
 *
 * @returns Its standard output.
 * @throws Error with all of its output when it fails.
 */
export function runCommand(
  command: string,
  options: readonly string[],
  { folder, variables = {} }: { readonly folder: string; readonly variables?: NodeJS.ProcessEnv },
): Promise<string> {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|pnpm_|INIT_CWD$|NODE_OPTIONS$|VITEST)/iu.test(name),
  );
  return runProgram(command, options, { folder, env: { ...Object.fromEntries(own), ...variables } });
}
