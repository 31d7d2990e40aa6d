import Type, { type Static } from "typebox";
import { oneOf } from "../../schema/enums.ts";
import { namedObject } from "../../schema/named-schema.ts";
import { ReportId } from "../../reports/schema.ts";

export const ShareRequest = namedObject("ShareRequest", "Something that was shared.", {
  type: oneOf(["website", "result"], "What was shared: the website itself or the result of a check."),
  platform: oneOf(
    ["facebook", "twitter", "linkedin", "whatsapp", "reddit", "email", "sms", "copy", "native"],
    "Where it was shared to. `copy`: its link was copied. `native`: through the device's own menu.",
  ),
  resultId: Type.Optional({
    ...ReportId,
    description: "Id of the report that was shared, if it was one.",
  }),
});

export type ShareRequest = Static<typeof ShareRequest>;
