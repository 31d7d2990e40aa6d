import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dated } from "../../test/answers.ts";
import { type Answer, toFailure, json, serve, silent } from "../../test/serve.ts";
import { AnswerError, ApiError, type CheckInput, createClient, type ManyState } from "../index.ts";

const heater = (number: number): CheckInput => ({ brand: "rheem", serialNumber: `RH0504B${number}` });
const heaters = (count: number): readonly CheckInput[] =>
  Array.from({ length: count }, (_, index) => heater(index));

function* endless(taken: number[]): Generator<CheckInput> {
  for (let number = 0; ; number++) {
    taken.push(number);
    yield heater(number);
  }
}

interface Row {
  readonly serialNumber?: string;
}

const parseRows = (body: string) => (JSON.parse(body) as { readonly checks: readonly Row[] }).checks;

const { decoding: _decoding, ...row } = dated;
const dates = [{ date: "2004-05", confidence: "high", format: "a", reasons: [0], sources: [1] }];
const toResult = ({ serialNumber = "none" }: Row) => ({ ...row, dates, dateCount: 1, serialNumber });

const sources = [
  { title: "First", kind: "maker" },
  { title: "Second", url: "https://example.com/", kind: "trade" },
];
const lists = {
  reasons: [{ code: "counter-fits" }],
  makerReasons: [{ code: "serial-shape", values: { format: "a" } }],
  sources,
  models: [{ modelInfo: { capacity: "40 gallons" }, modelSource: "catalogue", modelEstimated: false }],
};

const requestId = (body: string): string => (JSON.parse(body) as { readonly id: string }).id;

/** Responds like the API: a request repeated with its id is not recorded again. */
function api(before: (requests: number) => Answer | undefined = () => undefined) {
  const recorded: string[] = [];
  const responses = new Map<string, unknown>();
  let requests = 0;
  const answer: Answer = (response, received) => {
    const key = requestId(received.body);
    if (!responses.has(key)) {
      const rows = parseRows(received.body);
      recorded.push(...rows.map(({ serialNumber = "" }) => serialNumber));
      responses.set(key, { results: rows.map(toResult), ...lists });
    }
    const instead = before(requests++);
    if (instead) instead(response, received);
    else json(200, responses.get(key))(response, received);
  };
  return { recorded, answer };
}

async function serials(checks: AsyncIterable<{ readonly input: CheckInput }>, most = Infinity) {
  const numbers: string[] = [];
  if (most === 0) return numbers;
  for await (const { input } of checks) {
    numbers.push(input.serialNumber);
    if (numbers.length === most) break;
  }
  return numbers;
}

