import { createClient } from "@heater-age/client";
import { brands, labels } from "@heater-age/decoder";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languageCodes, translatorIn } from "../texts/translator.ts";
import { answer, toJsonResult } from "./checker.ts";

/** Creates a client that responds like the server without reaching one. */
const client = (language: string) =>
  createClient({ fetch: () => Promise.reject(new TypeError("fetch failed")), language });

const typed = fc.record({
  brand: fc.constantFrom(
    "other",
    "Bradford White",
    ...Object.keys(brands),
    ...labels.map(({ slug }) => slug),
  ),
  serialNumber: fc.oneof(
    fc.constantFrom(
      "RH0504B01826",
      "BH6511396",
      "RHO504B01826",
      "0833A032628",
      "XG40T06EC36U1",
      "1809-12345",
    ),
    fc.stringMatching(/^[A-Z]{0,4}\d{4}[A-Z]?\d{3,6}$/u),
    fc.stringMatching(/^[A-Z\d]{6,20}$/u),
  ),
  modelNumber: fc.constantFrom("", "M240T6FBN", "XG40T06EC36U1"),
});

describe("answer", () => {
  it("returns the API's response, except for what only a server knows", async () => {
    await fc.assert(
      fc.asyncProperty(typed, fc.constantFrom(...languageCodes), async (input, language) => {
        const translator = await translatorIn(language);
        const theirs = await client(language).check(input, { offline: "fallback", attempts: 1 });
        const today = theirs.checkedAt.slice(0, 10);
        const result = answer(input, translator, today);
        // A number that is too long for its brand is rejected locally as by a server.
        if ("invalid" in result) return;
        const ours = toJsonResult(result, translator, today);
        const { checkedAt } = theirs;
        const ofServer = { answeredBy: "decoder", recorded: false, checkedAt };
        expect(theirs).toEqual({ ...(JSON.parse(JSON.stringify(ours)) as object), ...ofServer });
      }),
      { numRuns: 300 },
    );
  });
});
