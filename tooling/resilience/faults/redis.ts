import { presentRedis } from "@heater-age/run/redis";
import type { Fault } from "./fault.ts";

/** The server that counts requests is paused, killed, and started empty. */
export const killRedis: Fault = {
  name: "kill-redis",
  title: "Redis paused, killed, and started",
  mayRefuse: false,
  skipped: () => (presentRedis() === undefined ? "there is no redis-server" : undefined),
  make: async ({ stack: { redis }, during, seconds }) => {
    await during(async () => {
      redis?.freeze();
      await seconds(3);
      redis?.thaw();
    }, 5);
    await during(() => redis?.stop(), 6);
    await during(() => redis?.start());
  },
};
