import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { filesIn, readText } from "./tree.ts";

type Labels = Readonly<Record<string, string>>;

interface Selector {
  readonly matchLabels?: Labels;
  readonly matchExpressions?: readonly { readonly key: string; readonly values: readonly string[] }[];
}

interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
}

interface Rule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports?: readonly { readonly port: number }[];
}

interface Container {
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly resources: { readonly limits: { readonly memory: string } };
  readonly lifecycle?: { readonly preStop: { readonly exec: { readonly command: readonly string[] } } };
}

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly replicas?: number;
    readonly minReplicas?: number;
    readonly maxReplicas?: number;
    readonly metrics?: readonly {
      readonly resource: { readonly target: { readonly averageValue: string } };
    }[];
    readonly podSelector: Selector;
    readonly policyTypes: readonly string[];
    readonly ingress?: readonly Rule[];
    readonly egress?: readonly Rule[];
    readonly strategy?: { readonly rollingUpdate: { readonly maxSurge: number } };
    readonly template: {
      readonly metadata: { readonly labels: Labels };
      readonly spec: {
        readonly terminationGracePeriodSeconds?: number;
        readonly containers: readonly [Container];
      };
    };
  };
}

const { resources } = parse(readText("deploy/kubernetes/kustomization.yaml")) as {
  readonly resources: readonly string[];
};
const manifests = resources.flatMap((file) =>
  parseAllDocuments(readText(`deploy/kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
);
const deployments = manifests.filter(({ kind }) => kind === "Deployment");
const policies = manifests.filter(({ kind }) => kind === "NetworkPolicy").map(({ spec }) => spec);
const documentation = readText("docs/operate.md");

function deployment(name: string): Manifest["spec"] {
  const found = deployments.find(({ metadata }) => metadata.name === name);
  if (found === undefined) throw new Error(`There is no deployment ${name}.`);
  return found.spec;
}

test("every manifest is part of the example", () => {
  const there = filesIn("deploy/kubernetes").map((path) => path.replace("deploy/kubernetes/", ""));
  expect(there.filter((file) => file !== "kustomization.yaml").toSorted()).toEqual(resources.toSorted());
});

test("pods have no access beyond their policies", () => {
  const [all, ...others] = policies.filter(
    ({ podSelector, ingress, egress }) =>
      Object.keys(podSelector).length === 0 && ingress === undefined && egress === undefined,
  );
  expect(all?.policyTypes.toSorted()).toEqual(["Egress", "Ingress"]);
  expect(others).toEqual([]);
});

const selects = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean =>
  Object.entries(matchLabels).every(([name, value]) => labels[name] === value) &&
  matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ""));

/** Returns the names that policies use for the other end of a connection: a pod, a namespace, or external addresses. */
const readName = ({ podSelector, namespaceSelector, ipBlock }: Peer): string =>
  namespaceSelector?.matchLabels?.["kubernetes.io/metadata.name"] ??
  podSelector?.matchLabels?.["app"] ??
  ipBlock?.cidr ??
  "everything";

/** Returns the connections that policies allow for a pod in one direction, as "api:6379". */
function allowed(app: string, direction: "egress" | "ingress"): readonly string[] {
  const rules = policies
    .filter(({ podSelector }) => selects(podSelector, { app }))
    .flatMap((policy) => policy[direction] ?? []);
  return rules
    .flatMap(({ from, to, ports = [{ port: 0 }] }) =>
      (from ?? to ?? [{}]).flatMap((peer) => ports.map(({ port }) => `${readName(peer)}:${port}`)),
    )
    .toSorted();
}

test("pods accept connections only from the expected places", () => {
  expect(deployments.map(({ metadata }) => metadata.name)).toEqual(["api", "web", "redis"]);
  expect(allowed("web", "ingress")).toEqual(["ingress-nginx:3000"]);
  expect(allowed("api", "ingress")).toEqual(["ingress-nginx:3001", "monitoring:3001", "web:3001"]);
  expect(allowed("redis", "ingress")).toEqual(["api:6379"]);
});

test("pods connect only to what they need", () => {
  const names = ["kube-system:53", "kube-system:53"];
  const internet = ["0.0.0.0/0", "::/0"].flatMap((cidr) => [443, 465, 587].map((port) => `${cidr}:${port}`));
  const database = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"].map(
    (cidr) => `${cidr}:5432`,
  );
  expect(allowed("redis", "egress")).toEqual([]);
  expect(allowed("web", "egress")).toEqual(["api:3001", ...names]);
  expect(allowed("api", "egress")).toEqual([...database, ...internet, ...names, "redis:6379"].toSorted());
});

test("pods with internet access reach no private network and no cloud metadata", () => {
  const blocks = policies
    .flatMap(({ egress = [] }) => egress.flatMap(({ to = [] }) => to))
    .flatMap(({ ipBlock = [] }) => ipBlock)
    .filter(({ cidr }) => cidr.endsWith("/0"));
  expect(blocks).toHaveLength(4);
  for (const { cidr, except } of blocks)
    expect(except).toEqual(
      expect.arrayContaining(
        cidr.includes(":")
          ? ["fc00::/7", "fe80::/10"]
          : ["10.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16"],
      ),
    );
});

interface Service {
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly stop_grace_period?: string;
  readonly deploy?: {
    readonly replicas?: number;
    readonly resources: { readonly limits: { readonly memory: string } };
  };
}

const composition = parse(readText("deploy/compose.yaml"), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
};

test("Docker Compose allows the same connections, and publishes only the proxy's ports", () => {
  const { services, networks } = composition;
  const neighbors = (name: string): readonly string[] =>
    Object.keys(services).filter(
      (other) =>
        other !== name && services[other]?.networks.some((one) => services[name]?.networks.includes(one)),
    );
  expect(neighbors("postgres")).toEqual(["api", "redis"]);
  expect(neighbors("redis")).toEqual(["api", "postgres"]);
  expect(neighbors("web")).toEqual(["caddy", "api"]);
  expect(Object.keys(services).filter((name) => services[name]?.ports !== undefined)).toEqual(["caddy"]);
  const outside = Object.keys(services).filter((name) =>
    services[name]?.networks.some((one) => networks[one]?.internal !== true),
  );
  expect(outside).toEqual(["caddy", "api"]);
});

const readHeap = (options = ""): number => Number(/--max-old-space-size=(\d+)/u.exec(options)?.[1]);

test.each(["api", "web"])("%s has the documented memory, and Node.js knows its limit", (name) => {
  const [{ env = [], resources: limited }] = deployment(name).template.spec.containers;
  const service = composition.services[name];
  const limit = Number.parseInt(limited.limits.memory, 10);
  const heap = readHeap(env.find((one) => one.name === "NODE_OPTIONS")?.value);
  expect(limited.limits.memory).toBe(`${limit}Mi`);
  expect(service?.deploy?.resources.limits.memory).toBe(`${limit}M`);
  expect(readHeap(service?.environment?.["NODE_OPTIONS"])).toBe(heap);
  // Buffers, code, and stacks are outside the heap.
  expect(heap).toBeLessThanOrEqual(limit * 0.7);
  expect(documentation).toContain(`limited to ${limit} MiB, with ${heap} MiB for the Node.js heap`);
});

test("code, manifests and documentation agree on the number of database connections", () => {
  const pools = [...readText("apps/api/src/db/connect.ts").matchAll(/^ {2}\w+: \{ max: (\d+)/gmu)];
  const [serve = 0, record = 0, migrate = 0] = pools.map(([, most]) => Number(most));
  expect(pools).toHaveLength(3);
  expect(documentation).toContain(`opens up to ${serve + record}, plus one while it migrates`);
  const each = serve + record + migrate;
  expect(readText("deploy/kubernetes/api.yaml")).toContain(`opens up to ${each} connections`);
  // PostgreSQL accepts 100 by default and reserves three for superusers.
  const { maxReplicas = Infinity } = scaler();
  const { maxSurge = Infinity } = deployment("api").strategy?.rollingUpdate ?? {};
  expect((maxReplicas + maxSurge) * each).toBeLessThanOrEqual(97);
});

function scaler(): Manifest["spec"] {
  const [found, ...others] = manifests.filter(({ kind }) => kind === "HorizontalPodAutoscaler");
  if (found === undefined || others.length > 0) throw new Error("There is not just one scaler.");
  return found.spec;
}

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];

test("the documented number of instances runs", () => {
  const { minReplicas, maxReplicas = 0, metrics = [] } = scaler();
  const replicas = ["api", "web"].map((name) => deployment(name).replicas);
  expect(replicas).toEqual([minReplicas, minReplicas]);
  expect(composition.services["api"]?.deploy?.replicas).toBe(minReplicas);
  expect(documentation).toContain(`${words[minReplicas ?? 0]} instances of each service`);
  expect(documentation).toContain(`${words[minReplicas ?? 0]} instances of the API`);
  const cores = metrics.map(({ resource }) => Number.parseInt(resource.target.averageValue, 10) / 1000);
  expect(documentation).toContain(`up to ${words[maxReplicas]} above ${cores[0]} of a core`);
});

test.each([
  ["api", "apps/api/src/main.ts"],
  ["web", "apps/web/server/main.ts"],
])("%s gets enough time to shut down", (name, code) => {
  const limit = Number(/stopLimit = ([\d_]+);/u.exec(readText(code))?.[1]?.replaceAll("_", "")) / 1000;
  const { terminationGracePeriodSeconds = 0, containers } = deployment(name).template.spec;
  const [, wait] = containers[0].lifecycle?.preStop.exec.command ?? [];
  expect(documentation).toContain(`exits within ${limit} seconds`);
  expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(wait) + limit);
  // Docker's default is ten seconds.
  const { stop_grace_period: grace = "10s" } = composition.services[name] ?? {};
  expect(Number.parseInt(grace, 10)).toBeGreaterThan(limit);
});
