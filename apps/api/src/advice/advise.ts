import { shownModel } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { careTexts, energyTexts, lifeTexts, safetyTexts, warrantyTexts } from "@heater-age/messages/format";
import { translatorIn } from "@heater-age/messages/server";
import { findCare } from "./care.ts";
import { findEnergy } from "./energy.ts";
import type { Heater } from "./heater.ts";
import { findLife } from "./life.ts";
import { findRecalls } from "./safety.ts";
import type { Advice } from "./schema.ts";
import { findDisambiguation } from "./disambiguation.ts";
import { findWarranty } from "./warranty.ts";

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
    safety: safetyTexts(translator, findRecalls(heater, language)),
    life: lifeTexts(translator, findLife(heater)),
    care: careTexts(translator, findCare(heater)),
    energy: energyTexts(translator, findEnergy(heater, language)),
    ...findDisambiguation(heater, language),
    warranty: warrantyTexts(translator, findWarranty(heater, language)),
  };
}
