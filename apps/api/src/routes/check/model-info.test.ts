import { formatText } from "@heater-age/messages/server";
import { describe, expect, it } from "vitest";
import { check } from "../../../test/checks.ts";
import { service } from "../../../test/service.ts";

const rheem = { brand: "rheem", serialNumber: "RH0504B01826" };
const listed = { ...rheem, modelNumber: "XE40T10H22U0" };

describe("POST /api/check with a model number", () => {
  it("returns the catalog's data about the model", async () => {
    const result = await check(await service(), listed);
    expect(result).toMatchObject({
      success: true,
      manufacturingDate: "2004-05",
      modelNumber: "XE40T10H22U0",
      modelSource: "catalogue",
      modelEstimated: false,
      recorded: true,
    });
    expect(result.modelInfo).toMatchObject({
      capacity: "40 gallons",
      type: formatText("en", "model", "type-heat-pump"),
      warranty: `${formatText("en", "model", "warrantyTankAndParts", { years: "10 years" })}, 1 year on labor`,
    });
  });

  it.each([
    ["without one", rheem],
    ["of a model that nobody knows", { ...rheem, modelNumber: "QQQQQQ" }],
    ["of an open brand", { ...listed, brand: "other" }],
  ])("has no model fields %s", async (_, payload) => {
    const result = await check(await service(), payload);
    const fields = Object.keys(result).filter((name) => /^model[A-Z]/u.test(name) && name !== "modelNumber");
    expect(fields).toEqual([]);
  });
});
