import { findBrand } from "@heater-age/decoder";
import { datesText, warningText } from "@heater-age/messages/format";
import type { UndatedResult } from "../check/check-result.ts";
import { type Layout, list, paragraph, section } from "../terminal/layout.ts";
import { heading } from "./heading.ts";
import { makerLines } from "./makers.ts";
import type { PrintOptions } from "./print-options.ts";

/** Number of brands to print; more would be noise. */
const likeliestBrands = 5;
const likeliestMakers = 3;

/** Returns a repaired number with the changed characters highlighted. */
const repaired = (serial: string, typed: string, { colors }: Layout): string =>
  [...serial]
    .map((character, index) =>
      character === typed[index] ? character : colors.yellow(colors.bold(character)),
    )
    .join("");

function repairs(
  { problem, serialNumber }: UndatedResult,
  { translator, layout }: PrintOptions,
): readonly string[] {
  if (problem.repairs.length === 0) return [];
  const { result } = translator.texts;
  const lines = problem.repairs.flatMap(({ serial, decoding }) => [
    `  ${repaired(serial, serialNumber, layout)}`,
    ...paragraph(datesText(translator, decoding.candidates), layout, { first: "    " }),
  ]);
  return section(result.repairsHeading, lines, layout);
}

function otherBrands(
  { problem, serialNumber }: UndatedResult,
  { translator, layout }: PrintOptions,
): readonly string[] {
  if (problem.brands.length === 0) return [];
  const { result } = translator.texts;
  const lines = problem.brands
    .slice(0, likeliestBrands)
    .map((slug) => `  ${findBrand(slug)?.label ?? slug}: heater-age check ${slug} ${serialNumber}`);
  return section(result.brandsHeading, lines, layout);
}

/** Returns the lines for a number without a single date: why, and everything that may lead to one. */
export function undatedLines(result: UndatedResult, options: PrintOptions): readonly string[] {
  const { translator, layout } = options;
  const { texts } = translator;
  const brand = findBrand(result.brand);
  const isOpen = result.problem.readings.length > 0;
  const title = isOpen ? texts.result.identifyHeading : texts.result.unreadableTitle;
  const withBrand = `With the brand: heater-age check BRAND ${result.serialNumber}`;
  const tips = [
    texts.result.tipPlate({ place: texts.problems[brand?.plate ?? "unknown"] }),
    texts.result.tipFormat,
    texts.result.tipUnclear,
    ...(brand === undefined ? [] : [texts.result.tipSelected]),
    ...(result.problem.code === "looks-like-model" ? [] : [texts.result.tipModel]),
  ];
  return [
    ...paragraph(heading(translator, result), layout),
    "",
    ...paragraph(title, layout).map(layout.colors.bold),
    ...paragraph(result.error, layout),
    ...(result.warnings ?? []).flatMap((warning) => paragraph(warningText(translator, warning), layout)),
    ...repairs(result, options),
    ...makerLines(result, likeliestMakers, options),
    ...(isOpen ? ["", ...paragraph(withBrand, layout)] : []),
    ...(result.makers === undefined ? otherBrands(result, options) : []),
    ...(isOpen ? [] : section(texts.result.tipsHeading, list(tips, layout), layout)),
  ];
}
