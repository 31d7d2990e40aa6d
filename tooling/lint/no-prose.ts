import type { Rule, SyntaxNode } from "./syntax.ts";

const spoken = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "label",
  "placeholder",
  "title",
]);

/** Forbids text in components. Texts belong in the messages of each language. */
export const noProse: Rule = {
  create(context) {
    const message = "Take this text from the messages: it has to be there in every language.";
    return {
      JSXText(node) {
        if (isProse(node)) context.report({ node, message });
      },
      JSXAttribute(node) {
        const value = toLiteral(node.value);
        if (value === undefined || !isProse(value)) return;
        if (
          typeof node.name === "object" &&
          typeof node.name.name === "string" &&
          spoken.has(node.name.name)
        ) {
          context.report({ node, message });
        }
      },
    };
  },
};

function toLiteral(value: unknown): SyntaxNode | undefined {
  return typeof value === "object" && value !== null && "type" in value && value.type === "Literal"
    ? { type: "Literal", value: "value" in value ? value.value : undefined }
    : undefined;
}

function isProse({ value }: SyntaxNode): boolean {
  return typeof value === "string" && /\p{L}/u.test(value);
}
