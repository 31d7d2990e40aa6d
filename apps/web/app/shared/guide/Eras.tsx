import type { Confidence } from "@heater-age/decoder";
import { useIntl, type IntlShape } from "react-intl";
import type { Choices } from "../check/choices.ts";
import { reasonText } from "../result/reason-text.ts";
import * as styles from "./Eras.css.ts";
import { ExamplePlate } from "./ExamplePlate.tsx";
import type { Era } from "./guide-data.ts";
import { partsText } from "./guide-text.ts";

/** How sure a way of writing is, in two words. */
export const eraConfidences = {
  high: "guide.confidenceHigh",
  medium: "guide.confidenceMedium",
  low: "guide.confidenceLow",
} as const satisfies Record<Confidence, string>;

// What is said of a rule names no other brand.
const noNames: Choices = { first: [], more: [] };

/** The ways a brand has written its serial numbers, each with an example or with what it holds. */
export function Eras({ eras }: { readonly eras: readonly Era[] }) {
  const intl = useIntl();
  return (
    <ul className={styles.eras} role="list">
      {eras.map((era) => (
        <li key={era.id} className={styles.era}>
          <p className={styles.head}>
            <strong className={styles.years}>{yearsText(intl, era)}</strong>{" "}
            <span className={styles.quiet}>{intl.formatMessage({ id: eraConfidences[era.confidence] })}</span>
          </p>
          {era.example === undefined ? <p>{holdsText(intl, era)}</p> : <ExamplePlate example={era.example} />}
          {era.reasons.length === 0 ? null : (
            <p className={styles.quiet}>
              {era.reasons.map((reason) => reasonText(intl, noNames, reason)).join(" ")}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Years of a way of writing in words: "Since 2008". */
export function yearsText(intl: IntlShape, { years: [from, to] }: Pick<Era, "years">): string {
  if (to === null) return intl.formatMessage({ id: "guide.formatSince" }, { from: String(from) });
  if (to === from) return intl.formatMessage({ id: "guide.formatIn" }, { year: String(from) });
  return intl.formatMessage({ id: "guide.formatBetween" }, { from: String(from), to: String(to) });
}

/** What the characters stand for, as a sentence. */
export function holdsText(intl: IntlShape, { meanings }: Pick<Era, "meanings">): string {
  if (meanings.length === 0) return intl.formatMessage({ id: "guide.formatUndated" });
  return intl.formatMessage({ id: "guide.formatHolds" }, { parts: partsText(intl, meanings) });
}
