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
};
