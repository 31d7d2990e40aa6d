import { formatText } from "@heater-age/messages/server";
import { setFileScope } from "@vanilla-extract/css/fileScope";
import { expect, it } from "vitest";
import { intlIn } from "../../../shared/shell/intl-in.ts";
import { listedWith } from "./listed.fixture.ts";

setFileScope("list-text.test.ts");
const { listText } = await import("./list-text.ts");

const heaters = listedWith([
  { name: "Basement", kind: "gas-tank" },
  { brand: "bradford-white", serial: "BH6511396" },
  { name: "Attic", serial: "ZZZZZ999" },
]);

it("has a line for address and date, and one for each heater", () => {
  const lasts = formatText("en", "result", "lastGasTank", { from: 8, to: 15 });
  const replace = formatText("en", "result", "planOver");
  expect(listText(intlIn("en"), [{ address: "12 Elm St", heaters }]).split("\n")).toEqual([
    "12 Elm St · November 22, 2026",
    `Basement: Rheem water heater, serial RH0504B01826: made May 2004 (high confidence), 22 years, 6 months old. Status: Replacement Recommended. ${lasts} ${replace} Recalls: None known.`,
    expect.stringMatching(
      /^Bradford White water heater, serial BH6511396\. Two dates fit: August 2005 .* or August 1985 /u,
    ),
    "Attic: Rheem water heater, serial ZZZZZ999: no date.",
  ]);
});

it("separates addresses, and has the date alone without one", () => {
  const groups = [
    { address: "12 Elm St", heaters: heaters.slice(0, 1) },
    { address: "", heaters: heaters.slice(1) },
  ];
  expect(listText(intlIn("en"), groups)).toMatch(
    /^12 Elm St · .*\nBasement.*\n\nNovember 22, 2026\nBradford/u,
  );
});

it("is written in the language of the page", () => {
  const [first, , , last] = listText(intlIn("fr"), [{ address: "12 Elm St", heaters }]).split("\n");
  expect(first).toBe("12 Elm St · 22 novembre 2026");
  expect(last).toBe("Attic\u00a0: Chauffe-eau Rheem, numéro de série ZZZZZ999\u00a0: sans date.");
});
