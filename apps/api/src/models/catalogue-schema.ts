import type { Confidence } from "@heater-age/decoder";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { confidences } from "../schema/enums.ts";
import { featureCodes } from "./codes.ts";
import { factRanges } from "./ranges.ts";

/** A model in the catalogue's files. Columns are those of the table. */
const CatalogueEntry = Type.Object(
  {
    /** As printed by the source, `*` where it leaves characters open. */
    model: Type.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9 ./*-]{2,29}$" }),
    ...Type.Partial(Type.Object(factRanges)).properties,
    features: Type.Array(Type.Unsafe<string>({ type: "string", enum: featureCodes }), { uniqueItems: true }),
    source: Type.Object(
      {
        title: Type.String({ minLength: 3, maxLength: 120 }),
        url: Type.Optional(Type.String({ pattern: "^https?://" })),
        date: Type.Optional(Type.String({ pattern: "^\\d{4}(?:-\\d{2}(?:-\\d{2})?)?$" })),
        /** Address of the copy that was read, if it was not the source itself. */
        read_from: Type.Optional(Type.String()),
      },
      { additionalProperties: false },
    ),
    confidence: Type.Unsafe<Confidence>({ type: "string", enum: confidences }),
    /** License terms, as in `NOTICE.md` beside the data. */
    use: Type.Unsafe<string>({ type: "string", enum: ["facts", "energy-star", "bsd-3-clause"] }),
    /** For maintainers of the data. */
    note: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

/** A model in the catalogue's files. */
export type CatalogueEntry = Static<typeof CatalogueEntry>;

/** Validates a file of the catalogue. */
export const CatalogueEntries = Compile(Type.Array(CatalogueEntry, { minItems: 1 }));
