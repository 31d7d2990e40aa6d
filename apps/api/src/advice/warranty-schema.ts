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
    description: "The dates of manufacture that it is for. Empty when none is known.",
    examples: [["2022-05"]],
  }),
  status: oneOf(
    keysOf<Cover["status"]>({ active: true, either: true, expired: true }),
    "Active until the years are full. `either` when the date or the version leaves it open.",
  ),
  remainingMonths: closedObject(
    "Months of cover that are left, one that has begun counted. 0 when expired.",
    {
      min: months("The least.", 17),
      max: months("The most.", 18),
    },
  ),
  countedFrom: oneOf(
    keysOf<Cover["countedFrom"]>({ installation: true, manufacture: true }),
    "What it was counted from.",
    "manufacture",
  ),
  mayRunLonger: booleanField(
    "Whether it may run longer: it counts from the installation, whose day is not known.",
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
      "What is covered; `unnamed` when it is not said.",
    ),
    { minItems: 1, description: "What is covered for as long." },
  ),
  yearsFrom: integerField("Years of cover, the fewest.", 6, { minimum: 0 }),
  yearsTo: integerField(
    "The most: more than the fewest where versions differ that the number does not tell apart.",
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
    "Where it was read: in the request, in the list of models, by a language model, in the maker’s papers of the line, or in the model number.",
  ),
  statement: schemaRef(Statement),
  states: Type.Array(schemaRef(WarrantyState), {
    description:
      "Whether it still runs, once for dates with the same outcome. Empty without a date of manufacture or installation.",
  }),
});

export const WarrantyAdvice = namedObject(
  "WarrantyAdvice",
  "What is known of the warranty. `counting` says from when it counts, `conditions` what may end it, and the source of `check` is a page of the maker that tells the cover by serial number.",
  {
    covers: Type.Array(schemaRef(WarrantyCover), {
      description: "What is covered, the tank or heat exchanger first. Empty when nothing is known.",
    }),
    counting: schemaRef(Statement),
    conditions: schemaRef(Statement),
    remarks: Type.Array(schemaRef(Statement), {
      description: "What could not be said, and why.",
    }),
    steps: Type.Array(
      Type.String({ examples: ["Ask the maker, with the serial number and the receipt at hand."] }),
      {
        description: "What to do to learn more. Empty when something is known.",
      },
    ),
    check: Type.Optional(schemaRef(Statement)),
  },
);

/** All named schemas, each after those that it refers to. */
export const warrantySchemas = [WarrantyState, WarrantyCover, WarrantyAdvice] as const;

export type WarrantyState = DeepReadonly<Static<typeof WarrantyState>>;
export type WarrantyCover = DeepReadonly<Static<typeof WarrantyCover>>;
export type WarrantyAdvice = DeepReadonly<Static<typeof WarrantyAdvice>>;
