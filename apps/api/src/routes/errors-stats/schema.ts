import Type from "typebox";
import { type ErrorLevel, errorLevels, type ErrorSource, errorSources } from "../../client-errors/schema.ts";
import { named, refer } from "../../schema/named-schema.ts";

const closed = { additionalProperties: false } as const;
const count = (description: string, example: number) =>
  Type.Integer({ minimum: 0, description, examples: [example] });
const moment = (description: string) =>
  Type.String({ format: "date-time", description, examples: ["2026-11-20T09:30:00.000Z"] });

const countEach = <Name extends string>(names: readonly Name[], description: string) =>
  Type.Unsafe<Readonly<Record<Name, number>>>(
    Type.Object(Object.fromEntries(names.map((name) => [name, count(`Those of \`${name}\`.`, 3)])), {
      ...closed,
      description,
    }),
  );

const ErrorsByLevel = named(
  "ErrorsByLevel",
  countEach<ErrorLevel>(errorLevels, "All errors by how bad they are."),
);

const ErrorsBySource = named(
  "ErrorsBySource",
  countEach<ErrorSource>(errorSources, "All errors by where they happened."),
);

const ErrorMessageCount = named(
  "ErrorMessageCount",
  Type.Object(
    {
      message: Type.String({
        description: "What the errors said, masked.",
        examples: ["Cannot read properties of undefined (reading 'date')"],
      }),
      count: count("How often it was said in the last 24 hours.", 12),
      lastSeen: moment("When it was last said."),
    },
    { ...closed, description: "A message and how often errors had it." },
  ),
);

const BurstAlert = named(
  "BurstAlert",
  Type.Object(
    {
      timestamp: moment("When the errors of the window became too many."),
      errorCount: count("Errors in the window.", 51),
      timeWindow: count("Length of the window in seconds.", 300),
      alertSent: Type.Boolean({
        description: "Whether the operator's webhook took the alert.",
        examples: [true],
      }),
    },
    { ...closed, description: "A window of time with too many errors." },
  ),
);

export const ErrorStatistics = named(
  "ErrorStatistics",
  Type.Object(
    {
      totalErrors: count("All errors that were ever told of, also those that are deleted since.", 120),
      recentErrors: count("Errors in the last 24 hours.", 12),
      errorsByLevel: refer(ErrorsByLevel),
      errorsBySource: refer(ErrorsBySource),
      topErrorMessages: Type.Array(refer(ErrorMessageCount), {
        maxItems: 10,
        description: "The most frequent messages of the last 24 hours, among the newest 50,000 errors.",
      }),
      burstAlerts: Type.Array(refer(BurstAlert), {
        maxItems: 20,
        description: "The latest alerts, newest first.",
      }),
    },
    { ...closed, description: "What errors there were." },
  ),
);

/** All named schemas of the route, each after those that it refers to. */
export const errorStatisticsSchemas = [
  ErrorsByLevel,
  ErrorsBySource,
  ErrorMessageCount,
  BurstAlert,
  ErrorStatistics,
] as const;
