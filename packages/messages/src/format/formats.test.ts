import { expect, it } from "vitest";
import { numberFormat } from "./formats.ts";

it("is cached, separately for each language and its options", () => {
  const one = numberFormat("de", { maximumFractionDigits: 1 });
  expect(numberFormat("de", { maximumFractionDigits: 1 })).toBe(one);
  expect(one.format(1234.56)).toBe("1.234,6");
  expect(numberFormat("de", { maximumFractionDigits: 0 }).format(1234.56)).toBe("1.235");
  expect(numberFormat("en", { maximumFractionDigits: 1 }).format(1234.56)).toBe("1,234.6");
  expect(numberFormat("es", { maximumFractionDigits: 1 }).format(1234.56)).toBe("1,234.6");
});
