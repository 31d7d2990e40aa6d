import { describe, expect, it } from "vitest";
import { nowhere, service } from "../../test/service.ts";

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
