import { formatText } from "@heater-age/messages/server";
import { describe, expect, it } from "vitest";
import { nowhere, service } from "../../test/service.ts";
const german = { "accept-language": "de-DE,de;q=0.9,en;q=0.5" };

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
  ])("is, for %j, %s", async (accepted, language) => {
    const { app } = await service({ url: nowhere });
    const response = await app.inject({ url: "/api/nothing", headers: { "accept-language": accepted } });
    expect(response.headers["content-language"]).toBe(language);
    expect(response.headers.vary).toContain("Accept-Language");
  });
});

describe("in German", () => {
  it("an error keeps its code and the English name of its status", async () => {
    const { app } = await service({ url: nowhere });
    const response = await app.inject({
      method: "POST",
      url: "/api/check",
      payload: { brand: "rheem", serialNumber: "RH05" },
      headers: german,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: "serial-too-short",
      error: formatText("de", "errors", "serial-too-short", { shortest: 6 }),
      message: formatText("de", "errors", "serial-too-short", { shortest: 6 }),
    });
  });
});
