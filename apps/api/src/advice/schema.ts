import Type, { type Static } from "typebox";
import { CheckRequest, CheckResult } from "../checks/schema.ts";
import { ModelAnswer } from "../models/schema.ts";
import { lifeTypes, oneOf } from "../schema/enums.ts";
import { closedObject, numberField, textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";
import { Care, careSchemas } from "./care.ts";
import { Energy, energySchemas } from "./energy.ts";
import { Life, lifeSchemas } from "./life.ts";
import { Safety, safetySchemas } from "./safety-schema.ts";
import { disambiguationSchemas, Disambiguation } from "./disambiguation-schema.ts";
import { Statement } from "./statement.ts";
import { WarrantyAdvice, warrantySchemas } from "./warranty-schema.ts";

const price = (description: string, example: number) =>
  Type.Optional(numberField(description, example, { minimum: 0, maximum: 1_000_000 }));

const EnergyInput = closedObject("What energy costs the visitor, and what the label of the heater says.", {
  uniformEnergyFactor: Type.Optional(
    numberField("UEF of the label, where the model does not tell it. An EF is none.", 0.6),
  ),
  firstHourGallons: Type.Optional(
    numberField("First-hour rating in US gallons.", 67, { minimum: 1, maximum: 1000 }),
  ),
  currency: Type.Optional(
    textField("Currency of the prices, as ISO 4217 has it.", "USD", { pattern: "^[A-Z]{3}$" }),
  ),
  electricityPerKWh: price("Price of a kilowatt-hour of electricity.", 0.14),
  gasPerTherm: price("Price of a therm of gas.", 1.21),
  gasPerKWh: price("Price of a kilowatt-hour of gas, where it is billed so.", 0.11),
});

const { brand, serialNumber, modelNumber } = CheckRequest.properties;

export const AdviceRequest = namedObject(
  "AdviceRequest",
  "A heater to give advice on: what its rating plate says, and what the visitor knows.",
  {
    brand,
    serialNumber,
    modelNumber,
    dates: Type.Optional(
      Type.Array(Type.String({ maxLength: 10 }), {
        minItems: 1,
        maxItems: 20,
        description:
          "Those of the dates of its serial number that have not been ruled out, as a check gives them. All of them when absent.",
        examples: [["2004-05"]],
      }),
    ),
    type: Type.Optional(
      oneOf(
        lifeTypes,
        "Kind of heater, where the visitor knows it. Else the model number tells it, or nothing.",
        "gas-tank",
      ),
    ),
    installed: Type.Optional(
      textField(
        "Date of installation: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. Not before the manufacture, nor after today.",
        "2019-04",
        { pattern: String.raw`^\d{4}(?:-\d{2}(?:-\d{2})?)?$` },
      ),
    ),
    warranty: Type.Optional(
      textField(
        "What the papers of the heater say of its warranty.",
        "6 year limited tank and parts warranty",
        { maxLength: 200 },
      ),
    ),
    energy: Type.Optional(EnergyInput),
  },
);

export const Advice = namedObject(
  "Advice",
  "What follows from the date of a heater. Nothing of it is recorded.",
  {
    success: Type.Literal(true, { description: "There is advice.", examples: [true] }),
    brand: CheckResult.properties.brand,
    serialNumber: CheckResult.properties.serialNumber,
    modelNumber: CheckResult.properties.modelNumber,
    asOf: textField("The day that it is for, in UTC.", "2026-11-20", { format: "date" }),
    dates: Type.Array(Type.String(), {
      description: "The dates that the heater may have been made on, best first. Empty when none is known.",
      examples: [["2018-09"]],
    }),
    type: Type.Optional(oneOf(lifeTypes, "Kind of heater by whose figures it is planned.", "gas-tank")),
    typeFrom: Type.Optional(
      oneOf(["model", "visitor"], "Where the kind comes from: the model number, or the request."),
    ),
    safety: schemaRef(Safety),
    life: schemaRef(Life),
    care: schemaRef(Care),
    energy: schemaRef(Energy),
    settling: Type.Optional(schemaRef(Disambiguation)),
    model: Type.Optional(schemaRef(ModelAnswer)),
    warranty: schemaRef(WarrantyAdvice),
  },
);

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
