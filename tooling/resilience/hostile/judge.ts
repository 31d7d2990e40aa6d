import type { RawAnswer } from "./send.ts";

/** The mark of a payload, which must not appear in some places. */
export const mark = "tort7ure";

const leaks: readonly (readonly [string, RegExp])[] = [
  ["a stack", /\n\s+at (?:async )?\S+ ?\(?(?:file:|node:|\/)/u],
  [
    "a place on the disk",
    // One payload is such a place, and a form shows the typed text.
    /\/node_modules\/|file:\/\/\/(?!etc\/passwd)|(?<![\w.-])\/(?:root|home|srv|tmp)\/[a-z]|src\/[a-z-]+\/[a-z-]+\.ts\b/u,
  ],
  [
    "the database",
    /postgres(?:ql)?:\/\/|SQLSTATE|syntax error at or near|\brelation "|\bpg_(?!sleep)[a-z]+\b|violates [a-z-]+ constraint/u,
  ],
  [
    "an error of Node.js",
    /\b(?:TypeError|ReferenceError|RangeError|SyntaxError): |\bECONN[A-Z]+\b|\bFST_ERR_|\bERR_[A-Z_]{4,}/u,
  ],
];

/** Texts that answers may contain although they look internal. */
export interface Allowed {
  /** Pages for developers name error codes and commands. */
  readonly explains?: boolean;
}

/** Returns the internal details that an answer leaks. */
export function leaksIn({ body, headers }: RawAnswer, { explains = false }: Allowed = {}): readonly string[] {
  const found = explains ? [] : leaks.filter(([, pattern]) => pattern.test(body)).map(([name]) => name);
  const type = String(headers["content-type"] ?? "");
  return [
    ...found,
    type.startsWith("text/html") &&
      new RegExp(`<(?:script|img|svg|iframe)[^<]{0,40}${mark}`, "iu").test(body) &&
      "script of a stranger",
    Object.keys(headers).some((name) => name.includes(mark)) && "header of a stranger",
    /^(?:https?:)?[/\\]{2}(?!127\.0\.0\.1)/u.test(String(headers["location"] ?? "")) &&
      "redirect to a stranger",
    headers["x-powered-by"] !== undefined && "x-powered-by",
  ].filter((leak) => leak !== false);
}
