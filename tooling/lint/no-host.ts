import type { Rule, SyntaxNode } from "./syntax.ts";

const hosts = [
  "Buffer",
  "Bun",
  "Deno",
  "XMLHttpRequest",
  "__dirname",
  "__filename",
  "clearImmediate",
  "document",
  "global",
  "localStorage",
  "location",
  "navigator",
  "process",
  "require",
  "self",
  "sessionStorage",
  "setImmediate",
  "window",
];

/** Forbids globals that some JavaScript runtimes lack. */
export const noHost: Rule = {
  create(context) {
    return {
      Identifier(node) {
        if (typeof node.name !== "string" || !hosts.includes(node.name) || isName(node)) return;
        context.report({ node, message: `Not every runtime has ${node.name}.` });
      },
    };
  },
};

function isName(node: SyntaxNode): boolean {
  const { parent } = node;
  if (parent?.type === "MemberExpression") return parent.property === node && parent.computed !== true;
  return parent?.key === node;
}
