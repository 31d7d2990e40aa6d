import type { Rule, SyntaxNode } from "./syntax.ts";

const sources = new Map([
  ["Date", "now"],
  ["Math", "random"],
  ["performance", "now"],
]);

/** Forbids the clock and random numbers, so that the same call always returns the same value. */
export const noClock: Rule = {
  create(context) {
    const report = (node: SyntaxNode): void =>
      context.report({
        node,
        message: "The answer must not depend on the moment: take the day as an argument.",
      });
    return {
      NewExpression(node) {
        if (node.callee?.name === "Date" && node.arguments?.length === 0) report(node);
      },
      CallExpression(node) {
        if (node.callee?.type === "Identifier" && node.callee.name === "Date") report(node);
      },
      MemberExpression(node) {
        const { object, property } = node;
        const forbidden = typeof object?.name === "string" ? sources.get(object.name) : undefined;
        if (forbidden !== undefined && property?.name === forbidden) report(node);
      },
    };
  },
};
