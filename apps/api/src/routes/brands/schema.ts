import Type from "typebox";
import { named, refer } from "../../schema/named-schema.ts";

export const BrandChoice = named(
  "BrandChoice",
  Type.Object(
    {
      value: Type.String({ description: "What `brand` takes in other calls.", examples: ["ao-smith"] }),
      label: Type.String({ description: "As printed on the heater.", examples: ["A. O. Smith"] }),
    },
    { additionalProperties: false, description: "A brand that can be chosen." },
  ),
);

export const BrandList = named(
  "BrandList",
  Type.Object(
    {
      brands: Type.Array(refer(BrandChoice), {
        description: "The most common first, then all others by name, at last `other`.",
      }),
    },
    { additionalProperties: false, description: "All brands that can be chosen." },
  ),
);
