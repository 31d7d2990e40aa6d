import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exitCodes } from "../terminal/failure.ts";
import { createScratch } from "../../test/scratch.ts";
import { runCommand } from "../run.fixture.ts";

const { fileIn, scratch } = createScratch();
const units = "unit,Serial Number,brand\r\n4a,RH0504B01826,rheem\r\n4b,BH6511396,Bradford White\r\n";

describe("batch", () => {
  it("returns the table with the results for each row", async () => {
    const output = fileIn("dated.csv");
    const { code, out, err } = await runCommand(["batch", fileIn("units.csv", units), "-o", output]);
    expect(code).toBe(exitCodes.dated);
    expect(out).toBe("");
    expect(readFileSync(output, "utf8")).toBe(
      [
        "unit,Serial Number,brand,manufacturingDate,precision,ageYears,ageMonths,recommendationCode,confidence,otherDates,suggestion,problem,message",
        "4a,RH0504B01826,rheem,2004-05,month,22,6,replace,high,,,,",
        "4b,BH6511396,Bradford White,2005-08,month,21,3,replace,high,1985-08,,,",
        "",
      ].join("\r\n"),
    );
    expect(err).toMatch(
      /^2 rows in (?!0 )[\d.]+ s\n {2}1 with one date\n {2}1 with several possible dates\n {2}0 without a date\n {2}0 unreadable\n$/u,
    );
  });

  it("dates a row without its overlong model number, and warns", async () => {
    const input = `brand,serial,model\nrheem,RH0504B01826,${"X".repeat(31)}\n`;
    const { out, code } = await runCommand(["batch", "-"], { input });
    expect(code).toBe(exitCodes.dated);
    expect(out).toContain(",2004-05,month,22,6,replace,high,,,model-too-long,");
  });

  it("keeps separator, line endings, byte order mark and cells, and escapes formulas", async () => {
    const input = '\uFEFFbrand;serial;note\nrheem;RH0504B01826;"=1+1; ""x"""\nrheem;RH0504B01826;"  =2"\n';
    const { out } = await runCommand(["batch", "-"], { input });
    expect(out.startsWith("\uFEFFbrand;serial;note;manufacturingDate;")).toBe(true);
    expect(out).toContain(`rheem;RH0504B01826;"'=1+1; ""x""";2004-05;`);
    expect(out).toContain("rheem;RH0504B01826;'  =2;2004-05;");
    expect(out).not.toContain("\r");
    expect((await runCommand(["batch", "-"], { input: `${units}"a\rb",RH0504B01826,rheem` })).out).toContain(
      '\r\n"a\rb",RH0504B01826,rheem,2004-05',
    );
  });

  it("numbers its columns if the file already has their names", async () => {
    const input = "brand,serial,message,message 2,problem 2\nrheem,RH0504B01826,call first,,old\n";
    const { out } = await runCommand(["batch", "-"], { input });
    expect(parse(out, { columns: true })).toEqual([
      expect.objectContaining({ message: "call first", "message 3": "", problem: "", "problem 2": "old" }),
    ]);
  });

  it("reports a row's error with its line, on screen and in the output, and continues", async () => {
    const input = Buffer.concat([
      Buffer.from(
        'brand,serial,note\nrheem,RH0504B01826,"open\nrheem,RH0504B01826,a,b\nnobody,RH0504B01826\n',
      ),
      Buffer.from("rheem,RH0504B01826,caf\u00E9\n", "latin1"),
      Buffer.from("rheem,,\nrheem,XG40T06EC36U1,\nrheem,RH0504B01826,ok\n"),
    ]);
    const { code, out, err } = await runCommand(["batch", "-"], { input });
    expect(code).toBe(exitCodes.undated);
    const rows = parse(out, { columns: true, relax_quotes: true }) as readonly Record<string, string>[];
    expect(rows.map(({ problem }) => problem)).toEqual([
      "csv-malformed",
      "csv-cells",
      "brand-unknown",
      "csv-encoding",
      "serial-required",
      "looks-like-model",
      "",
    ]);
    expect(rows.at(-1)).toMatchObject({ note: "ok", manufacturingDate: "2004-05" });
    expect(err).toMatch(/^Line 2: .+\nLine 3: .+\nLine 4: .+\nLine 5: .+\nLine 6: .+\n7 rows in /u);
    expect(err).toContain("1 without a date");
    expect(err).toContain("1 without a number\n  1 with an unknown brand\n  3 unreadable");
  });

  it("prints each row and the summary as JSON with --json", async () => {
    const { code, out, err } = await runCommand(["batch", "-", "--json"], { input: `${units}x,"y"z,\n` });
    expect(code).toBe(exitCodes.undated);
    const [first, second, third] = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown);
    expect(first).toMatchObject({
      line: 2,
      row: { unit: "4a", "Serial Number": "RH0504B01826", brand: "rheem" },
      success: true,
      manufacturingDate: "2004-05",
      recommendation: expect.any(String) as string,
    });
    expect(second).toMatchObject({ line: 3, ambiguous: true });
    expect(third).toMatchObject({ line: 4, success: false, invalid: { code: "csv-malformed" } });
    expect(JSON.parse(err.split("\n").at(-2) ?? "")).toMatchObject({
      rows: 3,
      dated: 1,
      ambiguous: 1,
      undated: 0,
      broken: 1,
    });
  });

  it("uses the requested language, except for names and codes", async () => {
    const { out, err } = await runCommand(["batch", "-", "-o", "-", "--language", "de"], {
      input: "brand,serial\nrheem,RH\n",
    });
    expect(out).toContain(",serial-too-short,");
    expect(err).toMatch(/^Line 2: Die Seriennummer .+\n1 row in /u);
  });
});

