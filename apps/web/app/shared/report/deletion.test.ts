import { expect, it } from "vitest";
import { tokenHash, tokenIn } from "./deletion.ts";

it.each(["Zt4nV9bHs2kWxE7pJc1RyA", "-_-_", "a&b=c#d"])("returns the token %s from its link", (token) => {
  expect(tokenIn(tokenHash("delete", token), "delete")).toBe(token);
  expect(tokenIn(tokenHash("created", token), "delete")).toBeUndefined();
});

it.each(["", "#", "#check", "#deleted=1"])("returns no token from %j", (hash) => {
  expect(tokenIn(hash, "delete")).toBeUndefined();
});
