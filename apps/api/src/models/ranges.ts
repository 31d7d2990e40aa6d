import Type, { type TSchema } from "typebox";
import { factCodes } from "./codes.ts";
import type { FactColumn } from "./columns.ts";

const oneOf = (codes: readonly string[]) => Type.Unsafe<string>({ type: "string", enum: codes });
const number = (minimum: number, maximum: number) => Type.Number({ minimum, maximum });
const years = Type.Integer({ minimum: 1, maximum: 25 });

/** Valid values of the facts. Others are errors in the source. */
export const factRanges = {
  line: Type.String({ minLength: 1, maxLength: 60 }),
  type: oneOf(factCodes.type),
  fuel: oneOf(factCodes.fuel),
  vent: oneOf(factCodes.vent),
  nox: oneOf(factCodes.nox),
  height: oneOf(factCodes.height),
  location: oneOf(factCodes.location),
  capacity_gal: number(1, 1000),
  rated_volume_gal: number(0.1, 1000),
  first_hour_gal: number(1, 1000),
  max_gpm: number(0.2, 30),
  input_btu_h: number(5000, 2_500_000),
  min_input_btu_h: number(3000, 500_000),
  watts: number(0, 100_000),
  volts: number(100, 600),
  breaker_a: number(10, 200),
  elements: number(0, 12),
  uef: number(0.2, 6),
  energy_factor: number(0.2, 6),
  thermal_efficiency_pct: number(50, 130),
  recovery_efficiency_pct: number(50, 700),
  recovery_gph_90f: number(1, 3000),
  height_in: number(8, 130),
  diameter_in: number(8, 60),
  width_in: number(5, 60),
  depth_in: number(3, 60),
  weight_lb: number(10, 3000),
  shipping_weight_lb: number(10, 3000),
  warranty_years: years,
  warranty_tank_years: years,
  warranty_heat_exchanger_years: years,
  warranty_heat_exchanger_hours: Type.Integer({ minimum: 1000, maximum: 50_000 }),
  warranty_parts_years: years,
  warranty_labour_years: years,
} as const satisfies Record<FactColumn, TSchema>;
