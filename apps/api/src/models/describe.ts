import type { Language, Messages } from "@heater-age/messages";
import {
  type AreaTexts,
  areaTexts,
  distance,
  electricPower,
  factor,
  flow,
  gasInput,
  listFormat,
  percent,
  type Translator,
  volume,
  weight,
} from "@heater-age/messages/format";
import { translatorIn } from "@heater-age/messages/server";
import type { ModelFacts } from "../schema/model-facts.ts";
import type { ModelInfo } from "./schema.ts";

type Text = AreaTexts<"model">;

const list = (translator: Translator, parts: readonly string[]): string | undefined =>
  parts.length === 0 ? undefined : listFormat(translator.locale, "unit").format(parts);

const given = <Value>(value: Value | undefined, toText: (value: Value) => string): string | undefined =>
  value === undefined ? undefined : toText(value);

/** Returns the main figures. Of several ratings, the most comparable one. */
function figures(text: Text, translator: Translator, facts: ModelFacts) {
  const { uniformEnergyFactor, energyFactor, thermalEfficiencyPercent, minInputBtuPerHour } = facts;
  return {
    capacity:
      given(facts.capacityGallons, (gallons) => volume(translator, gallons)) ??
      given(facts.ratedVolumeGallons, (gallons) =>
        text("ratedVolume", { volume: volume(translator, gallons) }),
      ),
    efficiency:
      given(uniformEnergyFactor, (uef) => text("uniformEnergyFactor", { value: factor(translator, uef) })) ??
      given(energyFactor, (ef) => text("energyFactor", { value: factor(translator, ef) })) ??
      given(thermalEfficiencyPercent, (share) =>
        text("thermalEfficiency", { value: percent(translator, share) }),
      ),
    weight:
      given(facts.weightPounds, (pounds) => weight(translator, pounds)) ??
      given(facts.shippingWeightPounds, (pounds) =>
        text("shippingWeight", { weight: weight(translator, pounds) }),
      ),
    btus: given(facts.inputBtuPerHour, (most) => gasInput(translator, most, minInputBtuPerHour)),
  };
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

function dimensions(text: Text, translator: Translator, facts: ModelFacts): string | undefined {
  const sides = [
    ["dimensionHeight", facts.heightInches],
    ["dimensionDiameter", facts.diameterInches],
    ["dimensionWidth", facts.widthInches],
    ["dimensionDepth", facts.depthInches],
  ] as const;
  const known = sides.flatMap(([key, inches]) =>
    inches === undefined ? [] : [text(key, { length: distance(translator, inches) })],
  );
  return list(translator, known);
}

function warranty(text: Text, translator: Translator, facts: ModelFacts): string | undefined {
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
  return list(translator, texts);
}

function elements(
  text: Text,
  translator: Translator,
  { watts, elements: count }: ModelFacts,
): string | undefined {
  const power = watts === undefined ? undefined : electricPower(translator, watts);
  if (count === 0 || (count === undefined && watts === 0)) return text("elements", { count: 0 });
  if (count === undefined) return power && text("power", { power });
  return power === undefined ? text("elements", { count }) : text("elementsPower", { count, power });
}

function features(text: Text, translator: Translator, facts: ModelFacts): readonly string[] {
  const { vent, nox, height, location, volts, breakerAmps, ventInches } = facts;
  const { firstHourGallons, recoveryGallonsPerHour, recoveryEfficiencyPercent, maxGallonsPerMinute } = facts;
  return [
    facts.line && text("line", { name: facts.line }),
    firstHourGallons && text("firstHour", { volume: volume(translator, firstHourGallons) }),
    maxGallonsPerMinute && text("maxFlow", { flow: flow(translator, maxGallonsPerMinute) }),
    recoveryGallonsPerHour && text("recovery", { volume: volume(translator, recoveryGallonsPerHour) }),
    recoveryEfficiencyPercent &&
      text("recoveryEfficiency", { value: percent(translator, recoveryEfficiencyPercent) }),
    facts.heatingBtuPerHour && text("heating", { power: gasInput(translator, facts.heatingBtuPerHour) }),
    elements(text, translator, facts),
    volts && text("volts", { value: volts }),
    breakerAmps && text("breaker", { value: breakerAmps }),
    vent && text(`vent-${vent}`),
    ventInches && text("ventSize", { length: distance(translator, ventInches) }),
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
  const translator = translatorIn(language);
  const text = areaTexts(translator, "model");
  const warrantyText = warranty(text, translator, facts);
  const featureTexts = features(text, translator, facts);
  const known = {
    ...figures(text, translator, facts),
    type: type(text, facts),
    dimensions: dimensions(text, translator, facts),
    warranty: warrantyText,
    warrantyNote: warrantyText === undefined ? undefined : text("warrantyNote"),
    features: featureTexts.length === 0 ? undefined : featureTexts,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}
