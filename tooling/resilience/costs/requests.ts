import type { ApiDocument, DescribedCall } from "@heater-age/api/test/document";
import type { RawRequest } from "../hostile/send.ts";
import { type CostlyBody, csvBodies, jsonBodies } from "./bodies.ts";
import type { CostlyCheck } from "./serials.ts";

/** A request meant to be costly. */
export interface CostlyRequest extends RawRequest {
  /** The row of the table: "POST /api/check". */
  readonly route: string;
  /** What makes it costly. */
  readonly what: string;
  /** Whether its end is never sent. */
  readonly stalls?: boolean;
}

/** A model in the catalog. */
export interface CatalogueModel {
  readonly brand: string;
  readonly model: string;
}

/** A report that was made before. */
export interface KnownReport {
  readonly id: string;
  readonly deletionToken: string;
}

/** The material for the requests. */
export interface CostlyMaterial {
  /** The costliest checks of each name. */
  readonly checks: readonly CostlyCheck[];
  readonly models: readonly CatalogueModel[];
  /** Those with the most candidates first. */
  readonly reports: readonly KnownReport[];
}

const languages = ["en", "es", "fr", "de", "it"];

// Slightly less than the server's limit for all headers.
const manyLanguages = Array.from({ length: 700 }, (_, index) => `x${index}-de;q=0.${100 + index}`).join(",");

/** The files of the API reference, which the description leaves out. */
const docs = [
  "",
  "/json",
  "/yaml",
  "/static/swagger-ui-bundle.js",
  "/static/swagger-ui.css",
  "/static/start.js",
];

/** Returns the public calls. */
export const anonymousCalls = ({ calls }: Pick<ApiDocument, "calls">): readonly DescribedCall[] =>
  calls.filter(
    ({ security = [] }) => !security.length || security.some((secret) => !("operatorToken" in secret)),
  );

interface Address {
  readonly what: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns a call's URLs, each with a description. */
function addressesOf({ path }: DescribedCall, { models, reports }: CostlyMaterial): readonly Address[] {
  if (path.includes("{modelNumber}"))
    return [...models, { brand: "other", model: "M".repeat(30) }].map(({ brand, model }) => ({
      what: `${brand} ${model}`,
      path: path.replace("{brand}", brand).replace("{modelNumber}", encodeURIComponent(model)),
    }));
  if (!path.includes("{id}")) return [{ what: "as it is", path }];
  return reports.flatMap(({ id, deletionToken }, index) => {
    const filled = path.replace("{id}", id);
    const what = `report ${index + 1}`;
    const headers = { authorization: `Bearer ${deletionToken}` };
    return path.endsWith(".pdf")
      ? languages.map((code) => ({ what: `${what} (${code})`, path: `${filled}?language=${code}` }))
      : [{ what, path: filled, headers }];
  });
}

function* requestsOf(call: DescribedCall, material: CostlyMaterial): Generator<CostlyRequest> {
  const { method } = call;
  const route = `${method} ${call.path}`;
  const addresses = addressesOf(call, material);
  for (const { what, path, headers = {} } of addresses)
    if (call.requestBody === undefined) yield { route, what, method, path, headers };

  const [first] = addresses;
  if (first === undefined) return;
  const content = call.requestBody?.content ?? {};
  const withBody = function* (type: string, bodies: readonly CostlyBody[]): Generator<CostlyRequest> {
    const named = Object.keys(content).length > 1 ? `${route} (${type})` : route;
    const headers = { ...first.headers, "content-type": type, accept: type };
    for (const { what, body } of bodies)
      yield { route: named, what, method, path: first.path, headers, body };
  };
  if (content["application/json"] !== undefined)
    yield* withBody("application/json", jsonBodies(call, material.checks));
  if (content["text/csv"] !== undefined) yield* withBody("text/csv", csvBodies(material.checks));
  if (content["application/json"] === undefined)
    yield {
      route,
      what: "many languages",
      method,
      path: first.path,
      headers: { ...first.headers, "accept-language": manyLanguages },
    };
}

/** Returns the costliest requests of every public call and of the API reference. */
export function costlyRequests(document: ApiDocument, material: CostlyMaterial): readonly CostlyRequest[] {
  const described = anonymousCalls(document).flatMap((call) => [...requestsOf(call, material)]);
  // A report has to be read before it is deleted.
  const last = ({ method }: CostlyRequest): number => (method === "DELETE" ? 1 : 0);
  return [
    ...described.toSorted((one, other) => last(one) - last(other)),
    ...docs.map((path) => ({
      route: "GET /api/docs",
      what: path || "as it is",
      method: "GET",
      path: `/api/docs${path}`,
      headers: {},
    })),
  ];
}
