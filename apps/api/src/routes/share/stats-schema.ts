import Type from "typebox";
import { integerField } from "../../schema/fields.ts";
import { namedObject } from "../../schema/named-schema.ts";

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
