import type { Generated } from "kysely";

/** A check as it was answered. */
export interface WaterHeaterCheckTable {
  readonly id: Generated<number>;
  readonly brand: string;
  readonly model_number: string | null;
  readonly serial_number: string;
  readonly manufacturing_date: string | null;
  readonly age_years: number | null;
  readonly age_months: number | null;
  readonly checked_at: Generated<Date>;
}

/** The tables of the service. */
export interface Database {
  readonly water_heater_checks: WaterHeaterCheckTable;
}
