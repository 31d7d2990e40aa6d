import { readCatalogue } from "@heater-age/api/src/models/catalogue";
import { readDocument } from "@heater-age/api/test/document";
import { brands, isBrand } from "@heater-age/decoder";
import { otherBrand } from "@heater-age/decoder/check";
import { visit } from "../traffic/visitor.ts";
import { measureCosts, type RouteCosts } from "./measure.ts";
import { type MeasuredApi, startMeasuredApi } from "./measured-api.ts";
import { type CatalogueModel, type CostlyRequest, costlyRequests, type KnownReport } from "./requests.ts";
import { allNames, type CostlyCheck, costliestChecks, costOf, serialsOf } from "./serials.ts";
import { measureIdle, runStorm, type StormOptions, type StormResult } from "./storm.ts";

export interface CostOptions {
  readonly say: (line: string) => void;
  readonly seed: number;
  /** Uses one of this many names, serial numbers, and models. */
  readonly oneIn: number;
}

const eachFormat = 4;
const eachName = 2;
const modelsTried = 60;
const reportsMade = 5;
const serialsTried = 400;

const thinned = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  items.filter((_, index) => index % count === 0);

/** Returns about this many items, spread over a list. */
const spread = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  thinned(items, Math.max(1, Math.ceil(items.length / count)));

const byCharacters = (checks: readonly CostlyCheck[]): readonly CostlyCheck[] =>
  checks
    .map((check) => ({ check, characters: costOf(check)?.characters ?? 0 }))
    .toSorted((one, other) => other.characters - one.characters)
    .map(({ check }) => check);

/** Returns every name's costliest checks, costliest first. */
export function checksToTry(
  { seed, oneIn }: Omit<CostOptions, "say">,
  catalogue: readonly CatalogueModel[],
): readonly CostlyCheck[] {
  const all = Object.values(brands).flatMap((brand) => serialsOf(brand, { each: eachFormat, seed }));
  // The longest answers without a brand are also the longest under a label; a brand also has its own formats.
  const open = byCharacters(
    thinned([...new Set(all)], oneIn).map((serialNumber) => ({ brand: otherBrand, serialNumber })),
  );
  const shared = open.slice(0, Math.ceil(serialsTried / oneIn)).map(({ serialNumber }) => serialNumber);
  const models = spread(catalogue, modelsTried / oneIn).map(({ model }) => model);
  const checks = thinned(allNames.toReversed(), oneIn).flatMap((name) => {
    const own = isBrand(name) ? serialsOf(brands[name], { each: 10 * eachFormat, seed }) : [];
    const serials = [...shared, ...thinned(own, oneIn)];
    return costliestChecks({ names: [name], serials, models, each: eachName });
  });
  return byCharacters(checks);
}

/** Creates reports of checks, as long as some have a date. */
async function makeReports(url: string, checks: readonly CostlyCheck[]): Promise<readonly KnownReport[]> {
  const made: KnownReport[] = [];
  for (const body of checks) {
    if (made.length >= reportsMade) break;
    const { status, text } = await visit(url, { method: "POST", path: "/api/generate-report", body });
    if (status === 200) made.push((JSON.parse(text) as { readonly report: KnownReport }).report);
  }
  return made;
}

/** Returns the costliest requests for a running API. */
async function requestsFor({ url }: MeasuredApi, options: CostOptions): Promise<readonly CostlyRequest[]> {
  options.say("  Looking for the costliest checks of every name");
  const { rows } = await readCatalogue();
  const checks = checksToTry(options, rows);
  const models = spread(rows, modelsTried / options.oneIn);
  // Only checks with a date make a report.
  const reports = await makeReports(url, checks);
  return costlyRequests(await readDocument(), { checks, models, reports });
}

/** Measures the costliest requests, one at a time. Yields the costs route by route. */
export async function* runCosts(options: CostOptions): AsyncGenerator<RouteCosts, void> {
  options.say("The costliest requests of every route");
  const api = await startMeasuredApi(options.say);
  try {
    yield* measureCosts(api, await requestsFor(api, options));
  } finally {
    await api.stop();
  }
}

const eachRoute = 20;

/** Returns some requests of each route, route by route. */
export function mixOf(requests: readonly CostlyRequest[]): readonly CostlyRequest[] {
  const routes = [...Map.groupBy(requests, ({ route }) => route).values()].map((of) => spread(of, eachRoute));
  return Array.from({ length: eachRoute }, (_, index) =>
    routes.map((of) => of[index % of.length]).filter((request) => request !== undefined),
  ).flat();
}

const rows = `brand,serial\n${"rheem,RH0504B01826\n".repeat(25)}`;

/** Uploads that stall after some rows. */
const stalled: CostlyRequest = {
  route: "POST /api/check/batch, stalled",
  what: "25 rows and no end",
  method: "POST",
  path: "/api/check/batch",
  headers: { "content-type": "text/csv" },
  body: rows,
  stalls: true,
};

/** Sends storms to an API: all routes from ten addresses, then each route from one address and from five. */
export async function* makeStorms({
  seconds,
  next,
  ...options
}: CostOptions & Pick<StormOptions, "next" | "seconds">): AsyncGenerator<StormResult, void> {
  options.say("Storms of costly requests");
  const api = await startMeasuredApi(options.say);
  try {
    const requests = [...(await requestsFor(api, options)), stalled];
    const idle = await measureIdle(api, next, seconds / 4);
    const storms = [
      { title: "Every route, from 10 addresses", addresses: 10, seconds, requests: mixOf(requests) },
      ...[...Map.groupBy(requests, ({ route }) => route)].flatMap(([route, some]) =>
        [1, 5].map((addresses) => ({
          title: `\`${route}\`, from ${addresses}`,
          addresses,
          seconds: seconds / 12,
          requests: spread(some, eachRoute),
        })),
      ),
    ];
    // Each storm has its own addresses, outside those used for measuring single requests.
    for (const [index, storm] of storms.entries())
      yield await runStorm(api, { ...storm, next, idle, firstAddress: 250 * 65_536 + 100 * index });
  } finally {
    await api.stop();
  }
}
