import { fair, type Relay, type Weather } from "../stack/relay.ts";
import type { Fault, FaultTools } from "./fault.ts";

async function storm(
  networks: readonly Relay[],
  weather: Partial<Weather>,
  { during, seconds }: FaultTools,
): Promise<void> {
  await during(async () => {
    for (const network of networks) Object.assign(network.weather, weather);
    await seconds(5);
    for (const network of networks) Object.assign(network.weather, fair);
  }, 6);
}

/** The network between the API and PostgreSQL is slow, loses data, cuts connections, and stalls. */
export const databaseNetwork: Fault = {
  name: "database-network",
  title: "Network between API and PostgreSQL slow, lossy, cut, dead",
  mayRefuse: true,
  make: async (tools) => {
    const networks = [tools.stack.databaseNetwork];
    await storm(networks, { latency: 30 }, tools);
    await storm(networks, { latency: 5, loss: 5, resend: 300 }, tools);
    await storm(networks, { cuts: 5 }, tools);
    await storm(networks, { stalled: true }, tools);
    await tools.during(() => tools.stack.databaseNetwork.cut());
  },
};

/** The network between the proxy and the replicas is slow, loses data, and is cut for one replica of each. */
export const replicaNetwork: Fault = {
  name: "replica-network",
  title: "Network between proxy and replicas slow, lossy, one of two cut",
  mayRefuse: false,
  options: { replicaNetworks: true },
  make: async (tools) => {
    const { replicaNetworks } = tools.stack;
    await storm(replicaNetworks, { latency: 50 }, tools);
    await storm(replicaNetworks, { latency: 5, loss: 5, resend: 300 }, tools);
    const [one, , third] = replicaNetworks;
    const halves = [one, third].filter((network) => network !== undefined);
    for (const network of halves) await tools.during(() => network.cut(), 6);
  },
};
