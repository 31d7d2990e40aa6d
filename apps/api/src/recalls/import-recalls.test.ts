import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { notices } from "@heater-age/decoder/safety";
import * as fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { migratedDatabase } from "../../test/service.ts";
import { connect } from "../db/connect.ts";
import { type FetchOptions, fetchRecalls } from "./fetch-recalls.ts";
import { importRecalls } from "./import-recalls.ts";
import { numberKey, readRecalls, RecallImportError } from "./read-recalls.ts";
import { listRecalls, reviewRecall } from "./review-recalls.ts";

const today = "2026-11-20";

/** Returns a record in the format of the service, with fields that are ignored. All data is invented. */
const record = (changes: object = {}) => ({
  RecallID: 10_999,
  RecallNumber: "26999",
  RecallDate: "2026-10-01T00:00:00",
  Description: "This recall involves gas water heaters of a test.",
  URL: "https://www.cpsc.gov/Recalls/2026/A-Test-Recalls-Water-Heaters",
  Title: "A Test Recalls Water Heaters",
  ConsumerContact: "Toll-free at 800-555-0100.",
  LastPublishDate: "2026-10-01T00:00:00",
  Products: [
    {
      Name: "Water heaters",
      Description: "",
      Model: "",
      Type: "",
      CategoryID: "",
      NumberOfUnits: "About 1,000",
    },
  ],
  Inconjunctions: [],
  Images: [{ URL: "https://www.cpsc.gov/picture.jpg", Caption: "" }],
  Injuries: [{ Name: "None reported" }],
  Manufacturers: [],
  Retailers: [],
  Importers: [],
  Distributors: [],
  SoldAtLabel: null,
  ManufacturerCountries: [{ Country: "United States" }],
  ProductUPCs: [],
  Hazards: [{ Name: "Fire hazard.", HazardType: "", HazardTypeID: "" }],
  Remedies: [{ Name: "Free repair." }],
  RemedyOptions: [{ Option: "Repair" }],
  ...changes,
});

const toaster = record({
  RecallNumber: "26998",
  Title: "A Test Recalls Toasters",
  Description: "Toasters.",
  Products: [{ Name: "Toasters" }],
});

async function open() {
  const url = await migratedDatabase();
  const database = connect(url, "migrate");
  onTestFinished(() => database.destroy());
  const take = (...records: readonly unknown[]) =>
    importRecalls({ database, text: JSON.stringify(records), today });
  return { database, take, stored: () => listRecalls(database, "new") };
}

