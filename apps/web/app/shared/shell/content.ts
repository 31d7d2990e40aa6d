type TextId = FormatjsIntl.Message["ids"];

/** A block in a section: a paragraph, a list, or terms with descriptions. */
export type Block =
  | TextId
  | { readonly list: readonly TextId[] }
  | { readonly facts: readonly { readonly term: TextId; readonly fact: TextId }[] };

/** A numbered section of a long text. */
export interface Section {
  /** Anchor, the same in every language. */
  readonly id: string;
  readonly title: TextId;
  readonly blocks: readonly Block[];
}

/** Areas of texts with a page of this kind. */
export type DocumentArea = "privacy" | "terms" | "developerTerms";
