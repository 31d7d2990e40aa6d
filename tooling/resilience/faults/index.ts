import { backUpInTraffic } from "./backup.ts";
import { jumpClocks, wrongClocks } from "./clock.ts";
import type { Fault } from "./fault.ts";
import { migrateInTraffic } from "./migrations.ts";
import { databaseNetwork, replicaNetwork } from "./network.ts";
import {
  fillDisk,
  killPostgres,
  pausePostgres,
  stopPostgres,
  superviseDatabase,
  takeConnections,
} from "./postgres.ts";
import { killRedis } from "./redis.ts";
import { killReplica, rollingRestart } from "./replicas.ts";

/** Without a fault, so that what is wrong here is not the effect of one. */
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
  superviseDatabase,
  pausePostgres,
  fillDisk,
  takeConnections,
  killRedis,
  databaseNetwork,
  replicaNetwork,
  jumpClocks,
  wrongClocks,
  migrateInTraffic,
  backUpInTraffic,
];
