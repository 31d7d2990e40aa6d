import Type, { type Static } from "typebox";
import { CheckRequest, CheckResult } from "../../checks/schema.ts";
import { ErrorBody } from "../../errors/schema.ts";
import { type DeepReadonly, named, refer } from "../../schema/named-schema.ts";

/** How many checks one call may hold. */
export const mostChecks = 500;

const closed = { additionalProperties: false } as const;

export const BatchRequest = named(
  "BatchRequest",
  Type.Object(
    {
      checks: Type.Array(refer(CheckRequest), {
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
    },
    { ...closed, description: "Many checks at once." },
  ),
);

export const BatchItem = named(
  "BatchItem",
  Type.Object(
    {
      ...Type.Partial(Type.Object(CheckResult.properties)).properties,
      success: CheckResult.properties.success,
      invalid: Type.Optional(refer(ErrorBody)),
    },
    {
      ...closed,
      description:
        "What one check says, as the answer of a single one. A check that cannot be made has `success: false` and, under `invalid`, what the single one is refused with; nothing else.",
    },
  ),
);

export const BatchResult = named(
  "BatchResult",
  Type.Object(
    {
      results: Type.Array(refer(BatchItem), {
        description: "One for each check, in the order of the checks.",
      }),
    },
    { ...closed, description: "What many checks say." },
  ),
);

/** All named schemas of the route, each after those that it refers to. */
export const batchSchemas = [BatchRequest, BatchItem, BatchResult] as const;

export type BatchItem = DeepReadonly<Static<typeof BatchItem>>;
