import { formatText } from "@heater-age/messages/server";
import { describe, expect, it } from "vitest";
import { askAdvice } from "../../test/advice.ts";

// Made in June 2020 or June 2008.
const twoDates = { brand: "ge", serialNumber: "LR123456A" };

describe("POST /api/advice", () => {
  it("returns questions that distinguish two dates, with the reason for each answer", async () => {
    const { disambiguation, dates } = await askAdvice(twoDates);
    expect(dates).toEqual(["2020-06", "2008-06"]);
    expect(disambiguation).toMatchObject({
      question: "rating-name",
      text: formatText("en", "disambiguation", "ask-rating-name"),
      tells: "always",
      answers: [
        {
          code: "uef",
          text: "UEF",
          leaves: ["2020-06"],
          reason: {
            text: formatText("en", "disambiguation", "because-uef-since", { year: 2016 }),
            basis: "source",
            confidence: "medium",
            sources: [{ kind: "regulator" }],
          },
        },
        { code: "ef", text: "EF", leaves: ["2008-06"] },
      ],
    });
  });

  it("asks nothing about American labels for a heater in Europe", async () => {
    const viessmann = { brand: "viessmann", serialNumber: "7722319001060123" };
    expect((await askAdvice(viessmann)).disambiguation?.question).toBe("rating-name");
    expect(await askAdvice(viessmann, "de")).not.toHaveProperty("disambiguation");
  });

  it("asks about the gas control of heaters that have one, and marks conclusions as ours", async () => {
    const { disambiguation } = await askAdvice({
      brand: "bradford-white",
      serialNumber: "BH6511396",
      type: "gas-tank",
    });
    expect(disambiguation).toMatchObject({
      question: "gas-valve-code",
      answers: [
        {
          text: formatText("en", "disambiguation", "answer-code-between", { from: 8401, to: 8553 }),
          leaves: ["1985-08"],
        },
        { text: "From 0401 to 0553", leaves: ["2005-08"] },
      ],
    });
    for (const { reason } of disambiguation?.answers ?? []) {
      expect(reason.basis).toBe("ours");
      expect(reason.assumption).toContain("our assumption");
    }
  });

  it("returns no questions for a single date", async () => {
    const left = await askAdvice({ ...twoDates, dates: ["2008-06"] });
    expect(left.dates).toEqual(["2008-06"]);
    expect(left).not.toHaveProperty("disambiguation");
  });
});
