import { jumpClocks } from "./clock.ts";
import type { Fault } from "./fault.ts";
import { migrateInTraffic } from "./migrations.ts";
import { databaseNetwork, replicaNetwork } from "./network.ts";
import { fillDisk, killPostgres, pausePostgres, stopPostgres, takeConnections } from "./postgres.ts";
import { killRedis } from "./redis.ts";
import { killReplica, rollingRestart } from "./replicas.ts";

/** Nothing goes wrong: what is not right here is not right in the others either. */
const nothing: Fault = {
  name: "steady",
  title: "Nothing goes wrong",
  mayRefuse: false,
  make: async ({ seconds }) => seconds(5),
};

/** All faults, in the order in which they are made. */
export const faults: readonly Fault[] = [
  nothing,
  killReplica,
  rollingRestart,
  stopPostgres,
  killPostgres,
  pausePostgres,
  fillDisk,
  takeConnections,
  killRedis,
  databaseNetwork,
  replicaNetwork,
  jumpClocks,
  migrateInTraffic,
];
