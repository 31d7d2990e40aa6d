export { type Care, care, type CareAction, type CareQuery, type StepCode, taskFor } from "./care-actions.ts";
export {
  compareEnergy,
  type EnergyAssumption,
  type EnergyComparison,
  type EnergyQuery,
  type Prices,
  type UnknownEnergy,
  yearlyCost,
  type YearlyEnergy,
  yearlyEnergy,
  yearlyHeat,
} from "./energy.ts";
export {
  type Draw,
  type DrawPattern,
  type Home,
  labelPrices,
  type NewHeater,
  newHeaters,
  ratingConditions,
  typicalUse,
} from "./energy-facts.ts";
export { type NowCode, type NowQuery, stepsNow } from "./steps-now.ts";
export { type Months, type Task, type TaskCode, tasks } from "./tasks.ts";
