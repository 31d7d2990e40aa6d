import { languages } from "@heater-age/messages";
import { describe, expect, it } from "vitest";
import { nowhere, service } from "../../test/service.ts";
import type { CheckResult } from "../checks/schema.ts";

const german = { "accept-language": "de-DE,de;q=0.9,en;q=0.5" };

async function check(payload: object): Promise<CheckResult> {
  const { app } = await service();
  const response = await app.inject({ method: "POST", url: "/api/check", payload, headers: german });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers["content-language"]).toBe("de");
  return response.json<CheckResult>();
}

describe("the response language", () => {
  it.each([
    ["en", "en"],
    ["en-GB,en;q=0.9", "en"],
    ["de", "de"],
    ["de-CH,en;q=0.8", "de"],
    ["DE", "de"],
    ["nl,de;q=0.5", "de"],
    ["en;q=0.4,de;q=0.6", "de"],
    ["de;q=0", "en"],
    ["nl", "en"],
    ["*", "en"],
    [";;;q=x,,", "en"],
    ["", "en"],
  ])("is, for %j, %s", async (wanted, language) => {
    const { app } = await service({ url: nowhere });
    const response = await app.inject({ url: "/api/nothing", headers: { "accept-language": wanted } });
    expect(response.headers["content-language"]).toBe(language);
    expect(response.headers.vary).toContain("Accept-Language");
  });

  it.each(languages)("can be $name", async ({ code }) => {
    const { app } = await service({ url: nowhere });
    const response = await app.inject({ url: "/api/nothing", headers: { "accept-language": code } });
    expect(response.headers["content-language"]).toBe(code);
  });
});

describe("in German", () => {
  it("a recommendation names the action", async () => {
    expect(await check({ brand: "rheem", serialNumber: "RH0504B01826" })).toMatchObject({
      recommendationCode: "replace",
      recommendation:
        "Austausch empfohlen: Planen Sie ein neues Gerät. Holen Sie Angebote ein, solange das alte Gerät noch läuft. Prüfen Sie Boden und Auffangwanne auf Wasser und testen Sie das Absperrventil. Bei einem Leck stellen Sie Wasser und Gas oder Strom ab und rufen Sie den Installateur.",
    });
  });

  it("a recommendation names the other dates", async () => {
    const { recommendation } = await check({ brand: "bradford-white", serialNumber: "BH6511396" });
    expect(recommendation).toContain(
      "Möglich ist auch August 1985 (Austausch empfohlen). Suchen Sie auf dem Schild nach einem aufgedruckten Datum.",
    );
  });

  it("a problem explains why there is no date", async () => {
    expect(await check({ brand: "rheem", serialNumber: "ZZZZZZZZZ" })).toMatchObject({
      success: false,
      error: "Das passt zu keinem Format von Rheem, das wir kennen.",
      problem: { code: "no-format" },
    });
  });

  it("an error keeps its code and the English name of its status", async () => {
    const { app } = await service({ url: nowhere });
    const response = await app.inject({
      method: "POST",
      url: "/api/check",
      payload: { brand: "rheem", serialNumber: "RH05" },
      headers: german,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      statusCode: 400,
      code: "serial-too-short",
      error: "Bad Request",
      details: expect.any(Array) as unknown,
      message: "Die Seriennummer muss mindestens 6 Zeichen haben",
    });
  });
});
