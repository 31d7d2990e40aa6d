import { expect, it } from "vitest";
import { sendGenerated } from "../test/fuzz.ts";

it("sends the documented responses to 10,000 generated requests", async () => {
  expect(await sendGenerated(10_000)).toEqual([]);
}, 1_000_000);
