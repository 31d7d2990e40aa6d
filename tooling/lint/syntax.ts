/** A node of the linter's syntax tree, with the fields that our rules read. */
export interface SyntaxNode {
  readonly type: string;
  readonly name?: string | SyntaxNode;
  readonly value?: unknown;
  readonly object?: SyntaxNode;
  readonly property?: SyntaxNode;
  readonly callee?: SyntaxNode;
  readonly arguments?: readonly SyntaxNode[];
  readonly parent?: SyntaxNode;
  readonly computed?: boolean;
  readonly key?: SyntaxNode;
  readonly id?: SyntaxNode;
  readonly init?: SyntaxNode | null;
}

/** A comment, without its delimiters. */
export interface SyntaxComment extends SyntaxNode {
  readonly value: string;
}

export interface RuleContext {
  readonly sourceCode: { getAllComments(): readonly SyntaxComment[] };
  report(problem: { readonly node: SyntaxNode; readonly message: string }): void;
}

/** A lint rule, with a visitor for each type of node. */
export interface Rule {
  create(context: RuleContext): Readonly<Record<string, (node: SyntaxNode) => void>>;
}
