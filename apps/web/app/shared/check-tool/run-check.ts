import { HeaterAgeError } from "@heater-age/client";
import { newKey } from "@heater-age/client/key";
import { findBrand } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { askApi } from "../check/ask-api.ts";
import { FRESH, queries } from "../../http/queries.ts";
import { requestAdvice } from "../advice/use-advice.ts";
import { keepNodes } from "../dom-mutations/keep-nodes.ts";
import type { CheckData } from "../check/check-data.ts";
import { submitted } from "./behind-dialog.ts";
import { checkHere } from "../check/check-here.ts";
import { checkInOtherLanguage } from "../check/check-in-other-language.ts";
import { isOpenedWith } from "../check/opened-with.ts";
import type { AddressInput, CheckInput } from "../check/input.ts";
import { shownAddress } from "../check/shown-input.ts";
import { sentInput } from "../check/typed.ts";
import { askTime, clockDoubt, now, visitorToday } from "../clock/today.ts";
import { offerInstall } from "../service-worker/offer-install.ts";
import { keepCheck } from "../queue/queue.ts";
import { hasErrors, validate } from "../check/validate.ts";

// Loaded together with everything that a form in use needs.
keepNodes();

/**
 * Runs the check in an address. The API's response is recorded. If it doesn't respond, the decoder in the page is
 * used.
 */
export async function runCheck(asked: AddressInput, language: Language): Promise<CheckData> {
  const address = shownAddress(asked);
  const errors = validate(asked.input, findBrand);
  if (hasErrors(errors)) return { address, errors };
  const shown = checkInOtherLanguage(address.input, language);
  if (shown !== undefined) return { address, check: shown };
  const input = sentInput(address.input);
  // A link records nothing. The server has rendered it, unless the device stored the page.
  if (submitted.current === undefined && isOpenedWith(address.input)) {
    return { address, check: checkHere(input, visitorToday(), "from-address") };
  }
  const queryKey = ["check", input.brand, input.serial, input.model];
  const id = checkId(queryKey);
  try {
    // The page uses the decoder before the query store would retry.
    const queryFn = () => askApi(input, language, id);
    const asking = queries.query({ queryKey, queryFn, retry: false });
    if (navigator.onLine) requestAdvice(language, input);
    const answer = await asking;
    // Removed, because the API may accept a repeated request.
    if ("refusal" in answer) queries.removeQueries({ queryKey });
    else if (answer.check.recording === "not-stored" && (await isKept(id, input))) {
      return { address, check: { ...answer.check, recording: "waits" } };
    }
    offerInstall();
    return { address, ...answer };
  } catch (error) {
    await askTime();
    const doubt = clockDoubt();
    const check = checkHere(input, visitorToday(), (await isKept(id, input)) ? "waits" : "no-answer");
    const trouble = HeaterAgeError.is(error) ? { trouble: error.text } : {};
    return { address, check: { ...check, ...(doubt && { doubt }), ...trouble } };
  }
}

const ids = new Map<string, { readonly id: string; readonly madeAt: number }>();

/**
 * Returns the id of a check. A repeated check, or one found again with the back button, has the same id while its
 * response is stored.
 */
function checkId(queryKey: readonly string[]): string {
  const name = queryKey.join(" ");
  const known = ids.get(name);
  const madeAt = performance.now();
  if (known !== undefined && madeAt - known.madeAt < FRESH) return known.id;
  const id = newKey();
  ids.set(name, { id, madeAt });
  return id;
}

/** Stores a check until it can be saved. Returns whether the browser has stored it. */
const isKept = (id: string, input: CheckInput): Promise<boolean> =>
  keepCheck({ id, input, madeAt: now().getTime() }).then(
    () => true,
    () => false,
  );
