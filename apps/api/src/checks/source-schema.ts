import type { Source as DecoderSource } from "@heater-age/decoder";
import Type from "typebox";
import { keysOf, oneOf } from "../schema/enums.ts";
import { named } from "../schema/named-schema.ts";

const closed = { additionalProperties: false } as const;

export const Source = named(
  "Source",
  Type.Object(
    {
      title: Type.String({
        description: "Name of who says so, and title in English: in every language the same.",
        examples: ["Water Heater Trace: Rheem"],
      }),
      url: Type.Optional(
        Type.String({
          description: "Absent when a reader cannot open it.",
          examples: ["https://www.waterheatertrace.com/brands/rheem/water-heater-age/"],
        }),
      ),
      kind: oneOf(
        keysOf<DecoderSource["kind"]>({ maker: true, regulator: true, trade: true, compiled: true }),
        "Who says so.",
        "trade",
      ),
    },
    { ...closed, description: "Where a rule comes from." },
  ),
);
