import Type, { type Static } from "typebox";
import { RatingPlate, CheckResult } from "../checks/schema.ts";
import { ModelAnswer } from "../models/schema.ts";
import { lifeTypes, oneOf } from "../schema/enums.ts";
import { textField } from "../schema/fields.ts";
import { datePattern } from "../schema/dates.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";
import { Care, careSchemas } from "./care.ts";
import { Energy, energySchemas } from "./energy.ts";
import { Life, lifeSchemas } from "./life.ts";
import { Safety, safetySchemas } from "./safety-schema.ts";
import { disambiguationSchemas, Disambiguation } from "./disambiguation-schema.ts";
import { Statement } from "./statement.ts";
import { WarrantyAdvice, warrantySchemas } from "./warranty-schema.ts";

const { brand, serialNumber, modelNumber } = RatingPlate.properties;

export const AdviceRequest = namedObject(
  "AdviceRequest",
  "A heater to give advice on: the data on its rating plate, and what the visitor knows.",
  {
    brand,
    serialNumber,
    modelNumber,
    dates: Type.Optional(
      Type.Array(Type.String({ maxLength: 10 }), {
        minItems: 1,
        maxItems: 20,
        description:
          "Possible dates that haven't been ruled out, as a check returns them. Leave out to use all.",
        examples: [["2004-05"]],
      }),
    ),
    type: Type.Optional(
      oneOf(
        lifeTypes,
        "Kind of heater, if the visitor knows it. Otherwise it is taken from the model number, if possible.",
        "gas-tank",
      ),
    ),
    installed: Type.Optional(
      textField(
        "Install date: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. Not before the date of manufacture or after today.",
        "2019-04",
        { pattern: datePattern },
      ),
    ),
    warranty: Type.Optional(
      textField("The warranty as stated in the heater's papers.", "6 year limited tank and parts warranty", {
        maxLength: 200,
      }),
    ),
  },
);

export const Advice = namedObject("Advice", "Advice for the date of a heater. Nothing is recorded.", {
  success: Type.Literal(true, { description: "Always true.", examples: [true] }),
  brand: CheckResult.properties.brand,
  serialNumber: CheckResult.properties.serialNumber,
  modelNumber: CheckResult.properties.modelNumber,
  asOf: textField("The day it applies to, in UTC.", "2026-11-20", { format: "date" }),
  dates: Type.Array(Type.String(), {
    description: "Possible dates of manufacture, best first. Empty if none is known.",
    examples: [["2018-09"]],
  }),
  type: Type.Optional(oneOf(lifeTypes, "Kind of heater whose figures are used.", "gas-tank")),
  typeFrom: Type.Optional(
    oneOf(["model", "visitor"], "Source of the kind: the model number or the request."),
  ),
  safety: schemaRef(Safety),
  life: schemaRef(Life),
  care: schemaRef(Care),
  energy: schemaRef(Energy),
  settling: Type.Optional(schemaRef(Disambiguation)),
  model: Type.Optional(schemaRef(ModelAnswer)),
  warranty: schemaRef(WarrantyAdvice),
});

/** All named schemas of the advice, each after those that it refers to. */
export const adviceSchemas = [
  Statement,
  ...safetySchemas,
  AdviceRequest,
  ...lifeSchemas,
  ...careSchemas,
  ...energySchemas,
  ...disambiguationSchemas,
  ...warrantySchemas,
  Advice,
] as const;

export type AdviceRequest = DeepReadonly<Static<typeof AdviceRequest>>;
export type Advice = DeepReadonly<Static<typeof Advice>>;
