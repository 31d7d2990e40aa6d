export {
  age,
  type Age,
  ageLimits,
  type AgeOptions,
  type AgeStatus,
  ageStatus,
  anyTimeZone,
  monthOf,
  type Precision,
} from "./age.ts";
export { brands, type BrandSlug, firstBrands, isBrand } from "./brands/index.ts";
export { decode } from "./engine/decode.ts";
export type {
  Candidate,
  DecodeOptions,
  Decoding,
  Identification,
  Hint,
  Part,
  Problem,
  ProblemCode,
  Repair,
} from "./engine/decoding.ts";
export type {
  Brand,
  Confidence,
  CounterMark,
  Format,
  Market,
  Meaning,
  ModelYears,
  PartName,
  PlatePlace,
  Shifted,
  Source,
  WithoutFormat,
  YearLetters,
  YearStarts,
} from "./engine/format.ts";
export { hasFormat } from "./engine/has-format.ts";
export type { OtherNumberKind } from "./engine/other-number.ts";
export type { Reason, ReasonCode } from "./engine/reasons.ts";
export { identify } from "./identify.ts";
export { findBrand, type Label, labels } from "./labels.ts";
export { suggestBrands } from "./suggest-brands.ts";
export {
  maxSerialLength,
  normaliseBrand,
  normaliseModel,
  normaliseSerial,
  plateCharacters,
  serialLimits,
  shownModel,
  slug,
} from "./engine/normalise.ts";
export { maxUnknown, unknownMark } from "./engine/unknown-characters.ts";
export { warranty, type Warranty } from "./warranty.ts";
