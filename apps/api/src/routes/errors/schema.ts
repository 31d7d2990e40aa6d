import Type, { type Static } from "typebox";
import { oneOf } from "../../schema/enums.ts";
import { booleanField, integerField, textField } from "../../schema/fields.ts";
import { type DeepReadonly, namedObject, namedSchema, schemaRef } from "../../schema/named-schema.ts";

/** Bytes that a report of an error may have. */
export const reportLimit = 16 * 1024;

const text = (description: string, example: string) =>
  Type.Optional(textField(description, example, { maxLength: reportLimit }));

const errorLevels = ["error", "warning", "info"] as const;
const errorSources = ["client", "server"] as const;

// Open, so that older and newer pages can report errors too.
export const ClientErrorReport = namedSchema(
  "ClientErrorReport",
  Type.Object(
    {
      level: oneOf(errorLevels, "Severity."),
      message: textField("The error message.", "Cannot read properties of undefined (reading 'date')", {
        minLength: 1,
        maxLength: 1000,
      }),
      source: oneOf(
        errorSources,
        "Where it happened: in a browser or on a server. Without the operator's token every error is stored as `client`.",
      ),
      userAgent: text("User agent of the browser.", "Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0"),
      url: text("URL of the page.", "https://heater-age.example/?brand=rheem"),
      userId: text("Id of the visitor, if the page has one.", "visitor-a"),
      sessionId: text("Id of the visit.", "sess_1763631000000_k3v9x2"),
      stack: text("Stack trace.", "TypeError: Cannot read properties of undefined\n    at result.js:1:2345"),
      context: Type.Optional(
        Type.Unsafe<Readonly<Record<string, unknown>>>({
          type: "object",
          additionalProperties: true,
          description: "Additional details. We store 4 levels, and nothing over 16,384 characters of JSON.",
          examples: [
            { errorId: "app_1763631000000_p7q2m4", type: "global", errorType: "javascript", line: 1 },
          ],
        }),
      ),
    },
    {
      description:
        "An error in a browser or on a server. Fields that are not listed here are ignored. Email addresses, long numbers and serial numbers are masked before anything is stored. Of a stack, 8000 characters are stored, of a URL 2000, of a user agent 500, of an id 100.",
    },
  ),
);

export type ClientErrorReport = Static<typeof ClientErrorReport>;

const count = (description: string, example: number) => integerField(description, example, { minimum: 0 });
const moment = (description: string) =>
  textField(description, "2026-11-20T09:30:00.000Z", { format: "date-time" });

const ErrorsByLevel = namedObject("ErrorsByLevel", "All errors by severity.", {
  error: count("Those of `error`.", 3),
  warning: count("Those of `warning`.", 3),
  info: count("Those of `info`.", 3),
});

const ErrorsBySource = namedObject("ErrorsBySource", "All errors by origin.", {
  client: count("Those of `client`.", 3),
  server: count("Those of `server`.", 3),
});

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

export type ErrorStatistics = DeepReadonly<Static<typeof ErrorStatistics>>;
