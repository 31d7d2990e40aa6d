import { formatText } from "@heater-age/messages/server";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { checkRows, sendBatch } from "../../../test/checks.ts";
import { type Service, service } from "../../../test/service.ts";
import { rowReader } from "./csv-columns.ts";

const ours =
  "manufacturingDate,precision,ageYears,ageMonths,recommendationCode,confidence,otherDates,suggestion,problem,message,recorded";

const send = (running: Service, payload: string | Buffer, headers: Record<string, string> = {}) =>
  sendBatch(running, payload, { "content-type": "text/csv", ...headers });

async function answer(payload: string | Buffer, running?: Service): Promise<string> {
  const response = await send(running ?? (await service()), payload);
  expect(response.statusCode, response.body).toBe(200);
  return response.body;
}

const recorded = async (running: Service) =>
  (await checkRows(running)).map(({ serial_number: serial }) => serial);

it.each(["Model", "model number", "MODEL_NUMBER", "modelNumber"])("reads the column %s", (heading) => {
  const read = rowReader(["Serial", "Brand", heading]);
  expect(read(["RH0504B01826", "rheem", "XE40"])).toMatchObject({ modelNumber: "XE40" });
});

describe("POST /api/check/batch with a table", () => {
  it("returns the table with the results for its serial numbers", async () => {
    const running = await service();
    const response = await send(
      running,
      [
        "note,Serial Number,brand,Model_Number",
        'cellar,RH0504B01826,rheem,""',
        '"attic, left",BH6511396,Bradford White,m2-40t6fbn',
        "barn,RHO5O4B01826,rheem,",
        "shed,0512345678,other,",
        "roof,RH1,rheem,",
        "",
      ].join("\n"),
    );
    expect(response.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8; header=present",
      "content-disposition": 'attachment; filename="water-heater-ages.csv"',
      "content-language": "en",
      "cache-control": "no-store",
    });
    const openDates = "gsw 2005-12 | ";
    const lines = response.body.split("\r\n");
    expect(lines[4]).toContain(openDates);
    expect([...lines.slice(0, 4), ...lines.slice(5)]).toEqual([
      `note,Serial Number,brand,Model_Number,${ours}`,
      "cellar,RH0504B01826,rheem,,2004-05,month,22,6,replace,high,,,,,true",
      '"attic, left",BH6511396,Bradford White,m2-40t6fbn,2005-08,month,21,3,replace,high,1985-08,,,,true',
      `barn,RHO5O4B01826,rheem,,,,,,,,,RH0504B01826 2004-05,no-format,${formatText("en", "problems", "no-format", { brand: "Rheem" })},true`,
      `roof,RH1,rheem,,,,,,,,,,serial-too-short,${formatText("en", "errors", "serial-too-short", { shortest: 6 })},`,
      "",
    ]);
    expect(await recorded(running)).toEqual(["RH0504B01826", "BH6511396", "RHO5O4B01826", "0512345678"]);
  });

  it.each([
    ["quotation marks", '"serial";"brand"\n"RH0504B01826";"rheem"\n'],
    ["empty rows", "\n\nserial;brand\n\n;\nRH0504B01826;rheem\n\n"],
    ["names in capitals", "SERIAL-NUMBER;BRAND\nRH0504B01826;rheem\n"],
  ])("reads %s and responds in the same format", async (_name, table) => {
    const answered = await answer(table);
    const [, row, end] = answered.split("\r\n");
    expect(row).toBe("RH0504B01826;rheem;2004-05;month;22;6;replace;high;;;;;true");
    expect(end).toBe("");
  });

  it("compares a date beside the number with it", async () => {
    const rows = parse(
      await answer(
        "brand,serial,note\nrheem,RH0504B01826,Installed 2004\nrheem,RH0504B01826,Installed 1998\nrheem,0302118742,Made 2021\n",
      ),
    );
    expect(rows.map((row) => [row[3], row[8], row[10], row[11]])).toEqual([
      ["manufacturingDate", "confidence", "suggestion", "problem"],
      ["2004-05", "high", "", "note-agrees"],
      ["2004-05", "low", "", "note-contradicts"],
      ["2002-03", "low", "Q302118742 2021-07", "note-contradicts"],
    ]);
  });

  it("reports a row with more cells than columns, and keeps the columns aligned", async () => {
    const rows = parse(await answer("brand,serial\nrheem,RH0504B01826,x\nrheem,RH0504B01826,,\nrheem\n"));
    expect(rows.map((row) => [row.length, row[2], row[10]])).toEqual([
      [13, "manufacturingDate", "problem"],
      [13, "", "csv-cells"],
      [13, "2004-05", ""],
      [13, "", "serial-required"],
    ]);
  });

  it("reads 500 rows, and refuses the next", async () => {
    const running = await service();
    const row = (index: number) => `rheem,RH0504B${String(index).padStart(5, "0")}\n`;
    const table = (count: number) =>
      `brand,serial\n${Array.from({ length: count }, (_, i) => row(i)).join("")}`;

    const full = parse(await answer(table(500), running));
    expect(full).toHaveLength(501);
    expect(new Set(full.slice(1).map((cells) => cells[2]))).toEqual(new Set(["2004-05"]));

    const more = parse(await answer(`${table(501)}"never read`, running));
    expect(more).toHaveLength(502);
    expect(more[501]).toEqual([
      ...Array.from({ length: 10 }, () => ""),
      "batch-too-long",
      formatText("en", "errors", "batch-too-long", { most: 500 }),
      "",
    ]);
    expect(await recorded(running)).not.toContain("RH0504B00500");
  });

  it("reports in the last row where the table becomes unreadable", async () => {
    const running = await service();
    const rows = Array.from({ length: 30 }, () => "rheem,RH0504B01826\n").join("");
    const answered = parse(await answer(`brand,serial\n${rows}rheem,RH"05\nrheem,RH0504B01826\n`, running));
    expect(answered).toHaveLength(32);
    expect(answered[31]?.slice(10)).toEqual([
      "csv-malformed",
      formatText("en", "errors", "csv-malformed", { line: 32 }),
      "",
    ]);
    expect(await recorded(running)).toHaveLength(30);
  });
});

