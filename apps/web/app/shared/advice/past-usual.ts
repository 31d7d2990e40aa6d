import { type LifeType, usualLife } from "@heater-age/decoder/life";
import { usualWarranty } from "@heater-age/decoder/warranty";

/** The age range of a heater, and its kind. */
export interface AgeOfKind {
  readonly age: { readonly minMonths: number; readonly maxMonths: number };
  /** Absent if unknown. */
  readonly kind?: LifeType | undefined;
}

/** Returns whether a heater is older than the longest usual warranty. Other kinds have longer ones than tanks. */
export const isPastUsualWarranty = ({ age: { minMonths }, kind }: AgeOfKind): boolean =>
  minMonths >= usualWarranty(kind ?? "tankless-gas").to * 12;

/** Returns whether a heater is older than the longest expected life. */
export const isPastLife = ({ age: { minMonths }, kind }: AgeOfKind): boolean =>
  minMonths >= usualLife(kind).to * 12;
