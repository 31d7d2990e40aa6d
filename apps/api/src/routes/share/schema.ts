import Type, { type Static } from "typebox";
import { oneOf } from "../../schema/enums.ts";
import { integerField, textField } from "../../schema/fields.ts";
import { namedObject, requestObject } from "../../schema/named-schema.ts";
import { requestId } from "../../schema/request-id.ts";

/** Platforms that are counted one by one. All others are counted together, as `other`. */
export const platforms: ReadonlySet<string> = new Set([
  "facebook",
  "twitter",
  "linkedin",
  "whatsapp",
  "reddit",
  "email",
  "sms",
  "copy",
  "native",
]);

export const ShareRequest = requestObject("ShareRequest", "A share.", {
  id: requestId("Sent again within 30 days, the share isn't counted again."),
  type: oneOf(["website", "result"], "What was shared: the website itself or the result of a check."),
  platform: textField(
    `Where it was shared to: ${[...platforms].map((name) => `\`${name}\``).join(", ")}. \`copy\`: its link was copied. \`native\`: through the device's own menu. Any other is counted as \`other\`.`,
    "facebook",
  ),
  resultId: Type.Optional(
    textField("Id of the shared report, if any. It isn't stored or checked.", "q0mD2rYwT1yXfKc8uQZ7Lw"),
  ),
});

const count = (description: string, example: number) => integerField(description, example, { minimum: 0 });

export const ShareStats = namedObject("ShareStats", "How often the website and results were shared.", {
  totalShares: count("Shares of both types.", 7),
  platformBreakdown: Type.Unsafe<Readonly<Record<string, number>>>({
    type: "object",
    additionalProperties: { type: "integer", minimum: 0 },
    description: "Shares of both types by platform. Platforms without a share are absent.",
    examples: [{ facebook: 4, copy: 3 }],
  }),
  websiteShares: count("Shares of the website itself.", 5),
  resultShares: count("Shares of results.", 2),
});

export type ShareRequest = Static<typeof ShareRequest>;
