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

/** How changesets write a changelog: only with what users notice. */
export default {
  /** Writes one change. */
  getReleaseLine: ({ summary }: Note): Promise<string> => Promise.resolve(asItem(summary)),
  /** Writes the new versions of dependencies. */
  getDependencyReleaseLine: (_: readonly Note[], needed: readonly NewVersion[]): Promise<string> => {
    const names = needed.map(({ name, newVersion }) => `${name} ${newVersion}`);
    return Promise.resolve(names.length === 0 ? "" : asItem(`Needs ${names.join(" and ")} or newer.`));
  },
};
