import { normaliseSerial, plateCharacters } from "@heater-age/decoder";
import { preview, type Preview } from "@heater-age/decoder/check";
import { recogniseModel } from "@heater-age/decoder/models";
import { datesText, toneOf } from "@heater-age/messages/format";
import { MoreIcon, type MoreIconName } from "@heater-age/ui/MoreIcon";
import type { ReactNode } from "react";
import { type IntlShape, useIntl } from "react-intl";
import * as styles from "./CheckForm.css.ts";
import { visitorToday } from "../clock/today.ts";

const MOST_DATES = 3;

const read = (brand: string, serial: string): Preview | undefined =>
  brand === "" ? undefined : preview(brand, serial, { today: visitorToday(), recogniseModel });

const icons = {
  reads: "check",
  soFar: "pencil",
  model: "alert",
  undated: "alert",
  unread: "alert",
  others: "search",
} as const satisfies Record<Preview["kind"], MoreIconName>;

/** Props of the hint. */
export interface SerialHintProps {
  readonly brand: string;
  /** As typed. */
  readonly serial: string;
  /** Shown while there is nothing to say. */
  readonly children: ReactNode;
}

function textOf(intl: IntlShape, hint: Preview): string {
  if (hint.kind === "others") return intl.formatMessage({ id: "reading.hintOthers" }, { count: hint.count });
  if (hint.kind === "model") return intl.formatMessage({ id: "reading.hintModel" });
  const brand = hint.label;
  if (hint.kind === "undated") return intl.formatMessage({ id: "reading.hintUndated" }, { brand });
  if (hint.kind === "unread") return intl.formatMessage({ id: "reading.hintUnread" }, { brand });
  const { candidates } = hint;
  if (candidates.length > MOST_DATES) {
    return intl.formatMessage({ id: "reading.hintMany" }, { brand, count: candidates.length });
  }
  const id = hint.kind === "reads" ? "reading.hintReads" : "reading.hintSoFar";
  return intl.formatMessage({ id }, { brand, dates: datesText(intl, candidates) });
}

/** The dates that the number can mean, as far as it is typed. */
export function SerialHint({ brand, serial, children }: SerialHintProps) {
  const intl = useIntl();
  const hint = read(brand, serial);
  if (hint === undefined) return children;
  return (
    <span className={styles.hint} data-kind={hint.kind}>
      <MoreIcon name={icons[hint.kind]} className={styles.hintIcon} />
      <span>{textOf(intl, hint)}</span>
    </span>
  );
}

/** Marks under the characters of the input which of them carry the date. */
export function SerialTints({ brand, serial }: { readonly brand: string; readonly serial: string }) {
  const shown = plateCharacters(serial);
  const hint = shown === normaliseSerial(serial) ? read(brand, serial) : undefined;
  if (hint === undefined || !("candidates" in hint)) return null;
  const [first] = hint.candidates;
  return (
    <span className={styles.tints} aria-hidden="true">
      {first?.parts
        .filter(({ from }) => from < shown.length)
        .map(({ from, to, means }) => (
          <span key={from} className={styles.tint} data-tone={toneOf(means)}>
            {shown.slice(from, to)}
          </span>
        ))}
    </span>
  );
}
