import { describe, expect, it } from "vitest";
import { checkAddress } from "./check-address.server.ts";
import { aboutBrand, decodeInput } from "./decode-input.ts";
import { asTyped } from "./typed.ts";

const today = "2026-11-20";

describe("decodeInput", () => {
  it("reads the number under the brand's rules", () => {
    const outcome = decodeInput({ brand: "rheem", serial: "rh 0504-b01826", model: "" }, today, "no-answer");
    expect(outcome).toMatchObject({
      input: { brand: "rheem", serial: "RH0504B01826", model: "" },
      label: "Rheem",
      today,
      recording: "no-answer",
      decoding: { status: "decoded", candidates: [{ date: "2004-05" }] },
    });
    expect(outcome.possible).toBeUndefined();
  });

  it.each([
    ["kenmore", "153.336433"],
    ["rheem", "XG40T06EC36U1"],
    ["other", "XG40T06EC36U1"],
    ["other", "153336433"],
  ])("tells a model number as the API does, for %s %s", (brand, serial) => {
    const outcome = decodeInput({ brand, serial, model: "" }, today, "no-answer");
    expect(outcome.decoding).toMatchObject({
      status: "unreadable",
      problem: { code: "looks-like-model", repairs: [] },
    });
  });

  it("reads dots and dashes as they are printed, and keeps them for who reads the number again", () => {
    const typed = { brand: "rheem", serial: "04.05-123456", model: "" };
    const outcome = decodeInput(typed, today, "no-answer");
    expect(outcome).toMatchObject({
      input: { serial: "0405123456" },
      typed: "04.05-123456",
      decoding: { status: "decoded", candidates: [{ date: "2004-05" }] },
    });
    expect(decodeInput(outcome.input, today, "no-answer").decoding.status).toBe("ambiguous");
    expect(decodeInput(asTyped(outcome), today, "no-answer").decoding).toEqual(outcome.decoding);
  });

  it.each(["other", "samsung"])("lists the brands that fit for %s, and claims no date", (brand) => {
    const outcome = decodeInput({ brand, serial: "BH6511396", model: "" }, today, "from-address");
    expect(outcome.decoding.status).toBe("unreadable");
    expect(outcome.possible?.map(({ slug }) => slug)).toContain("bradford-white");
  });
});

describe("checkAddress", () => {
  it("answers what an address asks, and never as recorded", () => {
    const data = checkAddress(new URLSearchParams("brand=rheem&serial=RH0504B01826"));
    expect(data.outcome).toMatchObject({ recording: "from-address", decoding: { status: "decoded" } });
  });

  it("names mistakes instead", () => {
    expect(checkAddress(new URLSearchParams("brand=&serial=")).errors).toEqual({
      brand: { id: "form.brandRequired" },
      serial: { id: "form.serialRequired" },
    });
  });

  it("says nothing to a bare address", () => {
    const data = checkAddress(new URLSearchParams());
    expect(data.outcome).toBeUndefined();
    expect(data.errors).toBeUndefined();
  });
});

it("says that a model number settles dates only where it does", () => {
  expect(aboutBrand("ge").modelSettles).toBe(true);
  expect(aboutBrand("bradford-white").modelSettles).toBeUndefined();
});
