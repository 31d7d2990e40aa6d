import type { Fault } from "./fault.ts";

/** Both replicas of each service are killed, one after the other, and started again five seconds later. */
export const killReplica: Fault = {
  name: "kill-replica",
  title: "`kill -9` of a replica, each in turn",
  mayRefuse: false,
  make: async ({ stack, during, seconds }) => {
    for (const replica of [stack.api[0], stack.web[0], stack.api[1], stack.web[1]]) {
      if (replica === undefined) continue;
      await during(() => replica.kill());
      await seconds(6);
      await replica.start();
      await seconds(2);
    }
  },
};

/** Every replica is told to end, and started again, one after the other. */
export const rollingRestart: Fault = {
  name: "rolling-restart",
  title: "Rolling restart of all replicas",
  mayRefuse: false,
  make: async ({ stack, during, seconds }) => {
    for (const replica of [...stack.api, ...stack.web]) {
      await during(async () => {
        await replica.stop();
        await replica.start();
      });
      // The proxy takes it in again.
      await seconds(2);
    }
  },
};
