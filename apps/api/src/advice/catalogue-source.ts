import type { Source } from "@heater-age/decoder";
import type { ModelSource } from "../models/schema.ts";

// Documents of the brand itself, even if a copy was read.
const byMaker = /specification sheet|manual|operating guide|product pages|price and model list/iu;
const byRegulator = /^ENERGY STAR/u;

/**
 * Returns a source of the catalogue as the source of a statement, with its kind.
 *
 * @example
 * catalogueSource({ title: "Rheem specification sheet" }); //=> { title: "Rheem specification sheet", kind: "maker" }
 */
export const catalogueSource = ({ title, url }: ModelSource): Source => ({
  title,
  ...(url !== undefined && { url }),
  kind: byMaker.test(title) ? "maker" : byRegulator.test(title) ? "regulator" : "trade",
});
