import { decode, findBrand, identify, type Problem } from "@heater-age/decoder";
import { looksLikeModel, unlessModel } from "@heater-age/decoder/models";
import { type CheckInput, normalised, OTHER } from "./input.ts";
import type { Outcome, Recording } from "./outcome.ts";

const nothing: Problem = { code: "no-format", repairs: [], brands: [] };

/**
 * Works a check out with the decoder: in the browser when the API does not answer, on the server for a page that is
 * opened with the check in its address.
 *
 * @param today Calendar date where the visitor is.
 */
export function decodeInput(typed: CheckInput, today: string, recording: Recording): Outcome {
  const input = normalised(typed);
  const options = { today, ...(input.model === "" ? {} : { model: input.model }) };
  const brand = input.brand === OTHER ? undefined : findBrand(input.brand);
  const about = aboutBrand(input.brand);
  const common = { input, today, recording, ...about };
  if (brand !== undefined && brand.withoutFormat !== "private-label") {
    // The number as typed: its dots and dashes can tell formats apart.
    const decoding = unlessModel(decode(brand, typed.serial, options), typed.serial);
    return { ...common, decoding };
  }
  const possible = identify(typed.serial, options).map(({ brand: { slug, label }, decoding }) => ({
    slug,
    label,
    decoding,
  }));
  const code = looksLikeModel(typed.serial) ? "looks-like-model" : nothing.code;
  const problem = { ...nothing, code, brands: possible.map(({ slug }) => slug) };
  return { ...common, decoding: { status: "unreadable", problem }, possible };
}

/** What the result says of the brand itself. */
export function aboutBrand(
  slug: string,
): Pick<Outcome, "label" | "plate" | "modelSettles" | "withoutFormat"> {
  const brand = slug === OTHER ? undefined : findBrand(slug);
  if (brand === undefined) return { label: "", plate: "unknown" };
  const { label, plate, models, withoutFormat } = brand;
  return {
    label,
    plate,
    ...(models === undefined ? {} : { modelSettles: true }),
    ...(withoutFormat === undefined ? {} : { withoutFormat }),
  };
}
