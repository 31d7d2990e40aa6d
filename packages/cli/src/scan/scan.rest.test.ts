import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, it } from "vitest";
import { createScratch } from "../../test/scratch.ts";
import { anyUuid, asApi, serve } from "../../test/server.ts";
import { runCommand } from "../run.fixture.ts";
import { exitCodes } from "../terminal/failure.ts";
import { makeModels, photo } from "./scanner.fixture.ts";

const { scratch } = createScratch();
const folder = join(scratch, "photos");

beforeAll(() => {
  makeModels();
  mkdirSync(folder);
  cpSync(photo("flat"), join(folder, "10.jpg"));
  writeFileSync(join(folder, "9.HEIC"), "");
  writeFileSync(join(folder, "11.png"), "%PDF-1.7");
  writeFileSync(join(folder, "list.txt"), "");
  writeFileSync(join(folder, "._10.jpg"), "");
});

const parseRows = (csv: string) => parse<Record<string, string>>(csv, { bom: true, columns: true });

describe("scan", () => {
  it("writes a table for a folder of photos, even if one of them is unreadable", async () => {
    const output = join(scratch, "heaters.csv");
    const { code, out, err } = await runCommand(["scan", folder, join(scratch, "gone.jpg"), "-o", output], {
      columns: 100,
    });
    expect({ code, out }).toEqual({ code: exitCodes.undated, out: "" });
    const rows = parseRows(readFileSync(output, "utf8"));
    expect(rows.map(({ file, problem }) => [file, problem])).toEqual([
      [join(folder, "9.HEIC"), "photo-heic"],
      [join(folder, "10.jpg"), ""],
      [join(folder, "11.png"), "photo-format"],
      [join(scratch, "gone.jpg"), "photo-file"],
    ]);
    expect(rows[0]?.["message"]).toContain("Export the photo as JPEG.");
    expect(rows[1]).toMatchObject({
      brand: "A. O. Smith",
      serialNumber: "1433101939410",
      modelNumber: "XGV-50",
      printedDate: "",
      sure: "yes",
      manufacturingDate: "2014-08",
      ageYears: "12",
      recommendationCode: "replace",
    });
    expect(err).toMatch(/50% 2 rows · \d:\d\d left · 1 dated/u);
    expect(err).toContain("HEIC isn’t supported.");
    expect(err).toMatch(/4 rows in .* 1 with one date\n.* 3 unreadable\n {2}0 to compare/su);
  });

  it("reports a printed date that contradicts the serial number", async () => {
    const { code, out, err } = await runCommand(["scan", photo("printed-date"), "--json"]);
    expect(code).toBe(exitCodes.dated);
    expect(JSON.parse(out)).toMatchObject({
      line: 1,
      row: { serialNumber: "1433101939410", printedDate: "2009-05", sure: "no" },
      success: true,
      brand: "ao-smith",
      manufacturingDate: "2009-05",
      ageYears: 17,
      dates: [{ date: "2009-05" }, { date: "2014-W33" }],
      note: {
        code: "printed-date",
        message: expect.stringMatching(
          /overrides the serial number\. .* Compare it with the photo\.$/u,
        ) as string,
      },
    });
    expect(JSON.parse(err)).toMatchObject({ rows: 1, dated: 1, unsure: 1, problems: {} });
  });

  it("sends the text from a photo, not the photo", async () => {
    const { address, received } = await serve(asApi);
    const { code, out } = await runCommand(["scan", photo("printed-date"), "--api", address]);
    expect(code).toBe(exitCodes.dated);
    expect(received.map(({ body }) => body)).toEqual([
      {
        id: anyUuid,
        checks: [{ brand: "ao-smith", serialNumber: "1433101939410", modelNumber: "XGV-50" }],
      },
    ]);
    expect(out).toContain(",2009-05,no,2009-05,month,17,6,replace,high,2014-W33,,printed-date,");
    expect(out).toMatch(/,recorded\n.*,true\n$/su);
  });

  it("stops on Ctrl+C, with complete rows", async () => {
    const interrupt = new AbortController();
    let written = "";
    const stdout = new Writable({
      write(chunk: Buffer, _encoding, done) {
        written += chunk.toString();
        if (written.includes("photo-heic")) interrupt.abort();
        done();
      },
    });
    const { code, err } = await runCommand(["scan", folder], { signal: interrupt.signal, stdout });
    expect(code).toBe(exitCodes.interrupted);
    expect(err).toMatch(/1 row in .*\nInterrupted\.\n$/su);
    expect(parseRows(written)).toHaveLength(1);
  });

  it("requires a photo", async () => {
    const empty = join(scratch, "empty");
    mkdirSync(empty);
    const { code, err } = await runCommand(["scan", empty]);
    expect(code).toBe(exitCodes.file);
    expect(err).toContain("nothing to check.");
    expect((await runCommand(["scan"])).code).toBe(exitCodes.usage);
  });

  it("never overwrites a photo", async () => {
    const output = join(folder, "11.png");
    const { code } = await runCommand(["scan", folder, "-o", output]);
    expect(code).toBe(exitCodes.usage);
    expect(readFileSync(output, "utf8")).toBe("%PDF-1.7");
  });
});
