import { heatersOfAllBrands } from "../harness/cases.ts";
import { type Flow, send } from "../harness/load.ts";
import { count, type Measure, median, met } from "../harness/measure.ts";
import { type Contestant, medianRatio, takeTurns } from "../harness/take-turns.ts";
import { timeSpentOn } from "./cores.ts";
import { inPlace, type Side } from "./place.ts";
import { shareRecorded } from "./recorded.ts";

const ROUNDS = 11;
const SECONDS = 2;
const CALLERS = 64;
const WARM_UP = 4000;
const goals = { bare: 0.4, perSecond: 4000, p99: 80 } as const;

/** A round, with a request's CPU microseconds on the server. */
interface Round extends Flow {
  readonly processor: number;
}

async function contestant({ url, service }: Side, model?: string): Promise<Contestant<Round>> {
  const heaters = await heatersOfAllBrands();
  const load = {
    url,
    callers: CALLERS,
    until: { seconds: SECONDS },
    requests: heaters.map((heater) => ({
      method: "POST" as const,
      path: "/api/check",
      body: model === undefined ? heater : { ...heater, modelNumber: model },
    })),
  };
  return {
    warmUp: () => send({ ...load, until: { requests: WARM_UP } }),
    run: async () => {
      const before = timeSpentOn(service.id);
      const flow = await send(load);
      return { ...flow, processor: ((timeSpentOn(service.id) - before) * 1000) / flow.answered };
    },
  };
}

const figuresOf = (rounds: readonly Round[]) => ({
  pace: rounds.map(({ perSecond }) => perSecond),
  p99: rounds.map(({ p99 }) => p99),
  processor: rounds.map(({ processor }) => processor),
});
type Figures = ReturnType<typeof figuresOf>;

function row(title: string, { pace, p99, processor }: Figures, bare: Figures, insert: Figures) {
  const ratios = {
    bare: medianRatio(pace, bare.pace),
    p99: medianRatio(p99, bare.p99),
    insert: medianRatio(pace, insert.pace),
  };
  const cells = [
    title,
    count(median(pace)),
    `${median(p99).toFixed(1)} ms`,
    `${count(median(processor))} µs`,
    ratios.bare.toFixed(2),
    ratios.p99.toFixed(2),
    ratios.insert.toFixed(2),
    medianRatio(bare.processor, processor).toFixed(2),
  ];
  return { bare: ratios.bare, perSecond: median(pace), p99: median(p99), cells };
}

/**
 * Measures checks per second through the whole service, next to a server with the same plugins and schemas that does
 * nothing, and next to one that inserts a row for each check.
 */
export const api: Measure = {
  name: "api",
  table: {
    title: "One check per request",
    heads: [
      "What",
      "Requests/s",
      "p99",
      "CPU time per request",
      "Pace vs. bare",
      "p99 vs. bare",
      "Pace vs. inserts",
      "Pace by CPU time",
      "Goal",
    ],
  },
  run: () =>
    inPlace(async ({ database, api: startApi, bare: startBare }) => {
      const [checks, rows] = [await database("checks"), await database("inserts")];
      const bare = await startBare();
      const insert = await startBare(rows.url);
      const check = await startApi(checks.url);
      const rounds = await takeTurns(
        {
          bare: await contestant(bare),
          insert: await contestant(insert),
          check: await contestant(check),
          model: await contestant(check, "XE40M09EL55U1"),
        },
        ROUNDS,
      );
      const share = await shareRecorded(check.url);

      const against = [figuresOf(rounds.bare), figuresOf(rounds.insert)] as const;
      const rowOf = (title: string, name: keyof typeof rounds) =>
        row(title, figuresOf(rounds[name]), ...against);
      const judged = rowOf(`POST /api/check, ${share} answered as recorded`, "check");
      const goal = [
        `at least ${count(goals.perSecond)}/s: ${met(judged.perSecond >= goals.perSecond)}`,
        `at least ${goals.bare} of bare: ${met(judged.bare >= goals.bare)}`,
        `p99 under ${goals.p99} ms: ${met(judged.p99 < goals.p99)}`,
      ].join("; ");
      return {
        bare: [
          ...rowOf("bare Fastify: same plugins and schemas, prepared answers, no database", "bare").cells,
          "–",
        ],
        insert: [...rowOf("the same with one plain insert per request", "insert").cells, "–"],
        check: [...judged.cells, goal],
        model: [...rowOf("POST /api/check with a model number", "model").cells, "–"],
      };
    }),
};
