import { plateCharacters } from "@heater-age/decoder";
import { isSameNumber } from "../proposal/model-number.ts";
import { leastProbability, serialScore, type WeighedProposal } from "../proposal/propose.ts";

/**
 * Returns the combined result of two looks at the same plate: the better one, with facts that only the other one has.
 * If both have the same dated serial number, it is sure.
 */
export function combine(first: WeighedProposal, second: WeighedProposal): WeighedProposal {
  const [better, other] = isBetter(second, first) ? [second, first] : [first, second];
  const agree =
    better.serial !== undefined &&
    plateCharacters(better.serial) === plateCharacters(other.serial ?? "") &&
    Math.max(better.lowest, other.lowest) >= leastProbability &&
    !better.hasRival;
  const isOther =
    other.isDated &&
    other.score >= serialScore &&
    other.brand === better.brand &&
    !isSameNumber(other.serial ?? "", better.serial ?? "");
  const isRead = better.isBrandRead || !other.isBrandRead;
  const takesModel =
    other.model !== undefined &&
    !isSameNumber(other.model, better.serial ?? "") &&
    (better.model === undefined || (other.isModelKnown && !better.isModelKnown));
  const printedDate = better.printedDate ?? other.printedDate;
  const contradicts = [better, other].some((one) => one.printedDate?.contradicts === true);
  return {
    ...better,
    brand: isRead ? better.brand : other.brand,
    isBrandRead: better.isBrandRead || other.isBrandRead,
    model: takesModel ? other.model : better.model,
    isModelKnown: better.isModelKnown || other.isModelKnown,
    printedDate,
    sure: !contradicts && !isOther && (better.sure || (agree && better.isDated)),
  };
}

/** Returns whether one serial number is likelier than the other. */
function isBetter(one: WeighedProposal, other: WeighedProposal): boolean {
  if (one.isDated !== other.isDated) return one.isDated;
  if (isRestOf(one.serial, other.serial)) return false;
  return isRestOf(other.serial, one.serial) || one.score > other.score;
}

/**
 * Returns whether a serial number is another one without its first characters, which were not seen. Letters before a
 * number can be the rest of its caption.
 */
function isRestOf(one = "", whole = ""): boolean {
  const [rest, all] = [plateCharacters(one), plateCharacters(whole)];
  return rest !== "" && all.endsWith(rest) && /\d/u.test(all.slice(0, all.length - rest.length));
}
