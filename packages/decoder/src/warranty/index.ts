export {
  canBeInstalled,
  warrantyCover,
  type WarrantyCover,
  type WarrantyDates,
  type WarrantyQuery,
  warrantyTerms,
} from "./cover.ts";
export { warrantyChecks, warrantyClock, warrantyLines } from "./lines.ts";
export { readWarranty } from "./read-warranty.ts";
export type { Recirculation, WarrantyLine, WarrantyPart, WarrantyTerm } from "./term.ts";
export { usualWarranty } from "./usual-warranty.ts";
