import { basename } from "node:path";

// These need the compiler's API, which TypeScript 7 does not have, and would take the workspace's TypeScript as peer.
const needTypeScript6 = new Set(["dependency-cruiser", "openapi-typescript", "tsup"]);

export const hooks = {
  readPackage(description) {
    if (!needTypeScript6.has(description.name)) return description;
    const { typescript: _, ...peerDependencies } = description.peerDependencies;
    const { typescript: __, ...peerDependenciesMeta } = description.peerDependenciesMeta ?? {};
    const dependencies = { ...description.dependencies, typescript: "6.0.3" };
    return { ...description, dependencies, peerDependencies, peerDependenciesMeta };
  },

  // What is packed says where it comes from, as far as that is configured, and not what only this workspace needs.
  beforePacking({ devDependencies: _, scripts: __, ...description }, folder) {
    const { REPOSITORY_URL: repository, SITE_URL: site } = process.env;
    const name = basename(folder);
    const directory = `packages/${name}`;
    const homepage = site
      ? new URL(`/developers/${directory}/`, site).href
      : repository && `${repository}/tree/HEAD/${directory}#readme`;
    return {
      ...description,
      ...(homepage && { homepage }),
      ...(repository && {
        bugs: { url: `${repository}/issues` },
        repository: { type: "git", url: `git+${repository}.git`, directory },
      }),
    };
  },
};