describe("an invalid file", () => {
  it.each([
    ["is not there", () => fileIn("missing.csv"), "file not found"],
    ["is a folder", () => scratch, ": is a folder"],
    [
      "has no column for the serial number",
      () => fileIn("a.csv", "brand,number\nrheem,1\n"),
      "Columns found: brand, number",
    ],
    ["has two of them", () => fileIn("b.csv", "brand,serial,S/N\n"), "several columns fit: serial, S/N"],
    ["has no rows", () => fileIn("c.csv", "brand,serial\n"), "nothing to check"],
    ["has nothing", () => fileIn("d.csv", ""), "nothing to check"],
    [
      "is in another encoding",
      () => fileIn("e.csv", Buffer.from("brand,serial,caf\u00E9\n", "latin1")),
      "--encoding windows-1252",
    ],
  ])("is reported: %s", async (_name, make, message) => {
    const { code, err } = await runCommand(["batch", make(), "-o", fileIn("none.csv")]);
    expect(code).toBe(exitCodes.file);
    expect(err.replaceAll(/\s+/gu, " ")).toContain(message);
  });

  it("is reported: the folder of the output does not exist", async () => {
    const output = join(scratch, "no", "x.csv");
    const { code, err } = await runCommand(["batch", fileIn("units.csv", units), "-o", output]);
    expect(code).toBe(exitCodes.file);
    expect(err.replaceAll(/\s+/gu, " ")).toContain("its folder doesn’t exist");
  });

  it("is reported: the output is the input", async () => {
    const file = fileIn("same.csv", units);
    const { code, err } = await runCommand(["batch", file, "-o", join(scratch, ".", "same.csv")]);
    expect(code).toBe(exitCodes.usage);
    expect(err.replaceAll(/\s+/gu, " ")).toContain("in use. Choose another name.");
    expect(readFileSync(file, "utf8")).toBe(units);
  });
});

