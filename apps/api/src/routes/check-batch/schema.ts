import Type, { type Static } from "typebox";
import { CheckRequest, CheckResult } from "../../checks/schema.ts";
import { ErrorBody } from "../../errors/schema.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../../schema/named-schema.ts";

/** How many checks one call may hold. */
export const mostChecks = 500;

export const BatchRequest = namedObject("BatchRequest", "Many checks at once.", {
  checks: Type.Array(schemaRef(CheckRequest), {
    minItems: 1,
    maxItems: mostChecks,
    description: "The checks, each as for a single one.",
    examples: [
      [
        { brand: "rheem", serialNumber: "RH0504B01826" },
        { brand: "bradford-white", serialNumber: "BH6511396" },
      ],
    ],
  }),
});

export const BatchItem = namedObject(
  "BatchItem",
  "What one check says, as the answer of a single one. A check that cannot be made has `success: false` and, under `invalid`, what the single one is refused with; nothing else.",
  {
    ...Type.Partial(Type.Object(CheckResult.properties)).properties,
    success: CheckResult.properties.success,
    invalid: Type.Optional(schemaRef(ErrorBody)),
  },
);

export const BatchResult = namedObject("BatchResult", "What many checks say.", {
  results: Type.Array(schemaRef(BatchItem), {
    description: "One for each check, in the order of the checks.",
  }),
});

/** All named schemas of the route, each after those that it refers to. */
export const batchSchemas = [BatchRequest, BatchItem, BatchResult] as const;

export type BatchItem = DeepReadonly<Static<typeof BatchItem>>;