/** Starts a service on this machine. */
async function serve(listener: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    listener(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/RestWebServices/Recall`;
  const ask = (options: Partial<FetchOptions> = {}) =>
    fetchRecalls({ address, since: "2025-11-20", ...options });
  return { asked, ask };
}

describe("a response of the recall service", () => {
  it("is requested, and its water heaters are queued for review", async () => {
    const { asked, ask } = await serve((_request, response) => {
      response.setHeader("content-type", "application/json; charset=utf-8");
      response.end(JSON.stringify([record(), toaster]));
    });
    const { database, stored } = await open();
    expect(await importRecalls({ database, text: await ask(), today })).toMatchObject({
      added: [{ number: "26999" }],
      changed: [],
      unchanged: 0,
      known: 0,
      others: 1,
      repeated: 0,
      refused: [],
    });
    expect(asked).toEqual(["/RestWebServices/Recall?format=json&RecallDateStart=2025-11-20"]);
    expect(await stored()).toEqual([
      {
        number: "26999",
        published_on: "2026-10-01",
        title: "A Test Recalls Water Heaters",
        url: "https://www.cpsc.gov/Recalls/2026/A-Test-Recalls-Water-Heaters",
        description: "This recall involves gas water heaters of a test.",
        products: [{ name: "Water heaters", model: "", units: "About 1,000" }],
        hazards: ["Fire hazard."],
        remedies: ["Free repair."],
        state: "new",
        note: null,
        reviewed_at: null,
        seen_at: expect.any(Date) as Date,
        changed_at: null,
      },
    ]);
  });

  it("changes nothing the second time, and queues updated recalls again", async () => {
    const { database, take, stored } = await open();
    await take(record());
    await reviewRecall(database, "26-999", { verdict: "rejected", note: "Not sold for homes." });
    expect(await take(record())).toMatchObject({ added: [], changed: [], unchanged: 1 });
    expect(await stored()).toEqual([]);

    expect(await take(record({ Remedies: [{ Name: "Refund." }] }))).toMatchObject({
      added: [],
      changed: [{ number: "26999" }],
    });
    expect(await stored()).toMatchObject([
      { remedies: ["Refund."], state: "new", note: "Not sold for homes.", reviewed_at: null },
    ]);
  });

  it("is compared with published notices by number or page", async () => {
    const { take, stored } = await open();
    const numbered = notices.flatMap(({ agency, number }) =>
      agency === "CPSC" && number !== undefined ? [numberKey(number)] : [],
    );
    const pages = notices.flatMap(({ agency, number, link }) =>
      agency === "CPSC" && number === undefined && link?.includes("cpsc.gov") === true ? [link] : [],
    );
    expect(numbered.length).toBeGreaterThan(5);
    expect(pages.length).toBeGreaterThan(0);
    const records = [
      ...numbered.map((RecallNumber) => record({ RecallNumber: Number(RecallNumber) })),
      ...pages.map((URL, index) => record({ RecallNumber: `2${index}777`, URL })),
    ];
    expect(await take(...records)).toMatchObject({ added: [], known: new Set(records).size, refused: [] });
    expect(await stored()).toEqual([]);
  });

  it("is imported without its invalid records, each with a reason", async () => {
    const { take, stored } = await open();
    const { RecallDate: renamed, ...dateless } = record();
    const { added, refused, repeated } = await take(
      record(),
      record(),
      record({ Title: "Another title of water heaters" }),
      { ...dateless, Date: renamed },
      record({ RecallNumber: "26001", RecallDate: "2026-02-30T00:00:00" }),
      record({ RecallNumber: "26002", RecallDate: "2027-01-01T00:00:00" }),
      record({ RecallNumber: "26003", RecallDate: "1066-10-14T00:00:00" }),
      record({ RecallNumber: "26004", RecallDate: "October 1, 2026" }),
      record({ RecallNumber: "26005", Title: "Water heaters <script>alert(1)</script>" }),
      record({ RecallNumber: "26006", Hazards: [{ Name: "Fire&nbsp;hazard" }] }),
      record({ RecallNumber: "26007", URL: "https://cpsc.gov.example.com/Recalls" }),
      record({ RecallNumber: "26008", URL: "javascript:alert(1)" }),
      record({ RecallNumber: "26009", Products: "Water heaters" }),
      record({ RecallNumber: "26010", Description: "x".repeat(20_001) }),
      record({ RecallNumber: "26011", Title: "Water heaters\u0000" }),
      record({ RecallNumber: {} }),
      null,
      [],
      "water heater",
    );
    expect(added.map(({ number }) => number)).toEqual(["26999"]);
    expect(repeated).toBe(1);
    expect(refused).toEqual([
      { record: 3, number: "26999", reason: "record 1 has the same number and says otherwise" },
      { record: 4, reason: "it has no RecallDate" },
      { record: 5, number: "26001", reason: "RecallDate does not exist: 2026-02-30" },
      { record: 6, number: "26002", reason: "RecallDate is after today: 2027-01-01" },
      { record: 7, number: "26003", reason: "RecallDate is too early: 1066-10-14" },
      { record: 8, reason: "RecallDate is not as described" },
      { record: 9, number: "26005", reason: "Title holds markup" },
      { record: 10, number: "26006", reason: "Hazards holds markup" },
      { record: 11, number: "26007", reason: "URL is no address of the agency" },
      { record: 12, number: "26008", reason: "URL is no address of the agency" },
      { record: 13, reason: "Products is not as described" },
      { record: 14, reason: "Description is not as described" },
      { record: 15, number: "26011", reason: "Title holds control characters" },
      { record: 16, reason: "RecallNumber is not as described" },
      { record: 17, reason: "it is no record" },
      { record: 18, reason: "it is no record" },
      { record: 19, reason: "it is no record" },
    ]);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ["a web page", "<!doctype html><p>Maintenance</p>", /web page/u],
    ["cut off", JSON.stringify([record()]).slice(0, -20), /cut off/u],
    ["no list", JSON.stringify({ Recalls: [record()] }), /no list/u],
    ["one of other fields", JSON.stringify([{ Number: 1 }, { Number: 2 }]), /it has no RecallID.*changed/u],
    ["empty text", "", /cut off/u],
  ])("that is %s is refused as a whole", async (_, text, words) => {
    const { database, stored } = await open();
    const importing = importRecalls({ database, text, today });
    await expect(importing).rejects.toThrow(words);
    await expect(importing).rejects.toBeInstanceOf(RecallImportError);
    expect(await stored()).toEqual([]);
  });

  it("is read or refused, whatever its content", () => {
    const some = fc.oneof(fc.jsonValue(), fc.string(), fc.constant(null));
    const broken = fc
      .tuple(fc.constantFrom(...Object.keys(record())), some)
      .map(([field, value]) => record({ [field]: value }));
    fc.assert(
      fc.property(fc.array(fc.oneof(broken, some)), (list) => {
        try {
          const { recalls, others, repeated, refused } = readRecalls(JSON.stringify(list), today);
          expect(recalls.length + others + repeated + refused.length).toBe(list.length);
        } catch (error) {
          expect(error).toBeInstanceOf(RecallImportError);
        }
      }),
    );
  });
});

describe("a failing recall service", () => {
  it.each<readonly [string, RequestListener, RegExp]>([
    ["is in trouble", (_, response) => void response.writeHead(503).end(), /status 503/u],
    ["sends elsewhere", (_, response) => void response.writeHead(302, { location: "/" }).end(), /reached/u],
    ["cuts the connection", (request) => void request.socket.destroy(), /reached/u],
    ["sends too much", (_, response) => void response.end("x".repeat(2000)), /more than 1000 bytes/u],
    ["sends no text", (_, response) => void response.end(Buffer.from([0xff, 0xfe, 0x00])), /no text/u],
    ["is silent", () => undefined, /did not answer within 0.2 seconds/u],
  ])("reports an error if it %s", async (_name, listener, words) => {
    const { ask } = await serve(listener);
    const asking = ask({ timeout: 200, mostBytes: 1000 });
    await expect(asking).rejects.toThrow(words);
    await expect(asking).rejects.toBeInstanceOf(RecallImportError);
  });

  it("is not requested at an invalid URL", async () => {
    const { ask } = await serve(() => undefined);
    for (const address of ["", "saferproducts", "file:///etc/passwd"])
      await expect(ask({ address })).rejects.toThrow(/no address/u);
  });
});

describe("a review", () => {
  it("stores the decision on a recall with its reason, and refuses an unknown recall", async () => {
    const { database, take, stored } = await open();
    await take(record(), record({ RecallNumber: "26-100", RecallDate: "2026-11-01" }));
    expect((await stored()).map(({ number }) => number)).toEqual(["26100", "26999"]);
    await reviewRecall(database, "26100", { verdict: "accepted", note: "Written down as a notice." });
    expect(await listRecalls(database, "accepted")).toMatchObject([
      { number: "26100", note: "Written down as a notice.", reviewed_at: expect.any(Date) as Date },
    ]);
    expect((await stored()).map(({ number }) => number)).toEqual(["26999"]);
    await expect(reviewRecall(database, "26-101", { verdict: "rejected", note: "?" })).rejects.toThrow(
      /no recall 26-101/u,
    );
  });
});
