import Type, { type Static } from "typebox";
import { oneOf } from "../schema/enums.ts";
import { textField } from "../schema/fields.ts";
import { namedSchema } from "../schema/named-schema.ts";

/** Bytes that a report of an error may have. */
export const reportLimit = 16 * 1024;

/** Characters that the message of an error may have. */
const longestMessage = 1000;

const text = (description: string, example: string) =>
  textField(description, example, { maxLength: reportLimit });

export const errorLevels = ["error", "warning", "info"] as const;
export const errorSources = ["client", "server"] as const;

/** How bad an error is. */
export type ErrorLevel = (typeof errorLevels)[number];

/** Where an error happened. */
export type ErrorSource = (typeof errorSources)[number];

// Open, so that older and newer pages can report errors too.
export const ClientErrorReport = namedSchema(
  "ClientErrorReport",
  Type.Object(
    {
      level: oneOf(errorLevels, "How bad it is."),
      message: textField("What the error says.", "Cannot read properties of undefined (reading 'date')", {
        minLength: 1,
        maxLength: longestMessage,
      }),
      source: oneOf(
        errorSources,
        "Where it happened: in a browser or on a server. Without the operator's token every error is kept as one of `client`.",
      ),
      userAgent: Type.Optional(
        text(
          "Name of the browser. 500 characters are kept.",
          "Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0",
        ),
      ),
      url: Type.Optional(
        text("Address of the page. 2000 characters are kept.", "https://heater-age.example/?brand=rheem"),
      ),
      userId: Type.Optional(
        text("Who the visitor is, where a page knows that. 100 characters are kept.", "visitor-a"),
      ),
      sessionId: Type.Optional(
        text("Names the visit. 100 characters are kept.", "sess_1763631000000_k3v9x2"),
      ),
      stack: Type.Optional(
        text(
          "Where in the program it happened. 8000 characters are kept.",
          "TypeError: Cannot read properties of undefined (reading 'date')\n    at result.js:1:2345",
        ),
      ),
      context: Type.Optional(
        Type.Unsafe<Readonly<Record<string, unknown>>>({
          type: "object",
          additionalProperties: true,
          description:
            "Whatever else helps. 50 entries on each of 4 levels are kept, and 4000 characters of a text; of `requestData` 500.",
          examples: [
            { errorId: "app_1763631000000_p7q2m4", type: "global", errorType: "javascript", line: 1 },
          ],
        }),
      ),
    },
    {
      description:
        "An error that somebody has run into. Fields that are not listed here are ignored. E-mail addresses, long numbers and serial numbers are masked before anything is kept.",
    },
  ),
);

export type ClientErrorReport = Static<typeof ClientErrorReport>;
