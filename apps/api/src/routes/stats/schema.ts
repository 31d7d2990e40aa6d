import Type from "typebox";
import { oneOf } from "../../schema/enums.ts";
import { ageBands } from "../../db/insert-checks.ts";
import { named, refer } from "../../schema/named-schema.ts";

const count = Type.Integer({
  minimum: 0,
  description: "Checks since the service began to count.",
  examples: [128],
});

export const BrandCount = named(
  "BrandCount",
  Type.Object(
    {
      brand: Type.String({ description: "What `brand` takes in other calls.", examples: ["ao-smith"] }),
      label: Type.String({ description: "As printed on the heater.", examples: ["A. O. Smith"] }),
      count,
    },
    { additionalProperties: false, description: "How often heaters of a brand were checked." },
  ),
);

export const AgeBandCount = named(
  "AgeBandCount",
  Type.Object(
    {
      ageBand: oneOf(
        ageBands,
        "State of the likeliest date; `unreadable` when no date was found.",
        "replace",
      ),
      count,
    },
    { additionalProperties: false, description: "How often heaters of an age were checked." },
  ),
);

export const CheckStats = named(
  "CheckStats",
  Type.Object(
    {
      totalChecks: Type.Integer({
        minimum: 0,
        description: "All checks that were recorded.",
        examples: [128],
      }),
      byBrand: Type.Array(refer(BrandCount), {
        description: "The most checked first; brands without a check are not there.",
      }),
      byAgeBand: Type.Array(refer(AgeBandCount), {
        description: "Every band once, from new to old, at last `unreadable`.",
      }),
    },
    { additionalProperties: false, description: "How many checks were recorded." },
  ),
);
