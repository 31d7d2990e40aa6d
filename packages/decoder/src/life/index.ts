export { type CurvePoint, type CurveShape, type LifeCurve, lifeCurve } from "./curve.ts";
export { type Basis, type LifeFigure, type LifeFigureKind, lifeFigures, type LifeType } from "./figures.ts";
export {
  lifeType,
  type RemainingByFigure,
  type RemainingLife,
  remainingLife,
  usualLife,
  type YearRange,
} from "./remaining-life.ts";
