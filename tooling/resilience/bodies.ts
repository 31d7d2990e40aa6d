import { hash } from "node:crypto";
import type { CostlyCheck } from "./checks.ts";

/** A body meant to be costly, and why. */
export interface CostlyBody {
  readonly what: string;
  readonly body: string;
}

const maxChecks = 500;
const mebibyte = 1024 * 1024;
const kibibyte = 1024;

/** Creates a text that PostgreSQL can hardly compress. The same name gives the same text. */
export function writeWords(name: string, length: number): string {
  let text = "";
  for (let part = 0; text.length < length; part += 1) {
    const letters = hash("sha256", `${name} ${part}`, "base64").replaceAll(/[^a-z]+/giu, "");
    text += `${letters.slice(0, 6).toLowerCase()} `;
  }
  return text.slice(0, length);
}

const describe = ({ brand, serialNumber, modelNumber = "" }: CostlyCheck): string =>
  `${brand} ${serialNumber} ${modelNumber}`.trim();

const toBody = (what: string, value: unknown): CostlyBody => ({ what, body: JSON.stringify(value) });

const repeat = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  Array.from({ length: Math.ceil(count / items.length) }, () => items)
    .flat()
    .slice(0, count);

/** Creates an object with many fields. */
const manyFields = (count: number, length: number): object =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`f${index}`, writeWords(`${index}`, length)]),
  );

/** Lists with the most checks that a batch may have. */
const listBatches = (
  checks: readonly CostlyCheck[],
): readonly (readonly [what: string, checks: readonly CostlyCheck[]])[] =>
  [
    ...checks.slice(0, 3).map((check) => [describe(check), [check]] as const),
    ["the costliest of every name", checks] as const,
    ["the longest in every column", checks.slice(0, 5).map(lengthen)] as const,
  ].map(([what, items]) => [`${maxChecks} × ${what}`, repeat(items, maxChecks)] as const);

const lengthen = ({ brand }: CostlyCheck): CostlyCheck => ({
  brand,
  serialNumber: "W".repeat(20),
  modelNumber: "M8".repeat(15),
});

const writeContact = (fill: (name: string, length: number) => string): object => ({
  name: fill("name", 100),
  email: `${"a".repeat(60)}@${"b".repeat(60)}.example`,
  phone: fill("phone", 40),
  subject: fill("subject", 200),
  message: fill("message", 5000),
});

const errorReport = { level: "error", source: "server", message: writeWords("message", 1000) };

/** The bodies of each call that takes JSON, by path. */
const writers: Readonly<Record<string, (checks: readonly CostlyCheck[]) => readonly CostlyBody[]>> = {
  "/api/check": (checks) => checks.map((check) => toBody(describe(check), check)),
  "/api/check/batch": (checks) => [
    ...listBatches(checks).map(([what, rows]) => toBody(what, { checks: rows })),
    ...["{}", "[]", "0", '{"a":{}}'].map((item) => ({
      what: `1024 KiB of ${item}`,
      body: `{"checks":[${`${item},`.repeat(mebibyte / (item.length + 1) - 10)}${item}]}`,
    })),
  ],
  "/api/advice": (checks) => [
    ...checks.map((check) => toBody(describe(check), check)),
    ...checks.slice(0, 3).map((check) =>
      toBody(`${describe(check)} and everything else`, {
        ...check,
        type: "gas-tank",
        installed: "2019-04",
        warranty: "6 year limited tank and parts warranty ".repeat(5),
      }),
    ),
  ],
  "/api/generate-report": (checks) => [
    ...checks.map((check) => toBody(describe(check), check)),
    ...checks.slice(0, 3).map((check) =>
      toBody(`${describe(check)} and everything else`, {
        ...check,
        recommendation: "€".repeat(5000),
        modelInfo: manyFields(50, 800),
      }),
    ),
  ],
  "/api/share": () => ["website", "result"].map((type) => toBody(type, { type, platform: "copy" })),
  "/api/contact": () => [
    toBody("the longest", writeContact(writeWords)),
    toBody(
      "the longest, 3 bytes a character",
      writeContact((_, length) => "€".repeat(length)),
    ),
  ],
  "/api/errors": () => [
    toBody("the longest", {
      ...errorReport,
      url: `https://heater-age.example/${writeWords("url", 1900).replaceAll(" ", "/")}`,
      stack: writeWords("stack", 8000),
      context: manyFields(40, 80),
    }),
    toBody("nothing but digits", { ...errorReport, stack: "12 ".repeat(4500) }),
    toBody("nothing but @", { ...errorReport, stack: "a@".repeat(7000) }),
  ],
};

/** Bodies that no call accepts but every call has to parse. */
const unreadable: readonly CostlyBody[] = [
  { what: "64 kB of brackets", body: "[".repeat(64 * kibibyte - 1) },
  toBody("64 kB of unknown fields", manyFields(3000, 8)),
];

/**
 * Returns the costliest bodies of a call that takes JSON.
 *
 * @throws Error for an unknown call, so that a new one isn't forgotten.
 */
export function listJsonBodies(path: string, checks: readonly CostlyCheck[]): readonly CostlyBody[] {
  const write = writers[path];
  if (write === undefined) throw new Error(`There are no costly requests for ${path}: add them to bodies.ts`);
  return [...write(checks), ...unreadable];
}

const toTable = (checks: readonly CostlyCheck[], surplus: readonly string[] = []): string =>
  [
    ["brand", "serialNumber", "modelNumber", ...surplus.map((_, index) => `c${index}`)],
    ...checks.map(({ brand, serialNumber, modelNumber = "" }) => [
      brand,
      serialNumber,
      modelNumber,
      ...surplus,
    ]),
  ]
    .map((cells) => cells.join(","))
    .join("\r\n");

/** Returns the costliest tables. */
export const listCsvBodies = (checks: readonly CostlyCheck[]): readonly CostlyBody[] => [
  ...listBatches(checks).map(([what, rows]) => ({ what, body: toTable(rows) })),
  // A cell that looks like a formula comes back with an apostrophe.
  {
    what: "0.9 MiB of formulas",
    body: toTable(
      repeat(checks, maxChecks),
      Array.from({ length: 190 }, () => "=".repeat(9)),
    ),
  },
  { what: "8,185 lines of one letter", body: `brand,serial\n${"a\n".repeat(8185)}` },
  ...[",", ";", "\t", '"",', ",\n", '"\n",'].map((text) => ({
    what: `1 MiB of ${JSON.stringify(text)}`,
    body: text.repeat(mebibyte / text.length - 1),
  })),
  { what: "1 MiB without a line end", body: "a".repeat(mebibyte - 1) },
  { what: "1 MiB of line ends", body: `brand,serialNumber${"\n".repeat(mebibyte - 20)}` },
];
