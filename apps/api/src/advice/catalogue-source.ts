import type { Source } from "@heater-age/decoder";
import type { ModelSource } from "../models/find.ts";

// Sheets, manuals, lists and pages of the brand itself, also where a copy was read.
const byMaker = /specification sheet|manual|operating guide|product pages|price and model list/iu;
const byRegulator = /^ENERGY STAR/u;

/**
 * A source of the catalogue as a source of a statement, which says who speaks.
 *
 * @example
 * catalogueSource({ title: "Rheem specification sheet" }); //=> { title: "Rheem specification sheet", kind: "maker" }
 */
export const catalogueSource = ({ title, url }: ModelSource): Source => ({
  title,
  ...(url !== undefined && { url }),
  kind: byMaker.test(title) ? "maker" : byRegulator.test(title) ? "regulator" : "trade",
});