describe("checkMany", () => {
  it("returns each input with its index and its result, with the shared data that it refers to", async () => {
    const refused = { statusCode: 400, code: "brand-unknown", error: "Bad Request", message: "?" };
    const maker = {
      brand: "state",
      label: "State",
      maker: "State",
      confidence: "low",
      dates: [],
      dateCount: 0,
    };
    const undated = { success: false, brand: "kenmore", serialNumber: "C05A012345", makerCount: 5 };
    const results = [
      toResult({ serialNumber: "RH0504B01826" }),
      { success: false, invalid: refused },
      { ...undated, makers: [{ ...maker, reasons: [0], sources: [0] }], model: 0 },
    ];
    const { client, received } = await serve(json(200, { results, ...lists }));
    const inputs = [
      { brand: "rheem", serialNumber: "RH0504B01826", row: 7 },
      { brand: "acme", serialNumber: "RH0504B01826", modelNumber: "XE40M09EL55U1", row: 8 },
      { brand: "kenmore", serialNumber: "C05A012345", row: 9 },
    ];
    const checks: unknown[] = [];
    for await (const checked of client().checkMany(inputs)) checks.push(checked);
    const date = { ...dates[0], reasons: [{ code: "counter-fits" }], sources: [sources[1]] };
    const explained = { ...maker, reasons: lists.makerReasons, sources: [sources[0]] };
    expect(checks).toEqual([
      { index: 0, input: inputs[0], result: { ...results[0], dates: [date] } },
      { index: 1, input: inputs[1], result: results[1] },
      { index: 2, input: inputs[2], result: { ...undated, ...lists.models[0], makers: [explained] } },
    ]);
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual(["POST /api/check/batch"]);
    expect(parseRows(received[0]?.body ?? "").slice(0, 2)).toEqual([
      { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "" },
      { brand: "acme", serialNumber: "RH0504B01826", modelNumber: "XE40M09EL55U1" },
    ]);
  });

  it("sends nothing if there are no inputs", async () => {
    const { client, received } = await serve(silent);
    expect(await serials(client().checkMany([]))).toEqual([]);
    expect(received).toEqual([]);
  });

  it("keeps the order when a later request finishes first", async () => {
    const answers: (() => void)[] = [];
    const { recorded, answer } = api();
    const { client } = await serve((response, received) => {
      answers.push(() => answer(response, received));
      if (answers.length === 3) for (const one of answers.toReversed()) one();
    });
    const numbers = await serials(client().checkMany(heaters(6), { batchSize: 2, concurrency: 3 }));
    expect(numbers).toEqual(heaters(6).map(({ serialNumber }) => serialNumber));
    expect(recorded).not.toEqual(numbers);
  });

  it("limits the number of concurrent requests", async () => {
    let atWork = 0;
    const counts: number[] = [];
    const { answer } = api();
    const { client } = await serve((response, received) => {
      counts.push(++atWork);
      setTimeout(() => {
        atWork--;
        answer(response, received);
      }, 5);
    });
    await serials(client().checkMany(heaters(40), { batchSize: 2, concurrency: 3 }));
    expect(Math.max(...counts)).toBe(3);
  });

  it("reads only as many endless inputs as needed", async () => {
    const taken: number[] = [];
    const { answer } = api();
    const { client } = await serve(answer);
    const checks = client().checkMany(endless(taken), { batchSize: 5, concurrency: 2 });
    expect(await serials(checks, 12)).toHaveLength(12);
    // Three batches were requested, and two more can be in progress.
    expect(taken.length).toBeLessThanOrEqual(25);
  });

  it("returns results while waiting for an input", async () => {
    const { answer } = api();
    const { client } = await serve(answer);
    async function* slow() {
      yield* heaters(2);
      await new Promise(() => {});
    }
    const checks = client().checkMany(slow(), { batchSize: 2, concurrency: 4 });
    expect(await serials(checks, 2)).toHaveLength(2);
  });

  it("reports its progress", async () => {
    const { answer } = api();
    const { client } = await serve(answer);
    const calls: unknown[] = [];
    const onProgress = (...progress: unknown[]) => {
      calls.push(progress);
      throw new Error("a mistake of the caller's");
    };
    await serials(client().checkMany(heaters(5), { batchSize: 2, concurrency: 1, onProgress }));
    expect(calls).toEqual([
      [2, 5],
      [4, 5],
      [5, 5],
    ]);
    await serials(client().checkMany(new Set(heaters(1)), { onProgress }));
    expect(calls.at(-1)).toEqual([1, undefined]);
  });

  it("sends values other than strings unchanged, and truncates overlong strings", async () => {
    const { answer } = api();
    const { client, received } = await serve(answer);
    const cells = JSON.parse('[{ "brand": 7 }]') as readonly CheckInput[];
    await serials(client().checkMany([...cells, { brand: "rheem", serialNumber: "1".repeat(2_000_000) }]));
    expect(parseRows(received[0]?.body ?? "")).toEqual([
      { brand: 7, modelNumber: "" },
      { brand: "rheem", serialNumber: "1".repeat(101), modelNumber: "" },
    ]);
  });

  it.each([{ concurrency: 0 }, { batchSize: 501 }, { batchSize: 1.5 }])("refuses %j", (options) => {
    expect(() => createClient().checkMany([], options)).toThrow(RangeError);
  });
});

