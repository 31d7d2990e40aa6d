import type { CostlyCheck } from "./checks.ts";
import type { VisitorRequest } from "./send.ts";

export interface CostlyRequest extends VisitorRequest {
  /** The row of the table: "POST /api/check". */
  readonly route: string;
  /** What makes it costly. */
  readonly what: string;
}

/** What requests need that only a running API has. */
export interface CostlyMaterial {
  readonly checks: readonly CostlyCheck[];
  readonly report: { readonly id: string; readonly deletionToken: string };
}

const maxChecks = 500;
const mebibyte = 1024 * 1024;

// Slightly less than the server's limit for all headers.
const manyLanguages = Array.from({ length: 700 }, (_, index) => `x${index}-de;q=0.${100 + index}`).join(",");

/** Returns a text that PostgreSQL can hardly compress. */
function noise(length: number): string {
  let text = "";
  for (let part = 1; text.length < length; part += 1)
    text += `${(Math.sin(part) ** 2).toString(36).slice(2, 9)} `;
  return text.slice(0, length);
}

const manyFields = (count: number, length: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, noise(length)]));

const repeat = <Item>(items: readonly Item[]): readonly Item[] =>
  Array.from({ length: Math.ceil(maxChecks / items.length) }, () => items)
    .flat()
    .slice(0, maxChecks);

function toTable(checks: readonly CostlyCheck[], ...surplus: readonly string[]): string {
  const head = ["brand", "serialNumber", "modelNumber", ...surplus.map((_, index) => `c${index}`)];
  const rows = repeat(checks).map(({ brand, serialNumber, modelNumber = "" }) =>
    [brand, serialNumber, modelNumber, ...surplus].join(","),
  );
  return [head.join(","), ...rows].join("\r\n");
}

const post = (path: string, what: string, body: unknown): CostlyRequest => ({
  route: `POST ${path}`,
  what,
  path,
  body: typeof body === "string" ? body : JSON.stringify(body),
});

const get = (route: string, path = route.slice(4)): readonly CostlyRequest[] => [
  { route, what: "as it is", path },
  { route, what: "many languages", path, headers: { "accept-language": manyLanguages } },
];

const postTable = (what: string, body: string): CostlyRequest => ({
  route: "POST /api/check/batch (text/csv)",
  what,
  path: "/api/check/batch",
  headers: { "content-type": "text/csv" },
  body,
});

/** Returns costly requests to every public call. A report is deleted last. */
export function listCostlyRequests({ checks, report }: CostlyMaterial): readonly CostlyRequest[] {
  const [longest] = checks;
  const everything = {
    type: "gas-tank",
    installed: "2019-04",
    warranty: "6 year limited tank warranty ".repeat(6),
  };
  const letter = {
    name: noise(100),
    email: `${"a".repeat(60)}@b.example`,
    subject: noise(200),
    message: noise(5000),
  };
  const error = { level: "error", source: "server", message: noise(1000) };
  const authorization = `Bearer ${report.deletionToken}`;
  const batches = [
    ...checks.map((check) => [check.brand, [check]] as const),
    ["the costliest", checks] as const,
  ].map(([what, rows]) => [`${maxChecks} × ${what}`, rows] as const);
  return [
    ...["/api/check", "/api/advice", "/api/generate-report"].flatMap((path) =>
      checks.map((check) => post(path, check.brand, check)),
    ),
    post("/api/check", "64 kB of brackets", "[".repeat(64 * 1024 - 1)),
    post("/api/check", "64 kB of unknown fields", manyFields(3000, 8)),
    post("/api/advice", "everything else", { ...longest, ...everything }),
    post("/api/generate-report", "everything else", {
      ...longest,
      recommendation: "€".repeat(5000),
      modelInfo: manyFields(50, 800),
    }),
    ...batches.map(([what, rows]) => post("/api/check/batch", what, { checks: repeat(rows) })),
    ...["{}", "[]", "0"].map((item) =>
      post(
        "/api/check/batch",
        `1 MiB of ${item}`,
        `{"checks":[${`${item},`.repeat(mebibyte / (item.length + 1) - 10)}0]}`,
      ),
    ),
    ...batches.map(([what, rows]) => postTable(what, toTable(rows))),
    // A cell that looks like a formula comes back with an apostrophe.
    postTable("0.9 MiB of formulas", toTable(checks, ...Array.from({ length: 190 }, () => "=".repeat(9)))),
    ...[",", '"",', '"\n",', "a", "a\n"].map((text) =>
      postTable(
        `1 MiB of ${JSON.stringify(text)}`,
        `brand,serial\n${text.repeat(mebibyte / text.length - 20)}`,
      ),
    ),
    post("/api/share", "as it is", { type: "result", platform: "copy" }),
    post("/api/contact", "the longest", letter),
    post("/api/errors", "the longest", { ...error, stack: noise(8000), context: manyFields(40, 80) }),
    post("/api/errors", "nothing but @", { ...error, stack: "a@".repeat(7000) }),
    ...[
      "/api/brands",
      "/api/stats",
      "/api/share/stats",
      "/healthz",
      "/readyz",
      "/api/docs",
      "/api/openapi.json",
    ].flatMap((path) => get(`GET ${path}`)),
    ...get("GET /api/model/{brand}/{modelNumber}", "/api/model/ao-smith/ENT-40"),
    ...get("GET /api/reports/{id}", `/api/reports/${report.id}`),
    {
      route: "DELETE /api/reports/{id}",
      what: "as it is",
      method: "DELETE",
      path: `/api/reports/${report.id}`,
      headers: { authorization },
    },
  ];
}
