import { readFileSync } from "node:fs";
import {
  backgroundAttempts,
  defaultAttempts,
  defaultTimeout,
  manyConcurrency,
  manyTimeout,
} from "@heater-age/client/defaults";
import { limitNames, limitSettings } from "@heater-age/api/src/config/env";
import { mostDaysLate } from "@heater-age/api/src/db/retention";
import { mostDetails } from "@heater-age/api/src/errors/body";
import {
  bodyLimit,
  headerLimit,
  parameterLimit,
  stalledTimeout,
  timeouts,
} from "@heater-age/api/src/plugins/server";
import { mostCells } from "@heater-age/api/src/routes/check-batch/csv-read";
import { mostCsvBytes, mostJsonBytes } from "@heater-age/api/src/routes/check-batch/route";
import { mostAnswerBytes, mostChecks, mostNamed } from "@heater-age/api/src/routes/check-batch/schema";
import { reportLimit } from "@heater-age/api/src/routes/errors/schema";
import { hour, minute } from "@heater-age/api/src/time/durations";
import { expect, test } from "vitest";

const page = readFileSync(new URL("../../docs/limits.md", import.meta.url), "utf8");

/** Returns a column of the table below a heading. */
function readColumn(heading: string, column: number): readonly string[] {
  const [, section = ""] = page.split(`\n## ${heading}\n`);
  const lines = (section.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) => line.split("|")[column + 1]?.trim() ?? "");
}

const number = (value: number): string => value.toLocaleString("en-US");
const seconds = (milliseconds: number): string => `${number(milliseconds / 1000)} s`;
const kibibytes = (bytes: number): string => `${bytes / 1024} KiB`;

function nameWindow(milliseconds: number): string {
  if (milliseconds === hour) return "hour";
  return milliseconds === minute ? "minute" : `${milliseconds / minute} minutes`;
}

test("the page of limits has those of the API and its client", () => {
  const limits = limitNames.map((name) => limitSettings[name]);
  expect(readColumn("Rate limits", 1)).toEqual(
    limits.map(({ max, window }) => `${number(max)} per ${nameWindow(window)}`),
  );
  expect(readColumn("Rate limits", 2)).toEqual(limits.map(({ variable }) => `\`${variable}\``));
  expect(readColumn("Sizes", 1)).toEqual([
    number(mostChecks),
    number(mostNamed),
    number(mostDetails),
    kibibytes(bodyLimit),
    kibibytes(mostJsonBytes),
    `${mostCsvBytes / 1024 / 1024} MiB, ${number(mostCells)} cells`,
    kibibytes(reportLimit),
    `${mostAnswerBytes / 1_000_000} MB`,
    kibibytes(headerLimit),
    `${parameterLimit} characters`,
  ]);
  expect(readColumn("Timeouts", 1)).toEqual([
    ...[timeouts.headers, timeouts.request, timeouts.idle, stalledTimeout].map(seconds),
    `${mostDaysLate} days`,
  ]);
  expect(readColumn("Client defaults", 1)).toEqual([
    number(mostChecks),
    number(manyConcurrency),
    seconds(defaultTimeout),
    seconds(manyTimeout),
    number(defaultAttempts),
    number(backgroundAttempts),
  ]);
});
