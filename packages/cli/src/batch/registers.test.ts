import { describe, expect, it } from "vitest";
import { runCommand } from "../run.fixture.ts";
import { yearCaption } from "./headings.ts";

const dated = async (input: string) => {
  const { out, err } = await runCommand(["batch", "-"], { input });
  return {
    rows: out
      .trim()
      .split(/\r?\n/u)
      .map((row) => row.split(/[,;]/u)),
    err,
  };
};

describe("the years of a register", () => {
  const register = [
    "WH Mfgr;WH Mod #;WH S/N;WH Mfg Yr",
    "RHEEM;PROE40 M2 RH95;Q302118742;2021",
    "RHEEM;E40 2 RH95;0302118742;2021",
    "RUUD;;missing tag;",
    "BRADFORD WHITE;RE340S6;label faded;",
    "",
  ].join("\n");

  it("are compared with the dates in a column", async () => {
    const { rows } = await dated(register);
    const column = (name: string) => rows.map((cells) => cells[rows[0]?.indexOf(name) ?? -1]);
    expect(column("year_check")).toEqual(["year_check", "agrees", "contradicts", "", ""]);
    expect(column("manufacturingDate").slice(0, 3)).toEqual(["manufacturingDate", "2021-07", "2002-03"]);
    expect(column("confidence")[2]).toBe("low");
    expect(column("suggestion").slice(0, 3)).toEqual(["suggestion", "", "Q302118742 2021-07"]);
  });

  it("leave heaters without a number, which are listed at the end", async () => {
    const { err } = await dated(register);
    expect(err.trim().split("\n").at(-1)).toBe("Visit again, no number to read: rows 4, 5");
  });

  it.each(["Year", "Mfg Yr", "WH Mfg Yr", "Installed", "Install date", "In service", "Baujahr", "Année"])(
    "are below %s",
    (heading) => {
      expect(yearCaption(heading)).toBeDefined();
    },
  );

  it.each(["Date", "Warranty expires", "Inspected", "Year built", "Serial", "Unit"])(
    "aren't below %s",
    (heading) => {
      expect(yearCaption(heading)).toBeUndefined();
    },
  );
});

describe("names and values below each other", () => {
  it("are a heater", async () => {
    const { rows } = await dated(
      "Field,Value\nBrand,Bradford White\nSerial,DD9041943\nCapacity,65 gallons\n",
    );
    expect(rows[0]?.slice(0, 5)).toEqual(["brand", "model", "serial", "year", "notes"]);
    expect(rows[1]?.slice(0, 5)).toEqual(["Bradford White", "", "DD9041943", "", "Capacity: 65 gallons"]);
    expect(rows).toHaveLength(2);
  });

  it("are a heater for each serial number, also in Markdown below another table", async () => {
    const { rows } = await dated(
      [
        "# House",
        "",
        "| Item | Brand / Model | Age |",
        "|---|---|---|",
        "| Water heater | Bradford White M265R6DS | 22 |",
        "",
        "| Field | Value |",
        "|---|---|",
        "| Brand | A. O. Smith |",
        "| Heat pump serial number | 1735107390037 |",
        "| Brand | Bradford White |",
        "| Tank serial number | ZD51364229 |",
        "| Installation date | 2023-06 |",
        "",
      ].join("\n"),
    );
    expect(rows.slice(1).map((cells) => [cells[0], cells[2], cells[5]])).toEqual([
      ["A. O. Smith", "1735107390037", "2017-08"],
      ["Bradford White", "ZD51364229", "2023-04"],
    ]);
  });
});

it("reads a row with a serial number as a heater, though a cell says S/N", async () => {
  const { rows } = await dated("brand,serial\nrheem,S/N RH0504B01826\nrheem,RH0504B01827\n");
  expect(rows.slice(1).map((cells) => cells[2])).toEqual(["2004-05", "2004-05"]);
});
