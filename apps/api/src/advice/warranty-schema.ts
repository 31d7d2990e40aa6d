import type { Recirculation, WarrantyCover as Cover, WarrantyPart } from "@heater-age/decoder/warranty";
import Type, { type Static } from "typebox";
import { keysOf, oneOf } from "../schema/enums.ts";
import { booleanField, closedObject, integerField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";
import { Statement } from "./statement.ts";
import type { TermOrigin } from "./warranty-terms.ts";

const months = (description: string, example: number) => integerField(description, example, { minimum: 0 });

export const WarrantyState = namedObject("WarrantyState", "Whether a part is still covered.", {
  dates: Type.Array(Type.String(), {
    description: "Dates of manufacture it applies to. Empty if unknown.",
    examples: [["2022-05"]],
  }),
  status: oneOf(
    keysOf<Cover["status"]>({ active: true, either: true, expired: true }),
    "Active until the years are complete. `either` if the date or the version leaves it open.",
  ),
  remainingMonths: closedObject("Remaining months of cover, including the current one. 0 when expired.", {
    min: months("The least.", 17),
    max: months("The most.", 18),
  }),
  countedFrom: oneOf(
    keysOf<Cover["countedFrom"]>({ installation: true, manufacture: true }),
    "The date it counts from.",
    "manufacture",
  ),
  mayRunLonger: booleanField(
    "Whether it may run longer, because it counts from an unknown day of installation.",
    true,
  ),
  statement: schemaRef(Statement),
});

export const WarrantyCover = namedObject("WarrantyCover", "How long parts of the heater are covered.", {
  parts: Type.Array(
    oneOf(
      keysOf<WarrantyPart>({
        tank: true,
        "heat-exchanger": true,
        parts: true,
        labour: true,
        unnamed: true,
      }),
      "The covered part, or `unnamed` if the source names none.",
    ),
    { minItems: 1, description: "Parts with the same cover." },
  ),
  yearsFrom: integerField("Years of cover, the fewest.", 6, { minimum: 0 }),
  yearsTo: integerField(
    "Years of cover, the most: higher if the number fits versions with different cover.",
    6,
    { minimum: 0 },
  ),
  hours: Type.Optional(integerField("Hours of operation that end it earlier.", 12_000)),
  recirculation: Type.Optional(
    oneOf(
      keysOf<Recirculation>({ controlled: true, uncontrolled: true }),
      "Only with this kind of recirculation.",
    ),
  ),
  from: oneOf(
    keysOf<TermOrigin>({
      papers: true,
      catalogue: true,
      "language-model": true,
      line: true,
      "model-number": true,
    }),
    "Its source: the request, the list of models, a language model, the maker’s papers for the product line, or the model number.",
  ),
  statement: schemaRef(Statement),
  states: Type.Array(schemaRef(WarrantyState), {
    description:
      "Whether it is still active, once for all dates with the same result. Empty without a date of manufacture or installation.",
  }),
});

export const WarrantyAdvice = namedObject(
  "WarrantyAdvice",
  "The warranty. `counting` is the date it counts from, `conditions` what can end it. The source of `check` is the maker's page for looking up the cover by serial number.",
  {
    covers: Type.Array(schemaRef(WarrantyCover), {
      description: "Covered parts, the tank or heat exchanger first. Empty if the warranty is unknown.",
    }),
    counting: schemaRef(Statement),
    conditions: schemaRef(Statement),
    remarks: Type.Array(schemaRef(Statement), {
      description: "What is missing, and why.",
    }),
    steps: Type.Array(Type.String({ examples: ["Ask the maker."] }), {
      description: "How to find out more. Empty if the warranty is known.",
    }),
    check: Type.Optional(schemaRef(Statement)),
  },
);

/** All named schemas, each after those that it refers to. */
export const warrantySchemas = [WarrantyState, WarrantyCover, WarrantyAdvice] as const;

export type WarrantyState = DeepReadonly<Static<typeof WarrantyState>>;
export type WarrantyCover = DeepReadonly<Static<typeof WarrantyCover>>;
export type WarrantyAdvice = DeepReadonly<Static<typeof WarrantyAdvice>>;
