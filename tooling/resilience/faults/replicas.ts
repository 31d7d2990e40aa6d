import type { Fault } from "./fault.ts";

/** Both replicas of each service are killed in turn and restarted six seconds later. */
export const killReplica: Fault = {
  name: "kill-replica",
  title: "`kill -9` of a replica, each in turn",
  mayRefuse: false,
  make: async ({ stack, during, seconds }) => {
    for (const replica of [stack.api[0], stack.web[0], stack.api[1], stack.web[1]]) {
      await during(() => replica.kill(), 6);
      await replica.start();
      await seconds(2);
    }
  },
};

/** Each replica is restarted in turn. */
export const rollingRestart: Fault = {
  name: "rolling-restart",
  title: "Rolling restart of all replicas",
  mayRefuse: false,
  make: async ({ stack, during }) => {
    for (const replica of [...stack.api, ...stack.web]) {
      // The proxy uses it again after two seconds.
      await during(async () => {
        await replica.stop();
        await replica.start();
      }, 2);
    }
  },
};
