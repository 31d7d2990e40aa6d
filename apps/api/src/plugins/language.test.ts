import { describe, expect, it } from "vitest";
import { nowhere, service } from "../../test/service.ts";

describe("the response language", () => {
  it.each([
    ["de-CH,en;q=0.8", "de"],
    ["nl,de;q=0.5", "de"],
    ["nl", "en"],
    [";;;q=x,,", "en"],
  ])("is, for %j, %s", async (accepted, language) => {
    const { app } = await service({ url: nowhere });
    const response = await app.inject({ url: "/api/nothing", headers: { "accept-language": accepted } });
    expect(response.headers["content-language"]).toBe(language);
    expect(response.headers.vary).toContain("Accept-Language");
  });
});
