import { usualWarranty } from "@heater-age/decoder/warranty";
import type { Years } from "@heater-age/messages/format";
import { warrantyYears as yearsOf } from "@heater-age/report";
import type { Heater } from "./heater.ts";

/** Returns how long the warranty of a heater is by its papers or its model; `undefined` when neither tells. */
export const knownWarranty = ({ advice, model }: Pick<Heater, "advice" | "model">): Years | undefined =>
  yearsOf(
    advice.advice?.warranty.covers ?? [],
    model.status === "found" ? model.known.modelInfo.warranty : undefined,
  );

/** Returns how long the warranty of a heater is, or how long it usually is for its kind. */
export const warrantyYears = (heater: Pick<Heater, "advice" | "kind" | "model">): Years =>
  knownWarranty(heater) ?? usualWarranty(heater.kind);
