import type { ApiDocument, DescribedCall } from "@heater-age/api/test/document";
import { type CostlyBody, listCsvBodies, listJsonBodies } from "./bodies.ts";
import type { CostlyCheck } from "./checks.ts";

/** A request meant to be costly. */
export interface CostlyRequest {
  /** The row of the table: "POST /api/check". */
  readonly route: string;
  /** What makes it costly. */
  readonly what: string;
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The material for the requests. */
export interface CostlyMaterial {
  /** The costliest checks of each name. */
  readonly checks: readonly CostlyCheck[];
  readonly models: readonly { readonly brand: string; readonly model: string }[];
  /** Reports that were made before. */
  readonly reports: readonly { readonly id: string; readonly deletionToken: string }[];
}

// Slightly less than the server's limit for all headers.
const manyLanguages = Array.from({ length: 700 }, (_, index) => `x${index}-de;q=0.${100 + index}`).join(",");

/** What the API makes for its reference, which the description leaves out. */
const reference = ["", "/json"];

/** Returns the public calls. */
export const listPublicCalls = ({ calls }: Pick<ApiDocument, "calls">): readonly DescribedCall[] =>
  calls.filter(
    ({ security = [] }) => !security.length || security.some((secret) => !("operatorToken" in secret)),
  );

type Address = Pick<CostlyRequest, "what" | "path" | "headers">;

/** Fills in a call's path. */
function listAddresses({ path }: DescribedCall, { models, reports }: CostlyMaterial): readonly Address[] {
  if (path.includes("{modelNumber}"))
    return [...models, { brand: "other", model: "M".repeat(30) }].map(({ brand, model }) => ({
      what: `${brand} ${model}`,
      path: path.replace("{brand}", brand).replace("{modelNumber}", encodeURIComponent(model)),
      headers: {},
    }));
  if (!path.includes("{id}")) return [{ what: "as it is", path, headers: {} }];
  return reports.flatMap(({ id, deletionToken }, index) => {
    const filled = path.replace("{id}", id);
    const headers = { authorization: `Bearer ${deletionToken}` };
    return [{ what: `report ${index + 1}`, path: filled, headers }];
  });
}

/** Returns the costliest requests of a call. */
function listRequests(call: DescribedCall, material: CostlyMaterial): readonly CostlyRequest[] {
  const { method, requestBody } = call;
  const route = `${method} ${call.path}`;
  const addresses = listAddresses(call, material);
  const [first] = addresses;
  if (first === undefined) return [];
  if (requestBody === undefined) {
    const headers = { ...first.headers, "accept-language": manyLanguages };
    const asked = [...addresses, { ...first, headers, what: "many languages" }];
    return asked.map((address) => ({ ...address, route, method }));
  }
  const types = Object.keys(requestBody.content);
  const send = (type: string, bodies: readonly CostlyBody[]): readonly CostlyRequest[] =>
    bodies.map((body) => ({
      ...first,
      ...body,
      method,
      route: types.length > 1 ? `${route} (${type})` : route,
      headers: { ...first.headers, "content-type": type, accept: type },
    }));
  return types.flatMap((type) =>
    send(
      type,
      type === "text/csv" ? listCsvBodies(material.checks) : listJsonBodies(call.path, material.checks),
    ),
  );
}

/** Returns the costliest requests of every public call and of the API reference, by route. */
export function listCostlyRequests(
  document: ApiDocument,
  material: CostlyMaterial,
): ReadonlyMap<string, readonly CostlyRequest[]> {
  const described = listPublicCalls(document).flatMap((call) => listRequests(call, material));
  // A report has to be read before it is deleted.
  const deletes = ({ method }: CostlyRequest): number => Number(method === "DELETE");
  const route = "GET /api/docs";
  const all = [
    ...described.toSorted((one, other) => deletes(one) - deletes(other)),
    ...reference.map((file) => ({
      route,
      what: file || "as it is",
      method: "GET",
      path: `/api/docs${file}`,
      headers: {},
    })),
  ];
  return Map.groupBy(all, (request) => request.route);
}
