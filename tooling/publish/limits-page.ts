import {
  backgroundAttempts,
  defaultAttempts,
  defaultTimeout,
  manyConcurrency,
  manyTimeout,
} from "@heater-age/client/defaults";
import { mostDaysLate } from "@heater-age/api/src/db/retention";
import { reportLimit } from "@heater-age/api/src/routes/errors/schema";
import { type LimitName, limitNames, limitSettings } from "@heater-age/api/src/config/env";
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
import { hour } from "@heater-age/api/src/time/durations";

/** The unit that a limit counts. */
const counted: Readonly<Record<LimitName, string>> = {
  check: "`POST /api/check`",
  batch: "`POST /api/check/batch`",
  batchChecks:
    "checks in batches, in total; a check with `other`, a store brand, Kenmore or an unreadable number uses five",
  report: "`POST /api/generate-report`, `DELETE /api/reports/{id}`",
  pdf: "`GET /api/reports/{id}.pdf`",
  error: "`POST /api/errors`",
  share: "`POST /api/share`",
  contact: "`POST /api/contact`",
  correction: "`POST /api/corrections`",
  read: "all other calls, except the list of brands",
};

const number = new Intl.NumberFormat("en-US");

function bytes(count: number): string {
  if (count % 1_000_000 === 0) return `${count / 1_000_000} MB`;
  return count >= 1024 * 1024 ? `${count / 1024 / 1024} MiB` : `${count / 1024} KiB`;
}

const seconds = (milliseconds: number): string => `${number.format(milliseconds / 1000)} s`;

/** Returns a table in Prettier's format. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_cell, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[], fill = " "): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(" | ")} |`;
  const dashes = head.map(() => "");
  return [line(head), line(dashes, "-"), ...rows.map((row) => line(row))].join("\n");
}

/** Returns the docs page with every limit of the API and its client, read from the code that defines them. */
export const limitsPage = (): string => `# Limits

Rate limits, sizes and timeouts of the API, and defaults of its client. \`pnpm generate\` writes this page from the code.

## Rate limits

Limits apply per IP address, or per /64 network for IPv6. Operators can change them: \`RateLimit-Limit\` and \`RateLimit-Remaining\` have the current limit and the calls left. After a \`429\`, wait the seconds in \`Retry-After\`.

${table(
  ["Calls", "Limit", "Setting"],
  limitNames.map((name) => {
    const { max, window, variable } = limitSettings[name];
    return [
      counted[name],
      `${number.format(max)} per ${window === hour ? "hour" : "minute"}`,
      `\`${variable}\``,
    ];
  }),
)}

## Sizes

${table(
  ["What", "Limit"],
  [
    ["checks in one request of `POST /api/check/batch`, in JSON or CSV", number.format(mostChecks)],
    ["dates, brands, makers and details in a row of a batch", number.format(mostNamed)],
    ["details in an error", number.format(mostDetails)],
    ["request body", bytes(bodyLimit)],
    ["request body of a batch in JSON", bytes(mostJsonBytes)],
    ["request body of a batch in CSV", `${bytes(mostCsvBytes)}, ${number.format(mostCells)} cells`],
    ["request body of `POST /api/errors`", bytes(reportLimit)],
    ["response to a batch", bytes(mostAnswerBytes)],
    ["request headers", bytes(headerLimit)],
    ["path parameter", `${parameterLimit} characters`],
  ],
)}

## Timeouts

${table(
  ["What", "Limit"],
  [
    ["receiving the request headers", seconds(timeouts.headers)],
    ["receiving the whole request", seconds(timeouts.request)],
    ["idle connection", seconds(timeouts.idle)],
    ["connection without progress", seconds(stalledTimeout)],
    ["sending a check later, with its `checkedAt`", `${mostDaysLate} days`],
  ],
)}

## Client defaults

Defaults of \`@heater-age/client\`. Your program can change them, up to ${number.format(mostChecks)} checks per request.

${table(
  ["What", "Default"],
  [
    ["checks per request of `checkMany`", number.format(mostChecks)],
    ["concurrent requests of `checkMany`", number.format(manyConcurrency)],
    ["`timeout` per attempt", seconds(defaultTimeout)],
    ["`timeout` per attempt of `checkMany`", seconds(manyTimeout)],
    ["attempts per call", number.format(defaultAttempts)],
    ["attempts per request of `checkMany`", number.format(backgroundAttempts)],
  ],
)}
`;
