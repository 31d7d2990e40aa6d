import { expect, it } from "vitest";
import { deletionHash, tokenIn } from "./deletion.ts";

it.each(["Zt4nV9bHs2kWxE7pJc1RyA", "-_-_", "a&b=c#d"])("returns the token %s from its link", (token) => {
  expect(tokenIn(deletionHash(token))).toBe(token);
});

it.each(["", "#", "#check", "#deleted=1"])("returns no token from %j", (hash) => {
  expect(tokenIn(hash)).toBeUndefined();
});
