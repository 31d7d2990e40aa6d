/** A note of `.changeset`. */
interface Note {
  readonly summary: string;
}

/** A package of ours that another one needs, in its new version. */
interface NewVersion {
  readonly name: string;
  readonly newVersion: string;
}

const asItem = (text: string): string => `- ${text.trim().replaceAll(/\n(?=.)/gu, "\n  ")}`;

/** How changesets write a changelog: what is said to users, and nothing about how we work. */
export default {
  /** One change, as its note says it. */
  getReleaseLine: ({ summary }: Note): Promise<string> => Promise.resolve(asItem(summary)),
  /** What a package needs now. */
  getDependencyReleaseLine: (_: readonly Note[], needed: readonly NewVersion[]): Promise<string> => {
    const names = needed.map(({ name, newVersion }) => `${name} ${newVersion}`);
    return Promise.resolve(names.length === 0 ? "" : asItem(`Needs ${names.join(" and ")} or newer.`));
  },
};
