export type {
  CheckProblem,
  CheckProblemCode,
  CheckResult,
  CheckWarning,
  DatedCheckResult,
  DatedReading,
  Reading,
  UndatedCheckResult,
} from "./check-result.ts";
export {
  type CheckOptions,
  checkSerial,
  decodeCheck,
  mayHaveOtherMaker,
  type ModelKnowledge,
  needsModelKnowledge,
} from "./check-serial.ts";
export { type NoteEvent } from "../engine/note-event.ts";
export { type Note, readNote } from "../engine/separate-notes.ts";
export { modelMayDisambiguate } from "../engine/model-years.ts";
export { type DatedFields, datedFields } from "./dated-fields.ts";
export { type Offer, offersFor } from "./offers.ts";
export {
  type Check,
  type CheckInput,
  type FieldError,
  type FieldErrorCode,
  type KnownBrand,
  modelError,
  parseBrand,
  parseCheck,
  type ParsedCheck,
  type ParseOptions,
} from "./parse-check.ts";
export { maxFieldLength, modelLimits, otherBrand } from "./limits.ts";
export { preview, type Preview, type PreviewOptions } from "./preview.ts";
export { calendarDate, datedStates } from "./dated-states.ts";
export { editTyped } from "./edit-typed.ts";