describe("POST /api/check/batch with an invalid table", () => {
  it.each([
    ["empty rows", "\n;;\n\n", "batch-empty"],
    ["names alone", "brand,serial\n", "batch-empty"],
    ["other names", "make,number\nrheem,RH0504B01826\n", "csv-columns"],
    ["a name twice", "brand,serial,Serial Number,model,model\n", "csv-columns"],
    ["an open quotation", 'brand,serial\nrheem,"RH05\n', "csv-malformed"],
    ["a row without an end", `brand,serial\nrheem,${"x".repeat(20_000)}`, "csv-malformed"],
    ["Windows-1252", Buffer.from("brand,serial,Straße\nrheem,RH0504B01826,x\n", "latin1"), "csv-encoding"],
  ])("400 for %s", async (_name, payload, code) => {
    const running = await service();
    const response = await send(running, payload);
    expect(response.json()).toMatchObject({ statusCode: 400, code });
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(response.headers).not.toHaveProperty("content-disposition");
    expect(await recorded(running)).toEqual([]);
  });

  it("400 for another character set, and accepts UTF-8 in any spelling", async () => {
    const running = await service();
    const table = "brand,serial\nrheem,RH0504B01826\n";
    const statuses = [];
    for (const charset of ["iso-8859-1", '"utf-16"', "utf-8", '"UTF-8"', "utf8"]) {
      const response = await send(running, table, {
        "content-type": `text/csv; charset=${charset}; header=present`,
      });
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([400, 400, 200, 200, 200]);
  });

  it("413 for more than 200 columns", async () => {
    const running = await service();
    const table = (count: number) => `brand,serial${",".repeat(count - 2)}\nrheem,RH0504B01826\n`;
    expect((await send(running, table(201))).json()).toMatchObject({
      statusCode: 413,
      code: "body-too-large",
    });
    expect(parse(await answer(table(200), running))[1]).toHaveLength(211);
  });
});
