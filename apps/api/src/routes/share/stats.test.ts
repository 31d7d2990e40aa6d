import { describe, expect, it } from "vitest";
import { type Service, service } from "../../../test/service.ts";

const stats = ({ app }: Service) => app.inject({ url: "/api/share/stats" });

describe("GET /api/share/stats", () => {
  it("200 with the shares by platform and type", async () => {
    const running = await service();
    const counted = async (type: string, platform: string, count: number) => {
      for (let index = 0; index < count; index++) {
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

  it("200 with sums that exceed a single counter", async () => {
    const running = await service();
    const count = 2_147_483_647;
    await running.database
      .insertInto("share_counters")
      .values(["copy", "sms"].map((platform) => ({ type: "website", platform, count })))
      .execute();
    expect((await stats(running)).json()).toMatchObject({ totalShares: 4_294_967_294 });
  });
});
