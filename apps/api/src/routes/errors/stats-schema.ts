import Type from "typebox";
import { type ErrorLevel, errorLevels, type ErrorSource, errorSources } from "./schema.ts";
import { booleanField, closedObject, integerField, textField } from "../../schema/fields.ts";
import { namedObject, namedSchema, schemaRef } from "../../schema/named-schema.ts";

const count = (description: string, example: number) => integerField(description, example, { minimum: 0 });
const moment = (description: string) =>
  textField(description, "2026-11-20T09:30:00.000Z", { format: "date-time" });

const countEach = <Name extends string>(names: readonly Name[], description: string) =>
  Type.Unsafe<Readonly<Record<Name, number>>>(
    closedObject(
      description,
      Object.fromEntries(names.map((name) => [name, count(`Those of \`${name}\`.`, 3)])),
    ),
  );

const ErrorsByLevel = namedSchema(
  "ErrorsByLevel",
  countEach<ErrorLevel>(errorLevels, "All errors by severity."),
);

const ErrorsBySource = namedSchema(
  "ErrorsBySource",
  countEach<ErrorSource>(errorSources, "All errors by origin."),
);

const ErrorMessageCount = namedObject("ErrorMessageCount", "A message and the number of errors with it.", {
  message: textField("Masked error message.", "Cannot read properties of undefined (reading 'date')"),
  count: count("Number of errors with it on these two days, in UTC.", 12),
  lastSeen: moment("Time of the last error with it."),
});

const BurstAlert = namedObject("BurstAlert", "A window of time with too many errors.", {
  timestamp: moment("When the limit for the window was reached."),
  errorCount: count("Errors in the window.", 51),
  timeWindow: count("Length of the window in seconds.", 300),
  alertSent: booleanField("Whether the operator's webhook accepted the alert.", true),
});

export const ErrorStatistics = namedObject("ErrorStatistics", "Error statistics.", {
  totalErrors: count("All errors ever reported, including deleted ones.", 120),
  recentErrors: count("Errors in the last 24 hours, rounded to whole windows.", 12),
  errorsByLevel: schemaRef(ErrorsByLevel),
  errorsBySource: schemaRef(ErrorsBySource),
  topErrorMessages: Type.Array(schemaRef(ErrorMessageCount), {
    maxItems: 10,
    description: "The most frequent messages of the last 24 hours, among stored errors.",
  }),
  burstAlerts: Type.Array(schemaRef(BurstAlert), {
    maxItems: 20,
    description: "The latest alerts, newest first.",
  }),
});

/** All named schemas of the route, each after those that it refers to. */
export const errorStatisticsSchemas = [
  ErrorsByLevel,
  ErrorsBySource,
  ErrorMessageCount,
  BurstAlert,
  ErrorStatistics,
] as const;
