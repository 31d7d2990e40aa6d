import type { Offer } from "@heater-age/decoder/check";
import { datesText } from "@heater-age/messages/format";
import { plateText } from "@heater-age/ui/theme";
import type { ReactNode } from "react";
import type { IntlShape } from "react-intl";
import type { CheckInput } from "../check/input.ts";
import * as styles from "./card.css.ts";

/** Returns whether a suggestion is sure enough to come first. */
export const isOffered = (offer: Offer | undefined): offer is Offer =>
  offer !== undefined && offer.candidates[0].confidence !== "low";

/** Returns suggestions without the corrections of a number that give the same dates as one before them. */
export function withoutRepeats(offers: readonly Offer[]): readonly Offer[] {
  const known = new Set<string>();
  return offers.filter(({ kind, candidates }) => {
    const dates = candidates.map(({ date }) => date).join(" ");
    const isRepeat = kind === "repair" && known.has(dates);
    known.add(dates);
    return !isRepeat;
  });
}

/** Returns the changes of a suggestion to the form. */
export const offerChange = (offer: Offer): Partial<CheckInput> =>
  offer.kind === "repair" ? { serial: offer.serial } : { brand: offer.brand };

/**
 * Returns the question of a suggestion, with its date: "Did you mean RH0504B01826? May 2004".
 *
 * @param typed The serial number that it corrects, normalized.
 */
export function asksText(intl: IntlShape, offer: Offer, typed: string): ReactNode {
  const dates = datesText(intl, offer.candidates);
  if (offer.kind === "brand") {
    return intl.formatMessage({ id: "reading.looksLike" }, { brand: offer.label, dates });
  }
  const serial = <Repaired key="serial" serial={offer.serial} typed={typed} />;
  return intl.formatMessage({ id: "reading.didYouMean" }, { serial, dates });
}

/**
 * Returns the label of the button that accepts a suggestion.
 *
 * @param isOpen Whether no brand is chosen, so the date is not shown elsewhere.
 */
export function takeText(intl: IntlShape, offer: Offer, isOpen = false): string {
  if (offer.kind === "repair") return intl.formatMessage({ id: "reading.useThis" });
  const brand = offer.label;
  if (!isOpen) return intl.formatMessage({ id: "reading.switchTo" }, { brand });
  return intl.formatMessage(
    { id: "reading.brandDates" },
    { brand, dates: datesText(intl, offer.candidates) },
  );
}

/** Renders a repaired number with the changed characters highlighted. */
function Repaired({ serial, typed }: { readonly serial: string; readonly typed: string }) {
  return (
    <span className={plateText} translate="no">
      {[...serial].map((character, index) =>
        character === typed[index] ? (
          character
        ) : (
          <mark key={`${String(index)}${character}`} className={styles.changed}>
            {character}
          </mark>
        ),
      )}
    </span>
  );
}
