import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { filesIn, readText } from "./tree.ts";

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec?: {
    readonly selector?: { readonly app?: string; readonly matchLabels?: { readonly app: string } };
    readonly scaleTargetRef?: { readonly kind: string; readonly name: string };
    readonly template?: { readonly metadata: { readonly labels: { readonly app: string } } };
  };
}

interface Customization {
  readonly resources: readonly string[];
  readonly configMapGenerator: readonly { readonly name: string }[];
}

const { resources, configMapGenerator } = parse(
  readText("deploy/kubernetes/kustomization.yaml"),
) as Customization;
const manifests = resources.flatMap((file) =>
  parseAllDocuments(readText(`deploy/kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
);

const listNames = (kind: string): readonly string[] =>
  manifests.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name);

/** Returns every value of a field in the manifests, at any depth. */
function listValues(field: string): readonly Readonly<Record<string, unknown>>[] {
  const values: Readonly<Record<string, unknown>>[] = [];
  JSON.stringify(manifests, (name, value: unknown) => {
    if (name === field) values.push(value as Readonly<Record<string, unknown>>);
    return value;
  });
  return values;
}

test("the Kubernetes example lists every manifest, each of a known kind", () => {
  const files = filesIn("deploy/kubernetes").map((path) => path.replace("deploy/kubernetes/", ""));
  expect(files.filter((file) => file !== "kustomization.yaml").toSorted()).toEqual(resources.toSorted());
  const versions = {
    CronJob: "batch/v1",
    Deployment: "apps/v1",
    Gateway: "gateway.networking.k8s.io/v1",
    HorizontalPodAutoscaler: "autoscaling/v2",
    HTTPRoute: "gateway.networking.k8s.io/v1",
    Namespace: "v1",
    NetworkPolicy: "networking.k8s.io/v1",
    PersistentVolumeClaim: "v1",
    PodDisruptionBudget: "policy/v1",
    Service: "v1",
  };
  const kinds = new Map(manifests.map(({ kind, apiVersion }) => [kind, apiVersion]));
  expect(Object.fromEntries(kinds)).toEqual(versions);
});

test("the names that manifests refer to exist", () => {
  const deployments = listNames("Deployment");
  for (const { kind, metadata, spec } of manifests) {
    const app = spec?.selector?.matchLabels?.app ?? spec?.selector?.app;
    if (app !== undefined) expect(deployments, `${kind} ${metadata.name}`).toContain(app);
    if (kind === "Deployment") expect(spec?.template?.metadata.labels.app).toBe(app);
    if (spec?.scaleTargetRef !== undefined)
      expect(listNames(spec.scaleTargetRef.kind)).toContain(spec.scaleTargetRef.name);
  }
  const backends = listValues("backendRefs").flatMap((refs) =>
    (refs as unknown as readonly { readonly name: string }[]).map(({ name }) => name),
  );
  expect(backends.length).toBeGreaterThan(0);
  expect(backends.filter((name) => !listNames("Service").includes(name))).toEqual([]);
  const maps = listValues("configMapRef").map(({ name }) => name);
  expect(maps).toEqual(expect.arrayContaining(configMapGenerator.map(({ name }) => name)));
  // The two secrets that docs/operate.md creates.
  const secrets = [...listValues("secretRef"), ...listValues("secretKeyRef")].map(({ name }) => name);
  expect(new Set(secrets)).toEqual(new Set(["api", "redis"]));
});
