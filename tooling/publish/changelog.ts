/** A file of `.changeset`. */
interface Note {
  readonly summary: string;
}

/** A dependency that is released at the same time. */
interface NewVersion {
  readonly name: string;
  readonly newVersion: string;
}

const asItem = (text: string): string => `- ${text.trim().replaceAll(/\n(?=.)/gu, "\n  ")}`;

/** Writes changelogs for changesets, with only what users notice. */
export default {
  /** Returns the line for one change. */
  getReleaseLine: ({ summary }: Note): Promise<string> => Promise.resolve(asItem(summary)),
  /** Returns the lines for updated dependencies. */
  getDependencyReleaseLine: (_: readonly Note[], needed: readonly NewVersion[]): Promise<string> => {
    const names = needed.map(({ name, newVersion }) => `${name} ${newVersion}`);
    return Promise.resolve(names.length === 0 ? "" : asItem(`Needs ${names.join(" and ")} or newer.`));
  },
};
