import { warranty } from "@heater-age/decoder";
import { usualWarranty } from "@heater-age/decoder/warranty";
import type { Years } from "@heater-age/messages/format";
import type { Heater } from "./heater.ts";

/** Returns how long the warranty of a heater is by its papers or its model; `undefined` when neither tells. */
export function knownWarranty({ advice, model }: Pick<Heater, "advice" | "model">): Years | undefined {
  const [cover] = advice.advice?.warranty.covers ?? [];
  if (cover !== undefined) return { from: cover.yearsFrom, to: cover.yearsTo };
  const text = model.status === "found" ? model.known.modelInfo.warranty : undefined;
  const years = text === undefined ? undefined : warranty(text, 0)?.years;
  return years === undefined ? undefined : { from: years, to: years };
}

/** Returns how long the warranty of a heater is, or how long it usually is for its kind. */
export const warrantyYears = (heater: Pick<Heater, "advice" | "kind" | "model">): Years =>
  knownWarranty(heater) ?? usualWarranty(heater.kind);
