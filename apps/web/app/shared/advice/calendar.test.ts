import { formatText } from "@heater-age/messages/server";
import ICAL from "ical.js";
import { expect, it } from "vitest";
import { calendarFile } from "./calendar.ts";
import { firstReminder } from "./first-reminder.ts";

const source = { title: "Manuals; of 2014, copied", url: "https://example.org/a", kind: "maker" } as const;
const trade = { title: "A trade page", url: "https://example.org/b", kind: "trade" } as const;
const actions = [
  {
    code: "anode-check",
    title: formatText("de", "care", "entry", { action: "Opferanode prüfen lassen" }),
    statement: {
      text: "Lassen Sie alle 1 bis 3 Jahre die Opferanode prüfen; und austauschen, wenn sie verbraucht ist.",
      basis: "source",
      sources: [trade, source, { ...source, title: "Another manual" }],
    },
    notes: [{ text: "Bei hartem Wasser\\Kalk: früher. 🔧", basis: "source", sources: [source] }],
    everyMonths: { from: 12, to: 36 },
  },
  {
    code: "compare-prices",
    title: formatText("de", "care", "entry", { action: "Preise vergleichen" }),
    statement: {
      text: "Vergleichen Sie Preise.",
      basis: "ours",
      assumption: "Von uns gewählt.",
      sources: [trade],
    },
    notes: [],
  },
] as const;
const reminders = {
  heaters: [{ actions: structuredClone(actions) as never, brand: "rheem", serial: "RH0821B01826" }],
  name: "Warmwasser",
  language: "de",
  first: "2026-12-01",
  now: new Date("2026-11-22T09:30:00Z"),
};

const parse = (file: string) => new ICAL.Component(ICAL.parse(file) as unknown[]);
const eventsIn = (file: string) =>
  parse(file)
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));

it("has an all-day event for each action, with its description and only the maker's or a regulator's source", () => {
  const [anode, prices] = eventsIn(calendarFile(reminders));
  expect(anode?.summary).toBe(formatText("de", "care", "entry", { action: "Opferanode prüfen lassen" }));
  expect(anode?.startDate.toString()).toBe("2026-12-01");
  expect(anode?.startDate.isDate).toBe(true);
  expect(anode?.endDate.toString()).toBe("2026-12-02");
  expect(anode?.description.split("\n")).toEqual([
    actions[0].statement.text,
    "Bei hartem Wasser\\Kalk: früher. 🔧",
    "Manuals; of 2014, copied: https://example.org/a",
  ]);
  expect(prices?.description).toBe("Vergleichen Sie Preise.\nVon uns gewählt.");
});

it("repeats an action with an interval after the shortest one, and no other", () => {
  const [anode, prices] = eventsIn(calendarFile(reminders));
  const days = anode?.iterator();
  expect([1, 2, 3].map(() => days?.next().toString())).toEqual(["2026-12-01", "2027-12-01", "2028-12-01"]);
  expect(prices?.isRecurring()).toBe(false);
});

it("has an alarm at nine in the morning", () => {
  for (const alarm of parse(calendarFile(reminders))
    .getAllSubcomponents("vevent")
    .map((event) => event.getFirstSubcomponent("valarm"))) {
    expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
    expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("PT9H");
  }
});

it("gives the same reminder the same UID, so that calendars do not duplicate it", () => {
  const ids = (file: string) => eventsIn(file).map(({ uid }) => uid);
  const later = calendarFile({ ...reminders, language: "fr", now: new Date("2027-01-01T00:00:00Z") });
  expect(ids(later)).toEqual(ids(calendarFile(reminders)));
  expect(new Set(ids(later)).size).toBe(2);
});

it("has the reminders of a heater once, even if it was saved twice", () => {
  const twice = { ...reminders, heaters: reminders.heaters.flatMap((heater) => [heater, heater]) };
  expect(calendarFile(twice)).toBe(calendarFile(reminders));
});

it("follows RFC 5545: lines of 75 octets that end with CRLF, and a time stamp", () => {
  const file = calendarFile(reminders);
  const lines = file.split("\r\n");
  expect(file).not.toMatch(/[^\r]\n/u);
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(lines).toContain("VERSION:2.0");
  expect(lines).toContain("DTSTAMP:20261122T093000Z");
  expect(lines).toContain("DTSTART;VALUE=DATE:20261201");
  expect(file).toContain("PRODID:-//Heater Age//Reminders//DE");
});

it.each([
  ["2026-11-20", "2026-11-27"],
  ["2026-11-21", "2026-11-28"],
  ["2026-11-22", "2026-12-01"],
  ["2026-12-25", "2027-01-01"],
  ["2028-02-22", "2028-03-01"],
])("created on %s, reminders start on %s, a day that every month has", (today, first) => {
  expect(firstReminder(today)).toBe(first);
});
