import Type from "typebox";
import { knownText } from "../../schema/enums.ts";
import { ageBands } from "../../checks/queries.ts";
import { integerField, textField } from "../../schema/fields.ts";
import { namedObject, schemaRef } from "../../schema/named-schema.ts";

const count = integerField("Checks since the service began to count.", 128, { minimum: 0 });

const BrandCount = namedObject("BrandCount", "How often heaters of a brand were checked.", {
  brand: textField("Value for `brand` in other calls.", "ao-smith"),
  label: textField("As printed on the heater.", "A. O. Smith"),
  count,
});

const AgeBandCount = namedObject("AgeBandCount", "How often heaters of an age were checked.", {
  ageBand: knownText(
    ageBands,
    "State of the likeliest date; `unreadable` when no date was found.",
    "replace",
  ),
  count,
});

export const CheckStats = namedObject("CheckStats", "How many checks were recorded.", {
  totalChecks: integerField("All checks that were recorded.", 128, { minimum: 0 }),
  byBrand: Type.Array(schemaRef(BrandCount), {
    description: "Most checks first. Brands without a check are left out.",
  }),
  byAgeBand: Type.Array(schemaRef(AgeBandCount), {
    description: "Every age band once, from new to old, then `unreadable`.",
  }),
});
