import { findBrand } from "@heater-age/decoder";
import { type Layout, list, paragraph, section } from "../layout.ts";
import { datesText } from "../reading.ts";
import type { Speech } from "../texts.ts";
import type { Reading, UndatedItem } from "./item.ts";
import { headLine, type PrintOptions } from "./print-dated.ts";
import { makers } from "./print-makers.ts";

/** Brands that are named when the number fits others better; the rest is noise. */
const likeliest = 5;
const likeliestMakers = 3;

const datesOf = (speech: Speech, { candidates }: Reading): string => datesText(speech, candidates);

/** The number that was meant, perhaps, with the characters that differ picked out. */
function repaired(serial: string, typed: string, { colours }: Layout): string {
  return [...serial]
    .map((character, index) =>
      character === typed[index] ? character : colours.yellow(colours.bold(character)),
    )
    .join("");
}

function repairs(
  { problem, serialNumber }: UndatedItem,
  { speech, layout }: PrintOptions,
): readonly string[] {
  const { result } = speech.texts;
  if (problem.repairs.length === 0) return [];
  return section(
    result.repairsHeading,
    [
      ...paragraph(result.repairsText, layout, { first: "  " }),
      ...problem.repairs.flatMap(({ serial, decoding }) => [
        `  ${repaired(serial, serialNumber, layout)}`,
        ...paragraph(datesOf(speech, decoding), layout, { first: "    " }),
      ]),
    ],
    layout,
  );
}

function otherBrands(
  { problem, serialNumber }: UndatedItem,
  { speech, layout }: PrintOptions,
): readonly string[] {
  const { result } = speech.texts;
  if (problem.brands.length === 0) return [];
  return section(
    result.brandsHeading,
    [
      ...paragraph(result.brandsText, layout, { first: "  " }),
      ...problem.brands
        .slice(0, likeliest)
        .map((slug) => `  ${findBrand(slug)?.label ?? slug}: heater-age check ${slug} ${serialNumber}`),
    ],
    layout,
  );
}

/** No single date: why, and everything that may lead to one. */
export function undated(item: UndatedItem, options: PrintOptions): readonly string[] {
  const { speech, layout } = options;
  const { commandLine, problems, result } = speech.texts;
  const { colours } = layout;
  const brand = findBrand(item.brand);
  const isOpen = item.problem.readings.length > 0;
  const command = `heater-age check ${commandLine.nameBrand} ${item.serialNumber}`;
  const tips = [
    result.tipPlate({ place: problems[brand?.plate ?? "unknown"] }),
    result.tipCharacters,
    ...(brand === undefined ? [] : [result.tipBrand]),
    item.problem.code === "looks-like-model" ? result.tipModelField : result.tipModel,
  ];
  return [
    ...paragraph(headLine(speech, item), layout),
    "",
    ...paragraph(isOpen ? result.identifyHeading : result.unreadableTitle, layout).map(colours.bold),
    ...paragraph(item.error, layout),
    ...repairs(item, options),
    ...makers(item, likeliestMakers, options),
    ...(isOpen ? ["", ...paragraph(commandLine.seeCheck({ command }), layout)] : []),
    ...(item.makers === undefined ? otherBrands(item, options) : []),
    ...(isOpen ? [] : section(result.tipsHeading, list(tips, layout), layout)),
  ];
}