describe("checkMany after a failure", () => {
  it("throws at the failed input, after all earlier results", async () => {
    const { answer } = api((requests) => (requests === 2 ? json(501, {}) : undefined));
    const { client } = await serve(answer);
    const checks = client().checkMany(heaters(10), { batchSize: 2, concurrency: 1 });
    const indexes: number[] = [];
    const reading = (async () => {
      for await (const { index } of checks) indexes.push(index);
    })();
    expect(await toFailure(reading)).toBeInstanceOf(ApiError);
    expect(indexes).toEqual([0, 1, 2, 3]);
    expect(checks.state).toMatchObject({ batchSize: 2, done: 4 });
  });

  it("refuses a list that does not match its request", async () => {
    const { ageYears: _, ...partial } = dated;
    const { client } = await serve(
      json(200, { results: [dated], ...lists }),
      json(200, { results: [dated, partial], ...lists }),
      json(200, {}),
      json(200, { results: [dated, dated], ...lists, sources: undefined }),
    );
    for (const fields of [["results"], ["results[1].ageYears"], ["results"], ["sources"]]) {
      const error = await toFailure(serials(client().checkMany(heaters(2))));
      expect(error).toBeInstanceOf(AnswerError);
      expect(error).toMatchObject({ fields });
    }
  });

  it("throws the inputs' error, after the results of the previous ones", async () => {
    const { answer } = api();
    const { client } = await serve(answer);
    const broken = new Error("the file ends here");
    function* file() {
      yield* heaters(3);
      throw broken;
    }
    const indexes: number[] = [];
    const reading = (async () => {
      for await (const { index } of client().checkMany(file(), { batchSize: 2 })) indexes.push(index);
    })();
    expect(await toFailure(reading)).toBe(broken);
    expect(indexes).toEqual([0, 1]);
  });

  it("resumes where it stopped, in order and without recording anything twice", async () => {
    const scenario = fc.record({
      count: fc.nat(30),
      batchSize: fc.integer({ min: 1, max: 7 }),
      concurrency: fc.integer({ min: 1, max: 4 }),
      // The number of requests after which the API fails, or the caller stops.
      failures: fc.array(fc.nat(5), { maxLength: 5 }),
      leaves: fc.array(fc.nat(12), { maxLength: 3 }),
    });
    // An abandoned request can still arrive during the next scenario.
    const answers = new Map<string, Answer>();
    const { client } = await serve((response, request) =>
      answers.get(String(request.headers["x-scenario"]))?.(response, request),
    );
    await fc.assert(
      fc.asyncProperty(scenario, async ({ count, batchSize, concurrency, failures, leaves }) => {
        const remaining = [...failures];
        const stops = [...leaves];
        let until = remaining.shift();
        const { recorded, answer } = api(() => {
          if (until === undefined || until-- > 0) return undefined;
          until = remaining.shift();
          return json(501, {});
        });
        const headers = { "x-scenario": String(answers.size) };
        answers.set(headers["x-scenario"], answer);
        const numbers: string[] = [];
        let state: ManyState | undefined;
        for (let runs = 0; runs < 40; runs++) {
          const options = state === undefined ? { batchSize } : { resume: state };
          const checks = client().checkMany(heaters(count), { ...options, concurrency, headers });
          const most = stops.shift() ?? Infinity;
          let done = false;
          try {
            let taken = 0;
            done = true;
            for await (const { index, input, result } of checks) {
              expect(index).toBe(checks.state.done);
              expect(result).toMatchObject({ serialNumber: input.serialNumber });
              if (taken++ === most) {
                done = false;
                break;
              }
              numbers.push(input.serialNumber);
            }
          } catch (error) {
            expect(error).toBeInstanceOf(ApiError);
            done = false;
          }
          state = JSON.parse(JSON.stringify(checks.state)) as ManyState;
          if (done) break;
        }
        const all = heaters(count).map(({ serialNumber }) => serialNumber);
        expect(numbers).toEqual(all);
        expect(recorded.toSorted()).toEqual(all.toSorted());
      }),
      { numRuns: 60 },
    );
  });
});

describe("checkMany that is aborted", () => {
  it.each([
    ["while it waits for an answer", heaters(4)],
    [
      "while it waits for an input",
      (async function* () {
        await new Promise(() => {});
        yield heater(0);
      })(),
    ],
  ])("%s ends with the caller's reason", async (_name, inputs) => {
    const { client } = await serve(silent);
    const controller = new AbortController();
    const reason = new Error("left the page");
    const reading = serials(client().checkMany(inputs, { signal: controller.signal }));
    setTimeout(() => controller.abort(reason), 30);
    expect(await toFailure(reading)).toBe(reason);
    expect(await toFailure(serials(client().checkMany(heaters(1), { signal: controller.signal })))).toBe(
      reason,
    );
  });

  it("returns no more results, including those already received", async () => {
    const { client } = await serve(api().answer);
    const controller = new AbortController();
    const given: number[] = [];
    const read = async () => {
      for await (const { index } of client().checkMany(heaters(50), { signal: controller.signal }))
        if (given.push(index) === 10) controller.abort(new Error("enough"));
    };
    await expect(read()).rejects.toThrow("enough");
    expect(given).toHaveLength(10);
  });

  it("closes its inputs and aborts its requests", async () => {
    let closed = false;
    function* file() {
      try {
        for (;;) yield heater(0);
      } finally {
        closed = true;
      }
    }
    const { answer } = api();
    const ended: Promise<void>[] = [];
    const { client, received } = await serve(answer, (response) => {
      ended.push(new Promise((resolve) => response.once("close", resolve)));
    });
    const checks = client().checkMany(file(), { batchSize: 1, concurrency: 3 });
    for await (const { index } of checks) {
      expect(index).toBe(0);
      await expect.poll(() => received.length).toBeGreaterThan(1);
      break;
    }
    await Promise.all(ended);
    await expect.poll(() => closed).toBe(true);
  });
});
