import { type NowCode, stepsNow } from "@heater-age/decoder/care";
import type { Heater } from "../result/heater.ts";

/** Returns what to do now: three short steps by kind and age. */
export function nowSteps({
  advice,
  check,
  kind,
}: Pick<Heater, "advice" | "check" | "kind">): readonly [NowCode, NowCode, NowCode] {
  const { recommendationCode: state, ageRange } = check.result;
  const isRecalled = advice.advice?.safety.answer === "covered";
  return stepsNow({ type: kind, state, age: ageRange, isRecalled });
}
