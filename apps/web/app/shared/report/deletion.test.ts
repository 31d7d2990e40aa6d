import { expect, it } from "vitest";
import { deletionHash, newReportHash, newTokenIn, tokenIn } from "./deletion.ts";

it.each(["Zt4nV9bHs2kWxE7pJc1RyA", "-_-_", "a&b=c#d"])("returns the token %s from its link", (token) => {
  expect(tokenIn(deletionHash(token))).toBe(token);
});

it("keeps the token of a new report apart from a link that deletes it", () => {
  expect(newTokenIn(newReportHash("Zt4nV9bHs2kWxE7pJc1RyA"))).toBe("Zt4nV9bHs2kWxE7pJc1RyA");
  expect(tokenIn(newReportHash("Zt4nV9bHs2kWxE7pJc1RyA"))).toBeUndefined();
});

it.each(["", "#", "#check", "#deleted=1"])("returns no token from %j", (hash) => {
  expect(tokenIn(hash)).toBeUndefined();
});
