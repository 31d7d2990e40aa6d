import Type from "typebox";
import { textField } from "../../schema/fields.ts";
import { namedObject, schemaRef } from "../../schema/named-schema.ts";

export const BrandChoice = namedObject("BrandChoice", "A brand that can be chosen.", {
  value: textField("Value for `brand` in other calls.", "ao-smith"),
  label: textField("As printed on the heater.", "A. O. Smith"),
});

export const BrandList = namedObject("BrandList", "All brands that can be chosen.", {
  brands: Type.Array(schemaRef(BrandChoice), {
    description: "The most common first, then all others by name, then `other`.",
  }),
});
