import { findBrand } from "@heater-age/decoder";
import { modelsIn } from "@heater-age/decoder/models";
import { type FigureName, figures as ranges, type ModelFacts } from "../../schema/model-facts.ts";
import type { ImportedRow } from "../lists.ts";
import { modelPattern } from "../pattern.ts";
import type { ImportFormat } from "./formats.ts";

/** A row of a file by column name. */
export type Cells = ReadonlyMap<string, string>;

/** A row that can't be imported, with the reason. */
export class RefusedRow extends Error {}

const nothing = /^(?:|-|n\/?a|null|none|not applicable)$/iu;
const yes = /^(?:yes|true|t|y)$/iu;

/** Columns in percent, with the largest value that must be a fraction. */
const shares = [
  ["thermalEfficiencyPercent", 1.5],
  ["recoveryEfficiencyPercent", 7],
] as const;

function cell(cells: Cells, names: readonly string[]): string {
  for (const name of names) {
    const text = cells.get(name)?.trim() ?? "";
    if (!nothing.test(text)) return text;
  }
  return "";
}

function readFigures(cells: Cells, format: ImportFormat): Partial<Record<FigureName, number>> {
  const figures: Partial<Record<FigureName, number>> = {};
  for (const { fact, names, factor = 1 } of format.figures) {
    const text = cell(cells, names);
    if (text === "") continue;
    const value = Number(text.replaceAll(",", ""));
    if (Number.isNaN(value)) throw new RefusedRow(`${fact} is not a number: ${text.slice(0, 40)}`);
    // Lists have 0 if a figure doesn't apply.
    if (value !== 0) figures[fact] = Number((value * factor).toPrecision(12));
  }
  // Some lists have fractions where others have percent.
  for (const [fact, largest] of shares) {
    const value = figures[fact];
    if (value !== undefined && value <= largest) figures[fact] = Number((value * 100).toPrecision(6));
  }
  // The water inside a tankless heater is not a tank volume.
  if ((figures.ratedVolumeGallons ?? 2) < 2) delete figures.ratedVolumeGallons;
  for (const [fact, value] of Object.entries(figures) as [FigureName, number][]) {
    const [, , smallest, largest] = ranges[fact];
    if (value < smallest || value > largest) throw new RefusedRow(`${fact} is out of its range: ${value}`);
  }
  return figures;
}

function readFuel(text: string): ModelFacts["fuel"] {
  const natural = /natural/iu.test(text);
  const propane = /propane|\blpg?\b/iu.test(text);
  if (natural && propane) return "natural-gas-or-propane";
  if (natural) return "natural-gas";
  if (propane) return "propane";
  return /electric|heat pump/iu.test(text) ? "electric" : undefined;
}

function readType(
  text: string,
  fuelText: string,
  { tankless, commercial }: { readonly tankless: boolean; readonly commercial: boolean },
): ModelFacts["type"] {
  if (/solar/iu.test(text)) return undefined;
  if (/heat pump|hybrid/iu.test(text)) return "heat-pump";
  const burns = /gas|propane|\blpg?\b/iu.test(fuelText) || /gas/iu.test(text);
  if (!burns && !/electric/iu.test(fuelText)) return undefined;
  const kind = burns ? "gas" : "electric";
  if (tankless || /tankless|instantaneous/iu.test(text)) return `tankless-${kind}`;
  return commercial ? `${kind}-tank-commercial` : `${kind}-tank`;
}

function readVent(text: string): ModelFacts["vent"] {
  const power = /power/iu.test(text);
  if (/direct/iu.test(text)) return power ? "power-direct" : "direct";
  if (power) return "power";
  return /atmospheric/iu.test(text) ? "atmospheric" : undefined;
}

/** Returns the models in a cell, which can contain several. */
function readModels(printed: string): readonly Pick<ImportedRow, "model" | "model_pattern" | "model_key">[] {
  if (printed === "") throw new RefusedRow("there is no model number");
  const models = modelsIn(printed);
  if (models.length === 0 || !models.every((model) => /^[A-Za-z\d ./*_+-]*$/u.test(model))) {
    throw new RefusedRow(`the model number is no single number: ${printed.slice(0, 60)}`);
  }
  return models.map((model) => {
    const { pattern, key } = modelPattern(model);
    if (key.length < 3) throw new RefusedRow(`too little of the model number is fixed: ${model}`);
    if (pattern.length > 30) throw new RefusedRow(`the model number is too long: ${model.slice(0, 60)}`);
    return { model, model_pattern: pattern, model_key: key };
  });
}

/**
 * Reads a row of a public list: one model, or several with options in brackets.
 *
 * @param date Day of the list, `YYYY-MM-DD`.
 * @throws {RefusedRow} when it can't be imported.
 */
export function readRows(cells: Cells, format: ImportFormat, date: string): readonly ImportedRow[] {
  const brandName = cell(cells, format.brand);
  if (brandName === "") throw new RefusedRow("there is no brand");
  const brand = findBrand(brandName);
  if (brand === undefined) throw new RefusedRow(`the brand is not known: ${brandName.slice(0, 60)}`);

  const models = readModels(cell(cells, format.model));

  const figures = readFigures(cells, format);
  const fuelText = cell(cells, format.fuel);
  const type = readType(cell(cells, format.type), fuelText, {
    tankless: (figures.maxGallonsPerMinute ?? 0) > 0 && figures.ratedVolumeGallons === undefined,
    commercial: format.home !== undefined && !format.home.some((name) => cells.has(name)),
  });
  const fuel = readFuel(fuelText);
  const vent = readVent(cell(cells, format.vent));
  const facts: ModelFacts = {
    ...(type && { type }),
    ...(fuel && { fuel }),
    ...(vent && { vent }),
    ...figures,
    features: format.features
      .filter(({ names }) => names === undefined || yes.test(cell(cells, names)))
      .map(({ code }) => code),
  };
  return models.map((model) => ({
    ...model,
    origin: format.origin,
    brand: brand.slug,
    facts,
    confidence: "high",
    source_title: format.title,
    source_url: format.url,
    source_date: date,
  }));
}
