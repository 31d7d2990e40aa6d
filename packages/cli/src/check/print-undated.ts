import { findBrand } from "@heater-age/decoder";
import { type Layout, list, paragraph, section } from "../layout.ts";
import { datesText } from "../reading.ts";
import type { Speech } from "../texts.ts";
import type { ItemProblem, Reading, UndatedItem } from "./item.ts";
import { headLine, type PrintOptions } from "./print-dated.ts";

/** Brands that are named when the number fits others better; the rest is noise. */
const likeliest = 5;

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

/** The brands under which the number has a date, those with the same dates together, likeliest first. */
export function readingsByDate(
  readings: ItemProblem["readings"],
  speech: Speech,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { label, decoding } of readings) {
    if (decoding.candidates.length === 0) continue;
    const dates = datesOf(speech, decoding);
    found.set(dates, [...(found.get(dates) ?? []), label]);
  }
  return found;
}

function possible(
  { problem, serialNumber }: UndatedItem,
  { speech, layout }: PrintOptions,
): readonly string[] {
  const { commandLine, result } = speech.texts;
  const byDate = readingsByDate(problem.readings, speech);
  if (byDate.size === 0) return [];
  return section(
    result.identifyHeading,
    [
      ...paragraph(result.identifyText, layout, { first: "  " }),
      ...[...byDate].flatMap(([dates, labels]) => [
        ...paragraph(dates, layout, { first: "  " }).map(layout.colours.bold),
        ...paragraph(labels.join(", "), layout, { first: "    " }),
      ]),
      "",
      ...paragraph(
        commandLine.seeCheck({ command: `heater-age check ${commandLine.nameBrand} ${serialNumber}` }),
        layout,
      ),
    ],
    layout,
  );
}

function otherBrands(
  { problem, serialNumber }: UndatedItem,
  { speech, layout }: PrintOptions,
): readonly string[] {
  const { result } = speech.texts;
  if (problem.readings.length > 0 || problem.brands.length === 0) return [];
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
  const { problems, result } = speech.texts;
  const { colours } = layout;
  const brand = findBrand(item.brand);
  const open = possible(item, options);
  const tips = [
    result.tipPlate({ place: problems[brand?.plate ?? "unknown"] }),
    result.tipCharacters,
    ...(brand === undefined ? [] : [result.tipBrand]),
    item.problem.code === "looks-like-model" ? result.tipModelField : result.tipModel,
  ];
  return [
    ...paragraph(headLine(speech, item), layout),
    "",
    ...(open.length > 0 ? [] : paragraph(result.unreadableTitle, layout).map(colours.bold)),
    ...paragraph(item.error, layout),
    ...repairs(item, options),
    ...open,
    ...otherBrands(item, options),
    ...(open.length > 0 ? [] : section(result.tipsHeading, list(tips, layout), layout)),
  ];
}
