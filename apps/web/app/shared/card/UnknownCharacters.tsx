import { maxUnknown, unknownMark } from "@heater-age/decoder";
import * as layout from "@heater-age/ui/layout";
import { Suspense, lazy, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { UndatedCheck } from "../check/shown-check.ts";
import * as cardStyles from "../result/card.css.ts";
import { retryWhenOnline } from "../browser/load-part.ts";
import * as styles from "./UnknownCharacters.css.ts";

const PossibleDates = lazy(() =>
  retryWhenOnline(async () => ({ default: (await import("./PossibleDates.tsx")).PossibleDates })),
);

/** Problems that a worn or mistaken character can cause. */
const causes: ReadonlySet<string> = new Set([
  "brand-open",
  "impossible-date",
  "no-date-in-serial",
  "no-format",
  "private-label",
]);

/** Renders the characters of a serial number, to mark those that can't be read, and the dates that the others allow. */
export function UnknownCharacters({ check }: { readonly check: UndatedCheck }) {
  const { formatMessage } = useIntl();
  const heading = useId();
  const [marked, setMarked] = useState<readonly number[]>([]);
  const { problem, serialNumber } = check.result;
  if (!causes.has(problem.code)) return null;
  const characters = serialNumber.split("");
  const isUnknown = (place: number): boolean => characters[place] === unknownMark || marked.includes(place);
  const count = characters.filter((_, place) => isUnknown(place)).length;
  const serial = characters.map((char, place) => (isUnknown(place) ? unknownMark : char)).join("");

  return (
    <div className={`${layout.column.tiny} ${cardStyles.scripted}`} role="group" aria-labelledby={heading}>
      <p className={cardStyles.heading} id={heading}>
        <FormattedMessage id="result.unknownHeading" />
      </p>
      <p className={layout.quiet}>
        <FormattedMessage id="result.unknownHint" values={{ most: maxUnknown }} />
      </p>
      <ol className={styles.characters} role="list" translate="no">
        {characters.map((char, place) => (
          <li key={`${String(place)}${char}`}>
            <button
              type="button"
              className={styles.character}
              aria-label={formatMessage({ id: "scan.character" }, { char, place: place + 1 })}
              aria-pressed={isUnknown(place)}
              disabled={char === unknownMark || (count >= maxUnknown && !isUnknown(place))}
              onClick={() =>
                setMarked(
                  marked.includes(place) ? marked.filter((other) => other !== place) : [...marked, place],
                )
              }
            >
              {isUnknown(place) ? unknownMark : char}
            </button>
          </li>
        ))}
      </ol>
      <div className={layout.column.tiny} aria-live="polite">
        {count === 0 ? null : (
          <Suspense>
            <PossibleDates check={check} serial={serial} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
