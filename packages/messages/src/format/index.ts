export { toNumberLocale } from "../catalog/languages.ts";
export type { MessageId } from "../catalog/shape.ts";
export { energyNames, kindNames, makerSureTexts, safetyStates, sureTexts } from "./advice.ts";
export { type AreaTexts, areaTexts } from "./area-texts.ts";
export {
  type EnergyCodes,
  energyTexts,
  type EnergyTexts,
  type HeaterEnergyCodes,
  type HeaterEnergyTexts,
} from "./energy.ts";
export { ageParts, ageText, eitherYearsText, type KnownAge, monthsText, timeLeftText } from "./ages.ts";
export {
  type CareCode,
  type CareCodes,
  careText,
  type CareTexts,
  careTexts,
  type CareTextInput,
  entryText,
  everyText,
} from "./care.ts";
export {
  aroundText,
  capitalize,
  dateIn,
  datesText,
  dateText,
  dayText,
  eitherText,
  type KnownDate,
  monthName,
  shortDateText,
} from "./dates.ts";
export { isoDateText, parseDate } from "./iso-dates.ts";
export {
  type DisambiguationAnswer,
  type DisambiguationAnswerCodes,
  type DisambiguationCodes,
  type DisambiguationTexts,
  disambiguationTexts,
} from "./disambiguation.ts";
export {
  actionTexts,
  type ConfidenceInput,
  confidenceText,
  modelFields,
  modelSources,
  type ReasonCodes,
  reasonText,
  sourceKinds,
  stateTexts,
} from "./explanation.ts";
export {
  type LifeLine,
  lifeLine,
  type LifeLineInput,
  type LifeLineMark,
  type LifeLineSpan,
  type LifeLineTone,
  type Years,
} from "./life-line.ts";
export { findEntry } from "./find-entry.ts";
export { listFormat, numberFormat } from "./formats.ts";
export {
  distance,
  electricEnergy,
  electricPower,
  factor,
  flow,
  gasEnergy,
  gasInput,
  hardness,
  percent,
  span,
  volume,
  weight,
} from "./measures.ts";
export { type FieldErrorText, fieldErrorText, type FieldLimits } from "./field-error.ts";
export {
  askText,
  clueText,
  lookText,
  type NoLabelQuestion,
  type YearsState,
  yearsStateText,
} from "./no-label.ts";
export { type LifeCodes, type LifeTexts, lifeTexts } from "./life.ts";
export { type SafetyCodes, type SafetyTexts, safetyTexts } from "./safety.ts";
export { type WarrantyCodes, type WarrantyTermCodes, type WarrantyTexts, warrantyTexts } from "./warranty.ts";
export { lifeText, type OutlookInput, outlookText } from "./outlook.ts";
export { meaningTexts, type PlatePart, plateParts, findTone } from "./plate.ts";
export { type EquipmentDates, equipmentText, problemText, type ProblemTextCode } from "./problem.ts";
export { actionsFor, datedStatesText, recommendationText } from "./recommendation.ts";
export {
  confidenceTexts,
  type ResultDate,
  resultText,
  type ResultTextInput,
  resultTitle,
} from "./result-text.ts";
export { warningText, type WarningCodes } from "./warning.ts";
export { type Basis, concluded, type Statement, stated, type StatementSource } from "./statement.ts";
export { type TextFunctions, type Translator, createTranslator } from "./translator.ts";
