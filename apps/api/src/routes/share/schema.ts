import Type, { type Static } from "typebox";
import { named } from "../../reference.ts";
import { ReportId } from "../../reports/schema.ts";

const oneOf = <const Text extends string>(list: readonly Text[], description: string) =>
  Type.Unsafe<Text>({ type: "string", enum: list, description, examples: [list[0]] });

export const ShareRequest = named(
  "ShareRequest",
  Type.Object(
    {
      type: oneOf(["website", "result"], "What was shared: the website itself or the result of a check."),
      platform: oneOf(
        ["facebook", "twitter", "linkedin", "whatsapp", "reddit", "email", "sms", "copy", "native"],
        "Where it was shared to. `copy`: its link was copied. `native`: through the device's own menu.",
      ),
      resultId: Type.Optional({
        ...ReportId,
        description: "Id of the report that was shared, if it was one.",
      }),
    },
    { additionalProperties: false, description: "Something that was shared." },
  ),
);

export type ShareRequest = Static<typeof ShareRequest>;
