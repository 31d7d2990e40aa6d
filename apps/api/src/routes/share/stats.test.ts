import { describe, expect, it } from "vitest";
import { type Service, service } from "../../../test/service.ts";

const stats = ({ app }: Service) => app.inject({ url: "/api/share/stats" });

describe("GET /api/share/stats", () => {
  it("200 with the shares by platform and type", async () => {
    const running = await service();
    const counted = async (type: string, platform: string, count: number) => {
      for (let made = 0; made < count; made++) {
        await running.app.inject({ method: "POST", url: "/api/share", payload: { type, platform } });
      }
    };
    await counted("website", "facebook", 3);
    await counted("result", "facebook", 1);
    await counted("result", "copy", 2);
    await counted("website", "native", 1);
    expect((await stats(running)).json()).toEqual({
      totalShares: 7,
      platformBreakdown: { copy: 2, facebook: 4, native: 1 },
      websiteShares: 4,
      resultShares: 3,
    });
  });
});
