import Type, { type Static } from "typebox";
import { checkedFields } from "../checks/schema.ts";
import { ModelAnswer } from "../models/schema.ts";
import { lifeTypes, knownText } from "../schema/enums.ts";
import { textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";
import { Care } from "./care.ts";
import { Energy } from "./energy.ts";
import { Life } from "./life.ts";
import { Safety } from "./safety.ts";
import { Disambiguation } from "./disambiguation.ts";
import { WarrantyAdvice } from "./warranty.ts";

export const Advice = namedObject("Advice", "Advice for the date of a heater. Nothing is recorded.", {
  success: Type.Literal(true, { description: "Always true.", examples: [true] }),
  ...checkedFields,
  asOf: textField("The day it applies to, in UTC.", "2026-11-20", { format: "date" }),
  dates: Type.Array(Type.String(), {
    description: "Possible dates of manufacture, best first. Empty if none is known.",
    examples: [["2018-09"]],
  }),
  type: Type.Optional(knownText(lifeTypes, "Kind of heater whose figures are used.", "gas-tank")),
  typeFrom: Type.Optional(
    knownText(["model", "visitor"], "Source of the kind: the model number or the request."),
  ),
  safety: schemaRef(Safety),
  life: schemaRef(Life),
  care: schemaRef(Care),
  energy: schemaRef(Energy),
  disambiguation: Type.Optional(schemaRef(Disambiguation)),
  model: Type.Optional(schemaRef(ModelAnswer)),
  warranty: schemaRef(WarrantyAdvice),
});

export type Advice = DeepReadonly<Static<typeof Advice>>;
