import * as fc from "fast-check";
import { expect, it } from "vitest";
import { runCommand } from "../run.fixture.ts";

const cell = fc.constantFrom(
  "",
  "Rheem",
  "RH0504B01826",
  "label gone",
  "S/N RH0504B01826",
  "40 gal",
  "TOTAL",
);
const line = fc.array(cell, { minLength: 1, maxLength: 4 });
const starts = [
  ["Brand", "Serial", "Place"],
  ["Unit", "WH #1 Brand", "WH #1 Serial", "WH #2 Brand", "WH #2 Serial"],
  ["Field", "Value"],
  ["Section", "Item", "Value"],
  ["Serial", "RH0504B01826"],
];
const names = fc.constantFrom("Brand", "Serial", "Model", "Capacity", "Installed", "Year", "Furnace serial");
const pair = fc.tuple(names, cell).map((cells) => [...cells]);

const toText = (rows: readonly (readonly string[])[], isMarkdown: boolean): string =>
  rows.map((cells) => (isMarkdown ? `| ${cells.join(" | ")} |` : cells.join(","))).join("\n");

it("each row of a table is in the output, or the table is refused", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { maxLength: 3 }),
      fc.constantFrom(...starts),
      fc.array(fc.oneof(line, pair), { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      async (above, start, below, isMarkdown) => {
        // Each row has a mark that no other has.
        const mark = (cells: readonly string[], at: string) => [
          ...cells.slice(0, -1),
          `${cells.at(-1) ?? ""} ${at}`,
        ];
        const rows = [
          ...above.map((cells, index) => mark(cells, `a${index}x`)),
          start,
          ...below.map((cells, index) => mark(cells, `b${index}x`)),
        ];
        const text = `${toText(rows, isMarkdown)}\n`;
        const { out, err } = await runCommand(["batch", "-"], { input: text });
        if (/no serial number column|several columns fit|nothing to check/u.test(err)) return;
        expect(
          text.match(/[ab]\d+x/gu)?.filter((one) => !out.includes(one)),
          `${text}\n${out}`,
        ).toEqual([]);
      },
    ),
    { numRuns: 400 },
  );
});

it.each([
  [
    "a heater without a number in a second group of columns",
    "Unit,WH 1 Brand,WH 1 Serial,WH 2 Brand,WH 2 Serial\n1,Rheem,RH0504B01826,Rheem,\n",
    "serial-required",
  ],
  [
    "a heater above the headings",
    "Rheem,RH0504B01826\nBrand,Serial\nRheem,RH0504B01827\n",
    "Rheem,RH0504B01826,2004-05",
  ],
  [
    "names and values that begin with a number not read",
    "Serial,label gone\nBrand,Rheem\nSerial,RH0504B01826\n",
    "serial-not-stated",
  ],
  [
    "another appliance of a list by sections",
    "Section,Item,Value\nTank,Serial,RH0504B01826\nFurnace,Serial,1202A03145\n",
    "Furnace Serial: 1202A03145",
  ],
  ["headings that come again", "Brand,Serial\nRheem,RH0504B01826\nBrand,Serial\n", "not-a-heater"],
])("keeps %s", async (_name, input, shown) => {
  expect((await runCommand(["batch", "-"], { input })).out).toContain(shown);
});

it("tells empty numbers and unknown brands from unreadable ones", async () => {
  const input = "Brand,Serial\nRheem,\nRheem,n/a\nRhem,RH0504B01826\nRheem,??\nRheem,RH05\n";
  const { err } = await runCommand(["batch", "-"], { input });
  expect(err).toContain("2 without a number\n  1 with an unknown brand\n  2 unreadable\n");
});

it.each([
  ["Hersteller,Fabr.-Nr.\nVaillant,x\n", "x"],
  ["S. No.,Brand\nx,Rheem\n", "x"],
  ["Manufactured By,S. No.\nRheem,x\n", "x"],
])("finds the brand and the number in %j", async (input) => {
  const { err } = await runCommand(["batch", "-"], { input: input.replace("x", "RH0504B01826") });
  expect(err).toContain("1 row in");
  expect(err).not.toContain("No brand column");
});
