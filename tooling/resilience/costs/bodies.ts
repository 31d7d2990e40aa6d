import { hash } from "node:crypto";
import type { DescribedCall } from "@heater-age/api/test/document";
import type { CostlyCheck } from "./serials.ts";

/** A body meant to be costly, and why. */
export interface CostlyBody {
  readonly what: string;
  readonly body: string;
}

const mostChecks = 500;
const mebibyte = 1024 * 1024;
const kibibyte = 1024;

/** Returns a text that PostgreSQL can hardly compress. The same name gives the same text. */
export function words(name: string, length: number): string {
  let text = "";
  for (let part = 0; text.length < length; part += 1) {
    const letters = hash("sha256", `${name} ${part}`, "base64").replaceAll(/[^a-z]+/giu, "");
    text += `${letters.slice(0, 6).toLowerCase()} `;
  }
  return text.slice(0, length);
}

const labelOf = ({ brand, serialNumber, modelNumber }: CostlyCheck): string =>
  [brand, serialNumber, modelNumber].filter((part) => part !== undefined).join(" ");

/** Returns a body for each check, labeled with the check. */
const perCheck = (
  checks: readonly CostlyCheck[],
  make: (check: CostlyCheck) => unknown,
): readonly CostlyBody[] =>
  checks.map((check) => ({ what: labelOf(check), body: JSON.stringify(make(check)) }));

const repeated = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  Array.from({ length: count }, (_, index) => items[index % items.length]).filter(
    (item) => item !== undefined,
  );

// Only the costliest of all names, because each causes a second of work.
const batchCases = 4;

/** A check that is long in every recorded column. */
const longestRows = (checks: readonly CostlyCheck[]): readonly CostlyCheck[] =>
  checks
    .toSorted((one, other) => other.brand.length - one.brand.length)
    .slice(0, 5)
    .map(({ brand }) => ({ brand, serialNumber: "W".repeat(20), modelNumber: "M8".repeat(15) }));

/** Returns lists with the most checks that a batch may have. */
function batches(checks: readonly CostlyCheck[]): readonly (readonly [string, readonly CostlyCheck[]])[] {
  const one = checks.slice(0, batchCases).map((check) => [labelOf(check), [check]] as const);
  return [
    ...one,
    ["the costliest of every name", checks] as const,
    ["the longest", longestRows(checks)] as const,
  ].map(([what, items]) => [`${mostChecks} × ${what}`, repeated(items, mostChecks)] as const);
}

const clues = [
  { question: "rating-name", answer: "ef" },
  { question: "label-price", answer: "before-2023" },
  { question: "energy-factor", energyFactor: 0.58, type: "gas-tank", gallons: 50 },
  { question: "gas-valve-code", code: `${"0712 ".repeat(19)}0712` },
  { question: "flame-arrestor", answer: "named" },
  { question: "standard-year", year: 2004 },
  { question: "certification-mark", answer: "energy-star" },
  { question: "electric-tank-size", gallons: 50 },
  { question: "printed-date", year: 2006 },
  { question: "inspection-tag", year: 2010 },
  { question: "installation-sticker", year: 2011 },
  { question: "pipe-tag", year: 2012 },
] as const;

const contact = (fill: (name: string, length: number) => string): object => ({
  name: fill("name", 100),
  email: `${"a".repeat(60)}@${"b".repeat(60)}.example`,
  phone: fill("phone", 40),
  subject: fill("subject", 200),
  message: fill("message", 5000),
  recaptchaToken: words("token", 8192),
});

// As long as the stored parts, within the 16 KiB allowed in total.
const errorReport = {
  level: "error",
  source: "server",
  message: words("message", 1000),
  userAgent: words("agent", 500),
  url: `https://heater-age.example/${words("url", 1900).replaceAll(" ", "/")}`,
  userId: words("user", 100),
  sessionId: words("session", 100),
  stack: words("stack", 8000),
  context: Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`field${index}`, words(`${index}`, 80)]),
  ),
};

const shortErrorReport = { level: "error", source: "server", message: "x" };

const multibyte = (_name: string, length: number): string => "€".repeat(length);

