/** A node of the syntax tree that the linter hands to a rule, as far as our rules look at it. */
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
}

/** What a rule reports to. */
export interface RuleContext {
  report(problem: { readonly node: SyntaxNode; readonly message: string }): void;
}

/** A rule: what it looks at, by the type of node. */
export interface Rule {
  create(context: RuleContext): Readonly<Record<string, (node: SyntaxNode) => void>>;
}
