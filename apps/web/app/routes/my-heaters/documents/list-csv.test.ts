import { formatText } from "@heater-age/messages/server";
import { setFileScope } from "@vanilla-extract/css/fileScope";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { intlIn } from "../../../shared/shell/intl-in.ts";
import { listedWith } from "./listed.fixture.ts";

setFileScope("list-csv.test.ts");
const { listCsv } = await import("./list-csv.ts");

type Language = Parameters<typeof intlIn>[0];
const toCsv = (heaters: Parameters<typeof listedWith>[0], language: Language = "en") =>
  listCsv(intlIn(language), listedWith(heaters));
const parseRows = (text: string): readonly Record<string, string>[] =>
  parse(text, { bom: true, columns: true });

describe("listCsv", () => {
  it("has a row for each heater, in their order", () => {
    const rows = parseRows(
      toCsv([
        { name: "Basement", model: "XG40T06EC36U1", installed: "2004-08" },
        { name: "Garage", brand: "bradford-white", serial: "BH6511396" },
        { name: "Attic", brand: "bradford-white", serial: "BH6511396", date: "1985-08" },
        { serial: "ZZZZZ999" },
      ]),
    );
    expect(rows).toEqual([
      expect.objectContaining({
        Address: "12 Elm St",
        Place: "Basement",
        Brand: "Rheem",
        "Serial number": "RH0504B01826",
        "Model number": "XG40T06EC36U1",
        Type: "Gas tank",
        Capacity: "40 gallons",
        Made: "May 2004",
        Age: "22 years, 6 months",
        Condition: "Replacement Recommended",
        Confidence: "High",
        Warranty: "Expired",
        "Made (ISO)": "2004-05",
        "Other date (ISO)": "",
        "Installed (ISO)": "2004-08",
      }),
      expect.objectContaining({
        Made: "August 2005 or August 1985",
        Age: "21 years, 3 months or 41 years, 3 months",
        Warranty: formatText("en", "result", "warrantyUsualOver", { years: "6 to 12 years" }),
        Confidence: "Two dates fit",
        "Made (ISO)": "2005-08",
        "Other date (ISO)": "1985-08",
      }),
      expect.objectContaining({
        Made: "August 1985",
        "Made (ISO)": "1985-08",
        "Other date (ISO)": "2005-08",
      }),
      expect.objectContaining({ Place: "", Made: "no date", Age: "", Condition: "", "Made (ISO)": "" }),
    ]);
  });

  it("keeps any text unchanged", () => {
    const text = 'the "old" one, Küche\nsecond line\r\nthird line';
    expect(parseRows(toCsv([{ name: text, notes: text }]))).toMatchObject([{ Place: text, Notes: text }]);
  });

  it("escapes what a spreadsheet would run as a formula", () => {
    const text = "=1+1";
    const [row] = parseRows(toCsv([{ address: text, name: text, notes: text, model: text }]));
    expect(row).toMatchObject({ Address: "'=1+1", Place: "'=1+1", Notes: "'=1+1", "Model number": "'=1+1" });
  });

  it("is UTF-8 with a byte order mark and ends lines as RFC 4180 requires", () => {
    const text = toCsv([{}, {}]);
    expect(text.codePointAt(0)).toBe(0xfe_ff);
    expect(text.match(/\r\n/gu)).toHaveLength(3);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
  });

  it.each(["de", "es", "fr", "it"] as const)("has unique headings in %s", (language) => {
    const [row = {}] = parseRows(toCsv([{}], language));
    expect(Object.keys(row)).toHaveLength(17);
  });
});
