import { randomUUID } from "node:crypto";
import { type Sample, type Truth, truthOf } from "./samples.ts";
import type { Event, Promised } from "./tally.ts";
import { type Answer, failureOf, parsed, type Request, visit } from "./visitor.ts";

/** The result of a call, without its times. */
type Result = Pick<Event, "outcome" | "note" | "recorded">;

/** The context of calls. */
export interface World {
  readonly url: string;
  readonly next: () => Sample;
  readonly promised: Promised;
  /** Returns whether the servers' clock shows this day. */
  readonly isToday: (day: string) => boolean;
  /** Reports that can be read, with their deletion tokens. */
  readonly shown: { readonly id: string; readonly token: string; readonly serial: string }[];
}

/** A call that visitors make. */
export interface Call {
  readonly kind: string;
  /** Percent of all calls. */
  readonly weight: number;
  readonly make: (world: World) => Promise<Result>;
}

interface CheckAnswer {
  readonly success: boolean;
  readonly serialNumber: string;
  readonly manufacturingDate: string;
  readonly ageYears: number;
  readonly ageMonths: number;
  readonly decoding?: { readonly candidates: readonly { readonly date: string }[] };
  /** In a batch: the first dates and their count. */
  readonly dates?: readonly { readonly date: string }[];
  readonly dateCount?: number;
  readonly recorded: boolean;
  readonly checkedAt: string;
}

const right: Result = { outcome: "right" };
const wrong = (note: string): Result => ({ outcome: "wrong", note });
const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

async function get(world: World, request: Request, isRight: (answer: Answer) => boolean): Promise<Result> {
  const answer = await visit(world.url, request);
  if (answer.status !== 200) return failureOf(answer);
  return isRight(answer) ? right : wrong(`200 ${answer.text.slice(0, 80)}`);
}

function saysTruth(answer: CheckAnswer, { dates, years, months }: Truth): boolean {
  const named = answer.decoding?.candidates ?? answer.dates ?? [];
  return (
    answer.success &&
    named.length > 0 &&
    named.every(({ date }, index) => date === dates[index]) &&
    (answer.dateCount ?? named.length) === dates.length &&
    answer.manufacturingDate.slice(0, 4) === dates[0]?.slice(0, 4) &&
    answer.ageYears === years &&
    answer.ageMonths === months
  );
}

function judge(world: World, sample: Sample, answer: CheckAnswer | undefined): Result {
  if (answer?.recorded === undefined) return wrong("no result");
  const day = answer.checkedAt.slice(0, 10);
  const truth = truthOf(sample, day);
  if (!world.isToday(day)) return wrong(`made on ${answer.checkedAt}`);
  if (truth === undefined || answer.serialNumber !== sample.serial || !saysTruth(answer, truth))
    return wrong(`${sample.brand} ${sample.serial}: ${JSON.stringify(answer).slice(0, 200)}`);
  if (answer.recorded) world.promised.checks.push(sample);
  return { outcome: "right", recorded: answer.recorded };
}

const inputOf = ({ brand, serial }: Sample) => ({ brand, serialNumber: serial });

async function check(world: World, checkId?: string): Promise<Result> {
  const sample = world.next();
  const request = { method: "POST", path: "/api/check", body: { ...inputOf(sample), checkId } };
  const answer = await visit(world.url, request);
  return answer.status === 200
    ? judge(world, sample, parsed(answer) as CheckAnswer | undefined)
    : failureOf(answer);
}

async function batch(world: World): Promise<Result> {
  const samples = Array.from({ length: 20 }, world.next);
  const body = { checks: samples.map(inputOf) };
  const answer = await visit(world.url, { method: "POST", path: "/api/check/batch", body });
  if (answer.status !== 200) return failureOf(answer);
  const { results = [] } = (parsed(answer) ?? {}) as { readonly results?: readonly CheckAnswer[] };
  const judged = samples.map((sample, index) => judge(world, sample, results[index]));
  return (
    judged.find(({ outcome }) => outcome !== "right") ?? {
      outcome: "right",
      recorded: judged.every(({ recorded }) => recorded),
    }
  );
}

