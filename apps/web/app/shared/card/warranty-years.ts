import { warranty } from "@heater-age/decoder";
import { usualWarranty } from "@heater-age/decoder/warranty";
import type { Years } from "@heater-age/messages/format";
import { type Heater, regionOf } from "../result/heater.ts";

/** Returns the length of a heater's warranty from its papers or its model; `undefined` if neither has it. */
export function knownWarranty({ advice, model }: Pick<Heater, "advice" | "model">): Years | undefined {
  const [cover] = advice.advice?.warranty.covers ?? [];
  if (cover !== undefined) return { from: cover.yearsFrom, to: cover.yearsTo };
  const ofModel = model.status === "found" ? (model.known.modelInfo.warranty ?? "") : "";
  const years = warranty(ofModel, 0)?.years;
  return years === undefined ? undefined : { from: years, to: years };
}

/** Returns the length of a heater's warranty, or in North America the usual one for its kind. */
export const warrantyYears = (
  heater: Pick<Heater, "advice" | "check" | "kind" | "language" | "model">,
): Years | undefined =>
  knownWarranty(heater) ?? (regionOf(heater) === "america" ? usualWarranty(heater.kind) : undefined);
