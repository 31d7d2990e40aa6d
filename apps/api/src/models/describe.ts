import type { Language, Messages } from "@heater-age/messages";
import { type AreaTexts, areaTexts } from "../text/area-texts.ts";
import { listFormat } from "../text/formats.ts";
import type { ModelFacts } from "./facts.ts";
import { distance, electricPower, factor, flow, gasInput, percent, volume, weight } from "./measures.ts";
import type { ModelInfo } from "./schema.ts";

type Text = AreaTexts<"model">;

const list = (language: Language, parts: readonly string[]): string | undefined =>
  parts.length === 0 ? undefined : listFormat(language, "unit").format(parts);

function capacity(text: Text, language: Language, facts: ModelFacts): string | undefined {
  if (facts.capacityGallons !== undefined) return volume(language, facts.capacityGallons);
  if (facts.ratedVolumeGallons === undefined) return undefined;
  return text("ratedVolume", { volume: volume(language, facts.ratedVolumeGallons) });
}

function type(text: Text, { type: kind, fuel }: ModelFacts): string | undefined {
  const electric = fuel === "electric" && kind !== undefined;
  const parts = [
    ...(kind === undefined ? [] : [text(`type-${kind}`)]),
    ...(fuel === undefined || electric ? [] : [text(`fuel-${fuel}`)]),
  ];
  // Joined by a comma, because both names mean the same.
  return parts.length === 0 ? undefined : parts.join(", ");
}

function efficiency(text: Text, language: Language, facts: ModelFacts): string | undefined {
  const { uniformEnergyFactor, energyFactor, thermalEfficiencyPercent } = facts;
  if (uniformEnergyFactor !== undefined)
    return text("uniformEnergyFactor", { value: factor(language, uniformEnergyFactor) });
  if (energyFactor !== undefined) return text("energyFactor", { value: factor(language, energyFactor) });
  if (thermalEfficiencyPercent === undefined) return undefined;
  return text("thermalEfficiency", { value: percent(language, thermalEfficiencyPercent) });
}

function dimensions(text: Text, language: Language, facts: ModelFacts): string | undefined {
  const sides = [
    ["dimensionHeight", facts.heightInches],
    ["dimensionDiameter", facts.diameterInches],
    ["dimensionWidth", facts.widthInches],
    ["dimensionDepth", facts.depthInches],
  ] as const;
  const known = sides.flatMap(([key, inches]) =>
    inches === undefined ? [] : [text(key, { length: distance(language, inches) })],
  );
  return list(language, known);
}

function weightText(text: Text, language: Language, facts: ModelFacts): string | undefined {
  if (facts.weightPounds !== undefined) return weight(language, facts.weightPounds);
  if (facts.shippingWeightPounds === undefined) return undefined;
  return text("shippingWeight", { weight: weight(language, facts.shippingWeightPounds) });
}

function input(language: Language, { inputBtuPerHour, minInputBtuPerHour }: ModelFacts): string | undefined {
  return inputBtuPerHour === undefined ? undefined : gasInput(language, inputBtuPerHour, minInputBtuPerHour);
}

function warranty(text: Text, language: Language, facts: ModelFacts): string | undefined {
  const { warrantyTankYears: tank, warrantyPartsYears: parts, warrantyHeatExchangerYears: exchanger } = facts;
  const { warrantyHeatExchangerHours: hours, warrantyLabourYears: labour, warrantyYears: whole } = facts;
  const tankAndParts = tank !== undefined && tank === parts;
  const unnamed = tank === undefined && exchanger === undefined ? whole : undefined;
  const cover: readonly (readonly [keyof Messages["model"], number | undefined])[] = [
    ["warrantyWhole", unnamed],
    [tankAndParts ? "warrantyTankAndParts" : "warrantyTank", tank],
    [hours === undefined ? "warrantyHeatExchanger" : "warrantyHeatExchangerHours", exchanger],
    ["warrantyParts", tankAndParts ? undefined : parts],
    ["warrantyLabour", labour],
  ];
  const inYears = (key: keyof Messages["model"], years: number) =>
    key === "warrantyWhole" ? years : text("warrantyWhole", { years });
  const texts = cover.flatMap(([key, years]) =>
    years === undefined
      ? []
      : [text(key, { years: inYears(key, years), ...(hours !== undefined && { hours }) })],
  );
  return list(language, texts);
}

function elements(
  text: Text,
  language: Language,
  { watts, elements: count }: ModelFacts,
): string | undefined {
  const power = watts === undefined ? undefined : electricPower(language, watts);
  if (count === 0 || (count === undefined && watts === 0)) return text("elements", { count: 0 });
  if (count === undefined) return power && text("power", { power });
  return power === undefined ? text("elements", { count }) : text("elementsPower", { count, power });
}

function features(text: Text, language: Language, facts: ModelFacts): readonly string[] {
  const { vent, nox, height, location, volts, breakerAmps, ventInches } = facts;
  const { firstHourGallons, recoveryGallonsPerHour, recoveryEfficiencyPercent, maxGallonsPerMinute } = facts;
  return [
    facts.line && text("line", { name: facts.line }),
    firstHourGallons && text("firstHour", { volume: volume(language, firstHourGallons) }),
    maxGallonsPerMinute && text("maxFlow", { flow: flow(language, maxGallonsPerMinute) }),
    recoveryGallonsPerHour && text("recovery", { volume: volume(language, recoveryGallonsPerHour) }),
    recoveryEfficiencyPercent &&
      text("recoveryEfficiency", { value: percent(language, recoveryEfficiencyPercent) }),
    facts.heatingBtuPerHour && text("heating", { power: gasInput(language, facts.heatingBtuPerHour) }),
    elements(text, language, facts),
    volts && text("volts", { value: volts }),
    breakerAmps && text("breaker", { value: breakerAmps }),
    vent && text(`vent-${vent}`),
    ventInches && text("ventSize", { length: distance(language, ventInches) }),
    nox && text(`nox-${nox}`),
    height && text(`height-${height}`),
    location && text(`location-${location}`),
    ...facts.features.map((code) => text(`feature-${code}`)),
  ].filter((feature) => typeof feature === "string");
}

/**
 * Returns the facts of a model in words.
 *
 * @example
 * describeModel({ capacityGallons: 40, warrantyYears: 6, features: [] }, "en");
 * //=> { capacity: "40 gallons", warranty: "6 years", warrantyNote: "The warranty starts at installation, …" }
 */
export function describeModel(facts: ModelFacts, language: Language): ModelInfo {
  const text = areaTexts(language, "model");
  const warrantyText = warranty(text, language, facts);
  const featureTexts = features(text, language, facts);
  const known = {
    capacity: capacity(text, language, facts),
    type: type(text, facts),
    efficiency: efficiency(text, language, facts),
    dimensions: dimensions(text, language, facts),
    weight: weightText(text, language, facts),
    btus: input(language, facts),
    warranty: warrantyText,
    warrantyNote: warrantyText === undefined ? undefined : text("warrantyNote"),
    features: featureTexts.length === 0 ? undefined : featureTexts,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}
