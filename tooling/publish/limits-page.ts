import {
  backgroundAttempts,
  defaultAttempts,
  defaultTimeout,
  manyConcurrency,
  manyTimeout,
} from "@heater-age/client/defaults";
import { reportLimit } from "@heater-age/api/src/client-errors/schema";
import { type LimitName, limitNames, limitSettings } from "@heater-age/api/src/config/env";
import { mostDetails } from "@heater-age/api/src/errors/body";
import { longestKey, shortestKey } from "@heater-age/api/src/plugins/idempotency";
import { bodyLimit, headerLimit, parameterLimit, timeouts } from "@heater-age/api/src/plugins/server";
import { mostBytes } from "@heater-age/api/src/routes/check-batch/csv-read";
import { answerTime } from "@heater-age/api/src/routes/check-batch/route";
import { mostAnswerBytes, mostChecks, mostNamed } from "@heater-age/api/src/routes/check-batch/schema";
import { hour } from "@heater-age/api/src/time/durations";

/** What is counted by a limit. */
const counted: Readonly<Record<LimitName, string>> = {
  check: "`POST /api/check`",
  batch: "`POST /api/check/batch`",
  batchChecks:
    "checks in batches, together; one of `other`, a store brand or Kenmore counts five times, as does one that cannot be read",
  report: "`POST /api/generate-report`, `DELETE /api/reports/{id}`",
  pdf: "`GET /api/reports/{id}.pdf`",
  error: "`POST /api/errors`",
  share: "`POST /api/share`",
  contact: "`POST /api/contact`",
  correction: "`POST /api/corrections`",
  read: "every other call, but for the list of brands",
};

const number = new Intl.NumberFormat("en-US");

const bytes = (count: number): string =>
  count >= 1024 * 1024 ? `${count / 1024 / 1024} MiB` : `${count / 1024} KiB`;

const seconds = (milliseconds: number): string => `${number.format(milliseconds / 1000)} s`;

/** A table as Prettier writes it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_cell, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[], fill = " "): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(" | ")} |`;
  const dashes = head.map(() => "");
  return [line(head), line(dashes, "-"), ...rows.map((row) => line(row))].join("\n");
}

/** Returns the page of the documentation with every limit of the API and of its client, from the code that sets them. */
export const limitsPage = (): string => `# Limits

What the API and its client take, and how long they wait. \`pnpm generate\` writes this page from the code.

## Calls

Limits count by address. The operator can set others; \`RateLimit-Limit\` and \`RateLimit-Remaining\` say what holds and what is left. After a \`429\`, wait as many seconds as \`Retry-After\` says.

${table(
  ["Calls", "At most", "Set by"],
  limitNames.map((name) => {
    const { max, window, variable } = limitSettings[name];
    return [
      counted[name],
      `${number.format(max)} in ${window === hour ? "an hour" : "a minute"}`,
      `\`${variable}\``,
    ];
  }),
)}

## Sizes

${table(
  ["What", "At most"],
  [
    ["checks in one request of `POST /api/check/batch`, in JSON or CSV", number.format(mostChecks)],
    ["dates, brands, makers and details that a row of a batch names", number.format(mostNamed)],
    ["details that an error names", number.format(mostDetails)],
    ["body of a request", bytes(bodyLimit)],
    ["body of a batch", bytes(mostBytes)],
    ["body of `POST /api/errors`", bytes(reportLimit)],
    ["answer to a batch", bytes(mostAnswerBytes)],
    ["headers of a request", bytes(headerLimit)],
    ["part of an address", `${parameterLimit} characters`],
    [
      "`Idempotency-Key`",
      `${shortestKey("kept")} to ${longestKey} characters; from ${shortestKey("secret")} on for a report`,
    ],
  ],
)}

## Times

${table(
  ["What", "At most"],
  [
    ["until the headers of a request are there", seconds(timeouts.headers)],
    ["until a request is there with its body", seconds(timeouts.request)],
    ["connection without a request", seconds(timeouts.idle)],
    ["until the answer to a batch is taken", seconds(answerTime)],
  ],
)}

## Client

\`@heater-age/client\` sends and waits as follows, unless a program says otherwise.

${table(
  ["What", "Number"],
  [
    ["checks that `checkMany` sends in one request", number.format(mostChecks)],
    ["requests of `checkMany` at a time", number.format(manyConcurrency)],
    ["`timeout` of an attempt", seconds(defaultTimeout)],
    ["`timeout` of an attempt of `checkMany`", seconds(manyTimeout)],
    ["attempts of a call", number.format(defaultAttempts)],
    ["attempts of a request of `checkMany`", number.format(backgroundAttempts)],
  ],
)}
`;
