import type { Confidence } from "@heater-age/decoder";
import { datesText, plateParts, reasonText } from "@heater-age/messages/format";
import { Plate } from "@heater-age/ui/Plate";
import * as layout from "@heater-age/ui/layout";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { captions } from "../../config/example.ts";
import * as styles from "./guide.css.ts";
import type { Era, EraExample } from "./guide-data.ts";
import { partsText } from "./guide-text.ts";

/** Texts for the confidence of a format, in two words. */
export const eraConfidences = {
  high: "guide.confidenceHigh",
  medium: "guide.confidenceMedium",
  low: "guide.confidenceLow",
} as const satisfies Record<Confidence, string>;

// Reasons of a rule mention no other brand.

/** Renders the serial number formats of a brand, each with an example or the meanings of its characters. */
export function Eras({ eras }: { readonly eras: readonly Era[] }) {
  const intl = useIntl();
  return (
    <ul className={styles.eras} role="list">
      {eras.map((era) => (
        <li key={era.id} className={styles.era}>
          <p className={styles.head}>
            <strong className={styles.years}>{yearsText(intl, era)}</strong>{" "}
            <span className={layout.quiet}>{intl.formatMessage({ id: eraConfidences[era.confidence] })}</span>
          </p>
          {era.example === undefined ? <p>{holdsText(intl, era)}</p> : <ExamplePlate example={era.example} />}
          {era.reasons.length === 0 ? null : (
            <p className={layout.quiet}>
              {era.reasons.map((reason) => reasonText(intl, () => undefined, reason)).join(" ")}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Renders a serial number like its plate, with its parts labeled and every date it can mean. */
function ExamplePlate({ example }: { readonly example: EraExample }) {
  const intl = useIntl();
  const { serial, evidence, readings } = example;
  const [first] = readings;
  return (
    <figure>
      <Plate
        size="small"
        title={intl.formatMessage({ id: "reading.plateTitle" })}
        label={intl.formatMessage({ id: "reading.plateLabel" }, { serial })}
        parts={plateParts(intl, first)}
      />
      <figcaption className={styles.caption}>
        <FormattedMessage id={captions[evidence]} values={{ serial, date: datesText(intl, readings) }} />
      </figcaption>
    </figure>
  );
}

/** Returns the years of a format in words: "Since 2008". */
export function yearsText(intl: IntlShape, { years: [from, to] }: Pick<Era, "years">): string {
  if (to === null) return intl.formatMessage({ id: "guide.formatSince" }, { from: String(from) });
  if (to === from) return intl.formatMessage({ id: "guide.formatIn" }, { year: String(from) });
  return intl.formatMessage({ id: "guide.formatBetween" }, { from: String(from), to: String(to) });
}

/** Returns the meanings of the characters, as a sentence. */
export function holdsText(intl: IntlShape, { meanings }: Pick<Era, "meanings">): string {
  if (meanings.length === 0) return intl.formatMessage({ id: "guide.formatUndated" });
  return intl.formatMessage({ id: "guide.formatHolds" }, { parts: partsText(intl, meanings) });
}