/** The bodies of each JSON call, by path. */
const makers: Readonly<Record<string, (checks: readonly CostlyCheck[]) => readonly CostlyBody[]>> = {
  "/api/check": (checks) => perCheck(checks, (check) => check),
  "/api/check/batch": (checks) =>
    batches(checks).map(([what, rows]) => ({ what, body: JSON.stringify({ checks: rows }) })),
  "/api/advice": (checks) => [
    ...perCheck(checks, (check) => check),
    ...perCheck(checks.slice(0, batchCases), (check) => ({
      ...check,
      type: "gas-tank",
      installed: "2019-04",
      warranty: "6 year limited tank and parts warranty ".repeat(6).slice(0, 200),
    })),
  ],
  "/api/no-label": () => [
    { what: "50 clues", body: JSON.stringify({ clues: repeated(clues, 50), energy: "gas" }) },
    ...clues.map((clue) => ({
      what: `50 × ${clue.question}`,
      body: JSON.stringify({ clues: repeated([clue], 50) }),
    })),
  ],
  "/api/generate-report": (checks) => [
    ...perCheck(checks, (check) => check),
    ...perCheck(checks.slice(0, batchCases), (check) => ({
      ...check,
      recommendation: "€".repeat(5000),
      modelInfo: Object.fromEntries(
        Array.from({ length: 50 }, (_, index) => [`f${index}`, words("info", 800)]),
      ),
    })),
  ],
  "/api/share": () =>
    ["website", "result"].map((type) => ({ what: type, body: JSON.stringify({ type, platform: "copy" }) })),
  "/api/contact": () => [
    { what: "the longest", body: JSON.stringify(contact(words)) },
    { what: "the longest, 3 bytes a character", body: JSON.stringify(contact(multibyte)) },
  ],
  "/api/corrections": (checks) =>
    perCheck(checks, (check) => ({
      brand: check.brand,
      serialNumber: check.serialNumber,
      printedDate: "2004-05",
      seenOn: "rating-plate",
      note: words("note", 300),
    })),
  "/api/errors": () => [
    { what: "the longest", body: JSON.stringify(errorReport) },
    { what: "short", body: JSON.stringify(shortErrorReport) },
    { what: "nothing but digits", body: JSON.stringify({ ...shortErrorReport, stack: "12 ".repeat(5000) }) },
    { what: "nothing but @", body: JSON.stringify({ ...shortErrorReport, stack: "a@".repeat(7500) }) },
    {
      what: "deep context",
      body: JSON.stringify({
        ...shortErrorReport,
        context: JSON.parse(`${'{"a":'.repeat(2000)}1${"}".repeat(2000)}`) as unknown,
      }),
    },
  ],
};

/** Bodies that no call accepts but every call has to parse. */
const unreadable: readonly CostlyBody[] = [
  { what: "64 kB of brackets", body: "[".repeat(64 * kibibyte - 1) },
  {
    what: "64 kB of unknown fields",
    body: JSON.stringify(Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`f${index}`, 0]))),
  },
];

const filled = (item: string, bytes: number): string =>
  `{"checks":[${`${item},`.repeat(bytes / (item.length + 1) - 10)}${item}]}`;

/** Lists of more values than a batch may have. */
const manyValues: readonly CostlyBody[] = [256, 1024].flatMap((size) =>
  ["{}", "[]", "0", '{"a":{}}'].map((item) => ({
    what: `${size} KiB of ${item}`,
    body: filled(item, size * kibibyte),
  })),
);

/**
 * Returns the costliest bodies of a call that takes JSON.
 *
 * @throws Error for an unknown call, so that a new one isn't forgotten.
 */
export function jsonBodies({ path }: DescribedCall, checks: readonly CostlyCheck[]): readonly CostlyBody[] {
  const make = makers[path];
  if (make === undefined) throw new Error(`There are no costly requests for ${path}: add them to bodies.ts`);
  return [...make(checks), ...unreadable, ...(path === "/api/check/batch" ? manyValues : [])];
}

/** Returns the costliest tables. */
export function csvBodies(checks: readonly CostlyCheck[]): readonly CostlyBody[] {
  const table = (rows: readonly CostlyCheck[], more = 0, cell = ""): string => {
    const surplus = Array.from({ length: more }, () => cell);
    const head = ["brand", "serialNumber", "modelNumber", ...surplus.map((_, index) => `c${index}`)];
    const lines = rows.map(({ brand, serialNumber, modelNumber = "" }) =>
      [brand, serialNumber, modelNumber, ...surplus].join(","),
    );
    return [head.join(","), ...lines].join("\r\n");
  };
  const rows = repeated(checks, mostChecks);
  const most = 197;
  const room = Math.floor((mebibyte * 0.95) / mostChecks - 60);
  return [
    ...batches(checks).map(([what, items]) => ({ what, body: table(items) })),
    // A cell that looks like a formula comes back with an apostrophe.
    {
      what: "1 MiB of formulas",
      body: table(rows, most, "=".repeat(Math.max(1, Math.floor(room / most) - 1))),
    },
    {
      what: "200 columns and short rows",
      body: `${table([], most)}\r\n${rows.map(({ brand, serialNumber }) => `${brand},${serialNumber}`).join("\r\n")}`,
    },
    { what: "8,185 lines of one letter", body: `brand,serial\n${"a\n".repeat(8185)}` },
    ...[",", ";", "\t", '"",', ",\n", '"\n",'].map((text) => ({
      what: `1 MiB of ${JSON.stringify(text)}`,
      body: text.repeat(mebibyte / text.length - 1),
    })),
    { what: "1 MiB without a line end", body: "a".repeat(mebibyte - 1) },
    { what: "1 MiB of line ends", body: `brand,serialNumber${"\n".repeat(mebibyte - 20)}` },
  ];
}