describe("an interrupted run", () => {
  /** Yields an endless file. */
  function* endless() {
    yield Buffer.from("brand,serial\n");
    for (;;) yield Buffer.from("rheem,RH0504B01826\n".repeat(100));
  }

  it("by Ctrl+C leaves complete rows, and reports the last one", async () => {
    const stop = new AbortController();
    const output = fileIn("stopped.csv");
    let taken = 0;
    const input = Readable.from(
      (function* () {
        for (const piece of endless()) {
          taken += 1;
          if (taken === 20) stop.abort();
          yield piece;
        }
      })(),
    );
    const { code, err } = await runCommand(["batch", "-", "-o", output], { input, signal: stop.signal });
    expect(code).toBe(exitCodes.interrupted);
    const rows = readFileSync(output, "utf8").split("\n");
    expect(rows.at(-1)).toBe("");
    expect(new Set(rows.slice(1, -1))).toEqual(
      new Set(["rheem,RH0504B01826,2004-05,month,22,6,replace,high,,,,"]),
    );
    expect(err).toContain("Complete up to line");
    expect(err).toContain(` line ${rows.length - 1}.`);
  });

  it("by Ctrl+C stops immediately while waiting for input", async () => {
    const stop = new AbortController();
    const input = new Readable({ read() {} });
    setTimeout(() => stop.abort(), 50);
    const { code, err } = await runCommand(["batch", "-"], { input, signal: stop.signal });
    expect(code).toBe(exitCodes.interrupted);
    expect(err).toBe("Interrupted.\n");
  });

  it.each([["batch", "-"], ["check", "rheem", "RH0504B01826"], ["--version"]])(
    "by a full disk is reported: %s",
    async (...argv) => {
      const full = Object.assign(new Error("ENOSPC: write"), { code: "ENOSPC", syscall: "write" });
      const stdout = new Writable({
        write(_chunk, _encoding, done) {
          done(full);
        },
      });
      const { code, err } = await runCommand(argv, { input: units, stdout });
      expect(code).toBe(exitCodes.file);
      expect(err).toContain("-: the disk is full.");
    },
  );

  it("by a truncated file is reported with the progress so far", async () => {
    const input = Readable.from(
      (function* () {
        yield Buffer.from("brand,serial\nrheem,RH0504B01826\n");
        throw Object.assign(new Error("read EIO"), { code: "EIO" });
      })(),
    );
    const { code, out, err } = await runCommand(["batch", "-"], { input });
    expect(code).toBe(exitCodes.file);
    expect(out).toContain("2004-05");
    expect(err).toContain("EIO");
    expect(err).toContain("Stopped. Complete up to line 2.");
  });
});

describe("the progress bar", () => {
  it("is shown in terminals only, and removed at the end", async () => {
    const file = fileIn("units.csv", units);
    const piped = await runCommand(["batch", file, "-o", fileIn("p.csv")]);
    expect(piped.err).not.toContain("\r");
    const shown = await runCommand(["batch", file, "-o", fileIn("p.csv")], { columns: 80 });
    expect(shown.err).toContain("100%");
    expect(shown.err).toContain("\r\u001B[K2 rows in");
  });

  it("does not disturb output on the same terminal", async () => {
    const { err } = await runCommand(["batch", fileIn("units.csv", units)], { columns: 80 });
    expect(err).not.toContain("\r");
  });
});

describe("a row", () => {
  it.each([
    ["a brand that begins like one", "Totaline,RH0504B01826,"],
    ["a serial number", "Total,RH0504B01826,"],
  ])("with %s is no total", async (_name, row) => {
    const { out } = await runCommand(["batch", "-"], { input: `brand,serial,cost\n${row}\n` });
    expect(out).not.toContain("not-a-heater");
  });
});

describe("any file", () => {
  it("is processed row by row, and its output has no formulas", async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({
        unit: fc.constantFrom('"', ",", "\n", "\r", "=", "+", "x", "é", "rheem", "BH6511396"),
        maxLength: 60,
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.boolean(), bytes, async (named, rest) => {
        const input = Buffer.concat([Buffer.from(named ? "brand,serial,x\n" : ""), Buffer.from(rest)]);
        const { code, out } = await runCommand(["batch", "-"], { input });
        expect([exitCodes.dated, exitCodes.undated, exitCodes.file]).toContain(code);
        const rows = parse(out, { record_delimiter: /^[^]*?\r\n/u.test(out) ? "\r\n" : "\n" });
        expect(new Set(rows.slice(1).map((row) => row.length)).size).toBeLessThan(2);
        expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/u.test(cell))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
