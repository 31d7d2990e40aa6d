import { usualWarranty } from "@heater-age/decoder/warranty";
import type { Years } from "@heater-age/messages/format";
import { warrantyYears as toYears } from "@heater-age/report";
import type { Heater } from "../result/heater.ts";

/** Returns the length of a heater's warranty from its papers or its model; `undefined` if neither has it. */
export const knownWarranty = ({ advice, model }: Pick<Heater, "advice" | "model">): Years | undefined =>
  toYears(
    advice.advice?.warranty.covers ?? [],
    model.status === "found" ? model.known.modelInfo.warranty : undefined,
  );

/** Returns the length of a heater's warranty, or the usual one for its kind. */
export const warrantyYears = (heater: Pick<Heater, "advice" | "kind" | "model">): Years =>
  knownWarranty(heater) ?? usualWarranty(heater.kind);
