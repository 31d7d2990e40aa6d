import { runQuietly } from "@heater-age/run/programs";
import { repository } from "./public-packages.ts";

/** An entry of a plan, as `changeset publish-plan` writes it. */
export interface Release {
  readonly kind: "publish";
  readonly name: string;
  readonly version: string;
  readonly access: "public";
  readonly tag: "latest";
}

/** The packages to publish, in groups. Each group only needs earlier groups and what is on npm. */
export type Plan = readonly (readonly Release[])[];

/**
 * Returns the packages that have no version on npm.
 *
 * @param env Environment variables for npm.
 * @throws Error when npm doesn't respond, so that an existing package isn't mistaken for a new one.
 */
export async function unknownToNpm(
  names: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<readonly string[]> {
  const isKnown = async (name: string): Promise<boolean> => {
    try {
      await runQuietly("npm", ["view", name, "name", "--json"], { folder: repository, env });
      return true;
    } catch (error) {
      if (String(error).includes("E404")) return false;
      throw error;
    }
  };
  const known = await Promise.all(names.map(isKnown));
  return names.filter((_, index) => known[index] === false);
}

/**
 * Returns the part of a plan that may be published. The workflow publishes nothing until npm has a version of each
 * package: it may not publish first versions, and other packages need them. First versions are published manually.
 *
 * @param unknown The packages without a version on npm.
 */
export function filterAllowed(
  plan: Plan,
  unknown: readonly string[],
  { first }: { readonly first: boolean },
): Plan {
  if (!first) return unknown.length === 0 ? plan : [];
  return plan
    .map((group) => group.filter(({ name }) => unknown.includes(name)))
    .filter((group) => group.length > 0);
}
