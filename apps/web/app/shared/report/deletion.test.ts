import { expect, it } from "vitest";
import { deletionHash, tokenIn } from "./deletion.ts";

it.each(["Zt4nV9bHs2kWxE7pJc1RyA", "-_-_", "a&b=c#d"])("a link holds the token %s", (token) => {
  expect(tokenIn(deletionHash(token))).toBe(token);
});

it.each(["", "#", "#check", "#deleted=1"])("%j is no link that deletes", (hash) => {
  expect(tokenIn(hash)).toBeUndefined();
});
