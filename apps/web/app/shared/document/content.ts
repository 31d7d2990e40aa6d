type TextId = FormatjsIntl.Message["ids"];

/** A piece of a section: a paragraph, points of a list, or terms with what is said of each. */
export type Block =
  | TextId
  | { readonly list: readonly TextId[] }
  | { readonly facts: readonly { readonly term: TextId; readonly fact: TextId }[] };

/** A numbered part of a long text. */
export interface Section {
  /** Anchor, the same in every language. */
  readonly id: string;
  readonly title: TextId;
  readonly blocks: readonly Block[];
}

/** Texts that have a page of this kind: the name of their area. */
export type DocumentArea = "privacy" | "terms" | "developerTerms";
