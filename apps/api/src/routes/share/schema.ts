import Type, { type Static } from "typebox";
import { oneOf } from "../../schema/enums.ts";
import { textField } from "../../schema/fields.ts";
import { namedObject } from "../../schema/named-schema.ts";
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

export const ShareRequest = namedObject("ShareRequest", "A share.", {
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

export type ShareRequest = Static<typeof ShareRequest>;