async function makeReport(world: World): Promise<Result> {
  const sample = world.next();
  const body = { ...inputOf(sample), id: randomUUID() };
  const request = { method: "POST", path: "/api/generate-report", body };
  const answer = await visit(world.url, request);
  if (answer.status !== 200) return failureOf(answer);
  const { report } = (parsed(answer) ?? {}) as { readonly report?: { id: string; deletionToken: string } };
  if (report === undefined) return wrong(answer.text.slice(0, 80));
  world.promised.reports.add(report.id);
  world.shown.push({ id: report.id, token: report.deletionToken, serial: sample.serial });
  return right;
}

/** Accepts a missing report if another visitor has deleted it since. */
const unlessDeleted = (world: World, report: World["shown"][number], result: Result): Result =>
  result.outcome === "wrong" && !world.shown.includes(report) ? right : result;

async function readReport(world: World): Promise<Result> {
  const report = oneOf(world.shown);
  if (report === undefined) return makeReport(world);
  const isRight = (answer: Answer) => answer.text.includes(report.serial);
  return unlessDeleted(world, report, await get(world, { path: `/api/reports/${report.id}` }, isRight));
}

async function showReport(world: World): Promise<Result> {
  const report = oneOf(world.shown);
  if (report === undefined) return makeReport(world);
  const isRight = ({ text }: Answer) => text.includes(report.serial) && text.includes("</html>");
  return unlessDeleted(world, report, await get(world, { path: `/report/${report.id}` }, isRight));
}

async function deleteReport(world: World): Promise<Result> {
  // Removed first, so that no other call reads it in the meantime.
  const [report] = world.shown.length > 20 ? world.shown.splice(0, 1) : [];
  if (report === undefined) return makeReport(world);
  const headers = { authorization: `Bearer ${report.token}` };
  const path = `/api/reports/${report.id}`;
  const answer = await visit(world.url, { method: "DELETE", path, headers });
  world.promised.reports.delete(report.id);
  // Without a confirmation, the report may or may not exist.
  if (answer.status !== 204) return failureOf(answer);
  world.promised.deletedReports.add(report.id);
  const after = await visit(world.url, { path });
  return after.status === 200
    ? wrong("a deleted report is shown")
    : after.status === 410
      ? right
      : failureOf(after);
}

async function share(world: World): Promise<Result> {
  const body = { id: randomUUID(), type: "website", platform: "copy" };
  const answer = await visit(world.url, { method: "POST", path: "/api/share", body });
  if (answer.status >= 300 || answer.status === 0) return failureOf(answer);
  world.promised.shares += 1;
  return right;
}

const pageWithResult = (world: World): Promise<Result> =>
  get(world, { path: "/?brand=rheem&serial=RH0504B01826" }, ({ text }) =>
    ["RH0504B01826", "2004", "</html>"].every((part) => text.includes(part)),
  );

const pages = [
  "/",
  "/de/",
  "/fr/",
  "/contact/",
  "/es/privacy-policy/",
  "/rheem-water-heater-age/",
  "/developers/",
];

const page = (world: World): Promise<Result> =>
  get(world, { path: oneOf(pages) ?? "/" }, ({ text }) => text.includes("</html>"));

/** Returns a call that reads a path and is right if the answer contains a text. */
const reads =
  (path: string, part: string): Call["make"] =>
  (world) =>
    get(world, { path }, ({ text }) => text.includes(part));

/** Visitors' calls with their frequency: many checks, as on the website, and some of everything in the API. */
export const calls: readonly Call[] = [
  { kind: "check", weight: 34, make: (world) => check(world) },
  { kind: "check with an id", weight: 6, make: (world) => check(world, randomUUID()) },
  { kind: "batch", weight: 5, make: batch },
  { kind: "model", weight: 6, make: reads("/api/model/rheem/XG40T06EC36U1", '"success":true') },
  { kind: "report made", weight: 6, make: makeReport },
  { kind: "report read", weight: 5, make: readReport },
  { kind: "report page", weight: 4, make: showReport },
  { kind: "report deleted", weight: 3, make: deleteReport },
  { kind: "share", weight: 4, make: share },
  { kind: "stats", weight: 5, make: reads("/api/stats", '"totalChecks":') },
  { kind: "share stats", weight: 2, make: reads("/api/share/stats", '"totalShares":') },
  { kind: "brands", weight: 2, make: reads("/api/brands", '"rheem"') },
  { kind: "page", weight: 10, make: page },
  { kind: "page with a result", weight: 8, make: pageWithResult },
];
