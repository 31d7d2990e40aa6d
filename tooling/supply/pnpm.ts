import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The top folder of the repository, with a slash at its end. */
export const repository = fileURLToPath(new URL("../..", import.meta.url));

export interface PnpmAnswer {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs the pnpm that started this process. */
export function runPnpm(...command: readonly string[]): PnpmAnswer {
  const { status, stdout, stderr } = spawnSync("pnpm", command, {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  return { status, output: stdout ?? "", errors: stderr ?? "" };
}

/**
 * Runs pnpm and returns its output.
 *
 * @throws Error with its error output when it fails.
 */
export function outputOfPnpm(...command: readonly string[]): string {
  const { status, output, errors } = runPnpm(...command);
  if (status !== 0) throw new Error(`pnpm ${command.join(" ")} ended with ${status}: ${errors}`);
  return output;
}

/** Returns a CycloneDX bill of materials with every package that runs or is sent to a visitor. */
export const billOfMaterials = (): string =>
  outputOfPnpm("sbom", "--lockfile-only", "--prod", "--sbom-format=cyclonedx", "--sbom-type=application");

const unreachable =
  /ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT)|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|fetch failed/u;

/**
 * Distinguishes an audit with findings from a failed one: pnpm exits with 1 for both.
 *
 * @param answer The output of `pnpm audit --json`.
 * @throws Error for any other output.
 */
export function auditResult({ status, output, errors }: PnpmAnswer): "found" | "none" | "unreachable" {
  if (status === 0) return "none";
  if (unreachable.test(errors) || unreachable.test(output)) return "unreachable";
  if (output.trim().startsWith("{") && "advisories" in (JSON.parse(output) as object)) return "found";
  throw new Error(`pnpm audit ended with ${status}: ${errors || output}`);
}
