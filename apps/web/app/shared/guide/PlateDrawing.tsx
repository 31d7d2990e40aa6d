import type { PlatePlace } from "@heater-age/decoder";
import { Drawing, type DrawingProps } from "@heater-age/ui/Drawing";

const drawings: Readonly<Record<PlatePlace, DrawingProps>> = {
  "tank-outside": { kind: "gas" },
  "tank-side-low": { kind: "electric", plate: "low" },
  "tank-upper-front": { kind: "electric" },
  "tank-front": { kind: "electric", plate: "beside" },
  jacket: { kind: "gas" },
  "cabinet-side": { kind: "tankless" },
  "cabinet-side-or-front": { kind: "tankless" },
  "boiler-varies": { kind: "tankless" },
  unknown: { kind: "gas" },
};

/** Renders a heater with its rating plate at the brand's usual place. */
export const PlateDrawing = ({ plate }: { readonly plate: PlatePlace }) => <Drawing {...drawings[plate]} />;
