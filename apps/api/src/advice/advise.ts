import { shownModel } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { energyTexts } from "@heater-age/messages/format";
import { translatorIn } from "@heater-age/messages/server";
import { careOf } from "./care.ts";
import { findEnergy } from "./energy.ts";
import type { Heater } from "./heater.ts";
import { lifeOf } from "./life.ts";
import { safetyOf } from "./safety.ts";
import type { Advice } from "./schema.ts";
import { disambiguationOf } from "./disambiguation.ts";
import { warrantyOf } from "./warranty.ts";

/**
 * Returns advice for a heater of known dates. It depends only on the heater, the day and the language.
 *
 * @param language Language of the texts.
 * @throws {ApiError} when the visitor's data about the heater is impossible.
 */
export function advise(heater: Heater, language: Language): Advice {
  const translator = translatorIn(language);
  const { brand, serial, model, candidates, type, typeFrom, today } = heater;
  return {
    success: true,
    brand,
    serialNumber: serial,
    modelNumber: shownModel(model),
    asOf: today,
    dates: candidates.map(({ date }) => date),
    ...(type !== undefined && { type }),
    ...(typeFrom !== undefined && { typeFrom }),
    // One line per section.
    safety: safetyOf(heater, language),
    life: lifeOf(heater, language),
    care: careOf(heater, language),
    energy: energyTexts(translator, findEnergy(heater)),
    ...disambiguationOf(heater, language),
    warranty: warrantyOf(heater, language),
  };
}
