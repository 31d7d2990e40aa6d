import type { Language } from "@heater-age/messages";
import type { CheckData } from "../check/check-data.ts";
import { detailsIn } from "../check/details.ts";
import type { AddressInput } from "../check/input.ts";
import { Question } from "../disambiguation/question-part.ts";
import { ResultCard, ResultDialog } from "./result-parts.ts";

/** What a check needs in addition to the page and the request layer. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => ResultCard.fetch(),
  () => ResultDialog.prepare(),
  () => import("../serial-hint/SerialHint.tsx"),
  () => import("../guide/BrandGuide.tsx"),
  // The banner about waiting checks.
  () => import("../offline/DeviceNotices.tsx"),
  // A result works without it.
  () => Question.prepare().catch(() => undefined),
];

/**
 * Loads everything that a check needs besides the page: the request layer, the decoder's rules, the result card and the
 * guide. Called when the form is used, so that the check works if the connection is lost afterwards.
 *
 * @param pause Milliseconds between the starts of its parts, which would be one long task together. @default none
 */
export async function loadCheck(pause?: number): Promise<typeof import("./run-check.ts")> {
  const [check] = await Promise.all([
    import("./run-check.ts"),
    ...parts.map(async (load, before) => {
      if (pause !== undefined) await new Promise((go) => setTimeout(go, pause * (before + 1)));
      return load();
    }),
  ]);
  return check;
}

let failures = 0;

/**
 * Runs the check in an address. If its scripts can't be loaded, the result has an error. After a second failure with
 * a connection the whole page is loaded again, because the scripts may belong to an outdated version.
 *
 * @param path Path of the page, with the query of the check.
 */
export async function checkInPage(
  address: AddressInput,
  language: Language,
  path: string,
): Promise<CheckData> {
  try {
    const { runCheck } = await loadCheck();
    failures = 0;
    const data = await runCheck(address, language);
    return { ...data, details: detailsIn(new URL(path, location.origin).searchParams) };
  } catch {
    failures += 1;
    if (failures > 1 && navigator.onLine) window.location.assign(path);
    return { address, unavailable: true };
  }
}
