import { readFileSync } from "node:fs";
import {
  backgroundAttempts,
  defaultAttempts,
  defaultTimeout,
  manyConcurrency,
  manyTimeout,
} from "@heater-age/client/defaults";
import { limitNames, limitSettings } from "@heater-age/api/src/config/env";
import { maxDaysLate } from "@heater-age/api/src/db/retention";
import { maxDetails } from "@heater-age/api/src/errors/codes";
import {
  bodyLimit,
  headerLimit,
  parameterLimit,
  stalledTimeout,
  timeouts,
} from "@heater-age/api/src/plugins/server";
import { maxCells } from "@heater-age/api/src/routes/check-batch/csv-read";
import { maxCsvBytes, maxJsonBytes } from "@heater-age/api/src/routes/check-batch/route";
import { maxAnswerBytes, maxChecks, maxNamed } from "@heater-age/api/src/routes/check-batch/schema";
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
    number(maxChecks),
    number(maxNamed),
    number(maxDetails),
    kibibytes(bodyLimit),
    kibibytes(maxJsonBytes),
    `${maxCsvBytes / 1024 / 1024} MiB, ${number(maxCells)} cells`,
    kibibytes(reportLimit),
    `${maxAnswerBytes / 1_000_000} MB`,
    kibibytes(headerLimit),
    `${parameterLimit} characters`,
  ]);
  expect(readColumn("Timeouts", 1)).toEqual([
    ...[timeouts.headers, timeouts.request, timeouts.idle, stalledTimeout].map(seconds),
    `${maxDaysLate} days`,
  ]);
  expect(readColumn("Client defaults", 1)).toEqual([
    number(maxChecks),
    number(manyConcurrency),
    seconds(defaultTimeout),
    seconds(manyTimeout),
    number(defaultAttempts),
    number(backgroundAttempts),
  ]);
});
