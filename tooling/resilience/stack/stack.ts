import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { local, startApi, startWebsite } from "@heater-age/run/apps";
import { memoryOf, memoryReporting } from "@heater-age/run/memory";
import { freePorts } from "@heater-age/run/ports";
import { presentRedis, type RunningRedis, startRedis } from "@heater-age/run/redis";
import type { Service } from "@heater-age/run/service";
import { type Database, startDatabase } from "./database.ts";
import { requireProxy, startProxy } from "./proxy.ts";
import { type Relay, startRelay } from "./relay.ts";
import { onStopAll } from "./running.ts";

/** One of a service's two instances. */
export interface Replica {
  /** "API 1" or "website 2". */
  readonly name: string;
  readonly url: string;
  /** Kills it, like a machine crash, and waits for the end. */
  readonly kill: () => Promise<void>;
  /** Asks it to end, and waits for the end. */
  readonly stop: () => Promise<void>;
  /** Restarts it at the same address and waits until it answers. */
  readonly start: () => Promise<void>;
  /** Returns the bytes in use after a garbage collection. */
  readonly memory: () => Promise<number>;
}

/** The product as on servers: a proxy, two replicas of each service, PostgreSQL, and, if installed, Redis. */
export interface Stack {
  /** The address for visitors. */
  readonly url: string;
  readonly api: readonly [Replica, Replica];
  readonly web: readonly [Replica, Replica];
  readonly database: Database;
  readonly redis: RunningRedis | undefined;
  /** The network between the API and PostgreSQL. */
  readonly databaseNetwork: Relay;
  /** The networks between the proxy and the replicas; empty without the option. */
  readonly replicaNetworks: readonly Relay[];
  /** The file with the output of all services. */
  readonly log: string;
  readonly stop: () => Promise<void>;
}

export interface StackOptions {
  readonly say: (line: string) => void;
  /** Folder for PostgreSQL. @default a temporary one */
  readonly databaseFolder?: string;
  /** Whether PostgreSQL restarts automatically, as with the start command. @default false */
  readonly supervised?: boolean;
  /** Whether tests can break the network between the proxy and the replicas. */
  readonly replicaNetworks?: boolean;
  /** Additional environment variables of the API. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Runs before the API starts. */
  readonly before?: (database: Database) => Promise<void>;
}

/**
 * Starts everything on loopback ports. Each service has the settings of a server. The faults restart ended processes,
 * as a service manager would.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const proxyProgram = await requireProxy(options.say);
  const folder = mkdtempSync(join(tmpdir(), "heater-age-resilience-"));
  const log = join(folder, "log");
  const logFile = openSync(log, "a");
  const stops: (() => Promise<void>)[] = [];
  const stop = onStopAll(async () => {
    for (const one of stops.splice(0).toReversed()) await one().catch(() => {});
    closeSync(logFile);
    rmSync(folder, { recursive: true, force: true });
  });

  try {
    const { say, databaseFolder = join(folder, "postgres"), supervised = false } = options;
    const database = await startDatabase(databaseFolder, { say, supervised });
    stops.push(() => database.stop());
    await options.before?.(database);
    const databaseNetwork = await startRelay({ path: join(database.socket, ".s.PGSQL.5432") });
    stops.push(() => databaseNetwork.close());
    const redisProgram = presentRedis();
    const redis = redisProgram === undefined ? undefined : await startRedis(redisProgram);
    stops.push(async () => redis?.remove());

    const firstPort = await freePorts(6, Number(process.env["E2E_PORT"] ?? 4710));
    const [first, second, third, fourth] = [firstPort, firstPort + 1, firstPort + 2, firstPort + 3] as const;
    const [visitors, inside] = [firstPort + 4, firstPort + 5] as const;
    const replica = (name: string, service: "api" | "web", port: number): Replica => {
      let started: Service | undefined;
      const memoryFile = join(folder, `memory-${port}`);
      const start = async (): Promise<void> => {
        const common = {
          NODE_ENV: "production",
          LOG_LEVEL: "error",
          // The visitor's own proxy, whose header the traffic sends, and HAProxy.
          TRUSTED_PROXIES: "2",
          ...memoryReporting(memoryFile),
        };
        started = await (service === "api"
          ? startApi({
              name,
              port,
              log: logFile,
              variables: {
                ...common,
                DATABASE_URL: `postgres://postgres@127.0.0.1:${databaseNetwork.port}/heater_age`,
                ...(redis === undefined ? {} : { REDIS_URL: redis.url }),
                ...options.variables,
              },
            })
          : startWebsite({ name, port, log: logFile, variables: { ...common, API_URL: local(inside) } }));
      };
      stops.push(async () => started?.stop());
      return {
        name,
        url: local(port),
        start,
        kill: async () => {
          started?.signal("SIGKILL");
          await started?.died;
        },
        stop: async () => started?.stop(),
        memory: async () => (started === undefined ? Number.NaN : (await memoryOf(started, memoryFile)).used),
      };
    };
    const api = [replica("API 1", "api", first), replica("API 2", "api", second)] as const;
    const web = [replica("website 1", "web", third), replica("website 2", "web", fourth)] as const;
    await Promise.all([...api, ...web].map(({ start }) => start()));

    const replicaNetworks: Relay[] = [];
    const reached = async (ports: readonly number[]): Promise<readonly number[]> => {
      if (options.replicaNetworks !== true) return ports;
      const made = await Promise.all(ports.map((port) => startRelay({ host: "127.0.0.1", port })));
      replicaNetworks.push(...made);
      for (const relay of made) stops.push(() => relay.close());
      return made.map(({ port }) => port);
    };
    const plan = {
      visitors,
      inside,
      api: await reached([first, second]),
      web: await reached([third, fourth]),
    };
    stops.push(await startProxy(proxyProgram, plan, { folder, log: logFile }));
    return { url: local(visitors), api, web, database, redis, databaseNetwork, replicaNetworks, log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
