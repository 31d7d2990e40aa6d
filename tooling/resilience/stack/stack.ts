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

/** One of the two copies of a service. */
export interface Replica {
  /** "API 1" or "website 2". */
  readonly name: string;
  readonly url: string;
  /** Ends it as a crash of the machine would. Resolves when it is gone. */
  readonly kill: () => Promise<void>;
  /** Asks it to end, and waits until it has. */
  readonly stop: () => Promise<void>;
  /** Starts it again at the same place, and waits until it answers. */
  readonly start: () => Promise<void>;
  /** Bytes that it uses once what it does not need is cleared. */
  readonly memory: () => Promise<number>;
}

/** The whole product as it runs on servers: a proxy, two replicas of both services, PostgreSQL and, if present, Redis. */
export interface Stack {
  /** Where visitors come in. */
  readonly url: string;
  readonly api: readonly Replica[];
  readonly web: readonly Replica[];
  readonly database: Database;
  readonly redis: RunningRedis | undefined;
  /** The network between the API and PostgreSQL. */
  readonly databaseNetwork: Relay;
  /** The networks between the proxy and the replicas; none unless asked for. */
  readonly replicaNetworks: readonly Relay[];
  /** The file with what all of them wrote. */
  readonly log: string;
  readonly stop: () => Promise<void>;
}

/** What a stack is to be like. */
export interface StackOptions {
  readonly say: (line: string) => void;
  /** Folder for PostgreSQL. @default one for temporary files */
  readonly databaseFolder?: string;
  /** Whether there are networks of ours between the proxy and the replicas. */
  readonly replicaNetworks?: boolean;
  /** Variables of the API beside those that are always set. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Runs before the API is started. */
  readonly before?: (database: Database) => Promise<void>;
}

const running = new Set<() => Promise<void>>();

/** Stops every stack that runs. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()));
}

/**
 * Starts everything on ports of the loopback alone. Each service has the settings that it would have on a server; what
 * ends is started again by the scenario, in the place of a service manager.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const proxyProgram = requireProxy(options.say);
  const folder = mkdtempSync(join(tmpdir(), "heater-age-resilience-"));
  const log = join(folder, "log");
  const logFile = openSync(log, "a");
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    if (!running.delete(stop)) return;
    for (const one of stops.splice(0).toReversed()) await one().catch(() => {});
    closeSync(logFile);
    rmSync(folder, { recursive: true, force: true });
  };
  running.add(stop);

  try {
    const database = await startDatabase(options.databaseFolder ?? join(folder, "postgres"));
    stops.push(() => database.stop());
    await options.before?.(database);
    const databaseNetwork = await startRelay({ path: join(database.socket, ".s.PGSQL.5432") });
    stops.push(() => databaseNetwork.close());
    const redisProgram = presentRedis();
    const redis = redisProgram === undefined ? undefined : await startRedis(redisProgram);
    stops.push(async () => redis?.remove());

    const [first, second, third, fourth, visitors, inside] = await rowOfPorts();
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
    const api = [replica("API 1", "api", first), replica("API 2", "api", second)];
    const web = [replica("website 1", "web", third), replica("website 2", "web", fourth)];
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

async function rowOfPorts() {
  const from = await freePorts(6, Number(process.env["E2E_PORT"] ?? 4710));
  return [from, from + 1, from + 2, from + 3, from + 4, from + 5] as const;
}
