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

/** A run without a fault: errors here have another cause. */
const nothing: Fault = {
  name: "steady",
  title: "No fault",
  mayRefuse: false,
  make: async ({ seconds }) => seconds(5),
};

/** All faults, in order. */
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
