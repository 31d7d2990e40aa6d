import { decode, findBrand, type Problem } from "@heater-age/decoder";
import { likelyMakers } from "@heater-age/decoder/makers";
import { looksLikeModel, unlessModel } from "@heater-age/decoder/models";
import { type CheckInput, normalised, OTHER } from "./input.ts";
import type { Outcome, PossibleMaker, Recording } from "./outcome.ts";
import { typedSerial } from "./typed.ts";

const nothing: Problem = { code: "no-format", repairs: [], brands: [] };

/**
 * Works a check out with the decoder: in the browser when the API does not answer, on the server for a page that is
 * opened with the check in its address.
 *
 * @param today Calendar date where the visitor is.
 */
export function decodeInput(typed: CheckInput, today: string, recording: Recording): Outcome {
  const common = aboutCheck(typed, today, recording);
  const { input, makers = [] } = common;
  const options = { today, ...(input.model === "" ? {} : { model: input.model }) };
  const brand = input.brand === OTHER ? undefined : findBrand(input.brand);
  if (brand !== undefined && brand.withoutFormat !== "private-label") {
    // The number as typed: its dots and dashes can tell formats apart.
    const decoding = unlessModel(decode(brand, typed.serial, options), typed.serial);
    return { ...common, decoding };
  }
  const possible = makers.filter(({ reasons }) => reasons.some(({ code }) => code === "serial-shape"));
  const problemCode = looksLikeModel(typed.serial) ? "looks-like-model" : nothing.code;
  const problem = { ...nothing, code: problemCode, brands: possible.map(({ slug }) => slug) };
  return { ...common, decoding: { status: "unreadable", problem }, possible };
}

/** What is known of a check before its number is read. */
export function aboutCheck(
  typed: CheckInput,
  today: string,
  recording: Recording,
): Omit<Outcome, "decoding" | "possible"> {
  const input = normalised(typed);
  const makers = makersOf({ ...input, serial: typed.serial }, today);
  return {
    input,
    ...typedSerial(typed),
    today,
    recording,
    ...aboutBrand(input.brand),
    ...(makers.length > 0 && { makers }),
  };
}

/** Who may have built a heater that carries another name; nobody for a brand that is its maker's own. */
export function makersOf({ brand, serial, model }: CheckInput, today: string): readonly PossibleMaker[] {
  return likelyMakers({ label: brand, serial, model }, { today }).map(
    ({ brand: { slug, label, maker }, ...rest }) => ({ slug, label, maker, ...rest }),
  );
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
