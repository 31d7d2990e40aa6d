import type { AdviceInput } from "@heater-age/client";

/** The input about energy, as typed. */
export interface EnergyFields {
  readonly uef: string;
  readonly firstHour: string;
  readonly electricity: string;
  readonly gas: string;
  readonly gasUnit: "kWh" | "therm";
  readonly currency: string;
}

/** A field for a number. */
export type NumberField = "electricity" | "firstHour" | "gas" | "uef";

/** The range that an invalid number has to be in. */
export interface NumberMistake {
  readonly from: number;
  readonly to: number;
}

/** The valid ranges, which are the API's limits. */
export const limits = {
  uef: [0.3, 5],
  firstHour: [1, 1000],
  electricity: [0, 1_000_000],
  gas: [0, 1_000_000],
} as const satisfies Readonly<Record<NumberField, readonly [number, number]>>;

const NUMBER = /^-?\d+(?:[.,]\d+)?$/u;

/**
 * Returns a number as people write it, with a decimal point or comma and with or without a currency sign.
 *
 * @returns `undefined` for an empty text, `NaN` for one that is not a number.
 *
 * @example
 * numberIn(" 0,14 €"); //=> 0.14
 */
export function numberIn(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00A0\u202F\p{Sc}]/gu, "");
  if (plain === "") return undefined;
  return NUMBER.test(plain) ? Number(plain.replace(",", ".")) : Number.NaN;
}

/** The result of reading the fields: data for the API, and the errors by field. */
export interface ReadEnergy {
  readonly energy: NonNullable<AdviceInput["energy"]>;
  readonly mistakes: Partial<Readonly<Record<NumberField, NumberMistake>>>;
}

/** Reads the fields. Empty and invalid ones are left out. */
export function readEnergy(fields: EnergyFields): ReadEnergy {
  const mistakes: Partial<Record<NumberField, NumberMistake>> = {};
  const read = (field: NumberField): number | undefined => {
    const value = numberIn(fields[field]);
    const [from, to] = limits[field];
    if (value === undefined || (value >= from && value <= to)) return value;
    mistakes[field] = { from, to };
    return undefined;
  };
  const uef = read("uef");
  const firstHour = read("firstHour");
  const electricity = read("electricity");
  const gas = read("gas");
  return {
    energy: {
      currency: fields.currency,
      ...(uef !== undefined && { uniformEnergyFactor: uef }),
      ...(firstHour !== undefined && { firstHourGallons: firstHour }),
      ...(electricity !== undefined && { electricityPerKWh: electricity }),
      ...(gas !== undefined && (fields.gasUnit === "therm" ? { gasPerTherm: gas } : { gasPerKWh: gas })),
    },
    mistakes,
  };
}
