import { type Candidate, firstBrands, normaliseSerial, plateCharacters } from "@heater-age/decoder";
import { type Offer, offersFor, preview, type Preview } from "@heater-age/decoder/check";
import { recogniseModel } from "@heater-age/decoder/models";
import { datesText, findTone } from "@heater-age/messages/format";
import { Icon, type IconName } from "@heater-age/ui/Icon";
import type { ReactNode } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Link } from "react-router";
import { type CheckInput, checkQuery } from "../check/input.ts";
import { visitorToday } from "../browser/today.ts";
import { asksText, isOffered, offerChange, takeText } from "./offer.tsx";
import * as cardStyles from "./card.css.ts";
import * as styles from "./SerialHint.css.ts";

const MAX_DATES = 3;
const MAX_BRANDS = 3;
const common: readonly string[] = firstBrands;

/** The hint and the suggestions for a number that is being typed. */
interface Reading {
  readonly hint?: Preview | undefined;
  readonly offers: readonly Offer[];
}

const isCommon = (offer: Offer): boolean => offer.kind === "brand" && common.includes(offer.brand);

function read(brand: string, serial: string): Reading {
  const today = visitorToday();
  if (brand === "") {
    const offers = offersFor(undefined, serial, { today }).filter(isOffered);
    return {
      offers: offers.toSorted((a, b) => Number(isCommon(b)) - Number(isCommon(a))).slice(0, MAX_BRANDS),
    };
  }
  const hint = preview(brand, serial, { today, recogniseModel });
  return { hint, offers: hint?.kind === "unread" ? hint.offers.filter(isOffered).slice(0, 1) : [] };
}

let latest: { readonly brand: string; readonly serial: string; readonly reading: Reading } | undefined;

/** Reads the number once for the hint, the suggestions and the marks. */
function readOnce(brand: string, serial: string): Reading {
  if (latest?.brand !== brand || latest.serial !== serial) {
    latest = { brand, serial, reading: read(brand, serial) };
  }
  return latest.reading;
}

const icons = {
  reads: "check",
  soFar: "pencil",
  model: "alert",
  undated: "alert",
  unread: "alert",
  others: "search",
} as const satisfies Record<Preview["kind"], IconName>;

interface SerialHintProps {
  /** Path of the page. Without scripts, a suggestion links to its result. */
  readonly path: string;
  readonly input: CheckInput;
  /** Called with the changes of an accepted suggestion. */
  readonly onTake: (change: Partial<CheckInput>) => void;
  /** Shown while there is no hint. */
  readonly children: ReactNode;
}

function toText(intl: IntlShape, hint: Preview): string {
  if (hint.kind === "others") return intl.formatMessage({ id: "reading.hintOthers" }, { count: hint.count });
  if (hint.kind === "model") return intl.formatMessage({ id: "reading.hintModel" });
  const brand = hint.label;
  if (hint.kind === "undated") return intl.formatMessage({ id: "reading.hintUndated" }, { brand });
  if (hint.kind === "unread") return intl.formatMessage({ id: "reading.hintUnread" }, { brand });
  const { candidates } = hint;
  if (candidates.length > MAX_DATES) {
    return intl.formatMessage({ id: "reading.hintMany" }, { brand, count: candidates.length });
  }
  const id = hint.kind === "reads" ? "reading.hintReads" : "reading.hintSoFar";
  return intl.formatMessage({ id }, { brand, dates: datesText(intl, candidates) });
}

/**
 * Renders the possible dates of a number that is being typed. For an unreadable number, renders what it may be
 * instead. Without a brand, renders the matching brands. Each can be accepted with one tap.
 */
export function SerialHint({ path, input, onTake, children }: SerialHintProps) {
  const intl = useIntl();
  const { brand, serial } = input;
  const { hint, offers } = readOnce(brand, serial);
  const [first] = offers;
  if (hint === undefined && first === undefined) return children;
  const reading =
    hint === undefined ? (
      <p>
        <FormattedMessage id="reading.whichBrand" />
      </p>
    ) : (
      <p className={styles.hint} data-kind={hint.kind}>
        <Icon name={icons[hint.kind]} className={styles.hintIcon} />
        <span>
          {first === undefined ? toText(intl, hint) : asksText(intl, first, normaliseSerial(serial))}
        </span>
      </p>
    );
  if (first === undefined) return reading;
  return (
    <>
      {reading}
      <ul className={cardStyles.chips} role="list">
        {offers.map((offer) => {
          const change = offerChange(offer);
          return (
            <li key={Object.values(change).join("")}>
              <Link
                className={cardStyles.chip}
                to={path + checkQuery({ ...input, ...change })}
                onClick={(event) => {
                  event.preventDefault();
                  onTake(change);
                }}
              >
                {takeText(intl, offer, brand === "")}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Renders marks below the characters that carry the date. */
export function SerialTints({ brand, serial }: { readonly brand: string; readonly serial: string }) {
  const shown = plateCharacters(serial);
  const hint = shown === normaliseSerial(serial) ? readOnce(brand, serial).hint : undefined;
  if (hint === undefined || !("candidates" in hint)) return null;
  const [first]: readonly Candidate[] = hint.candidates;
  return (
    <span className={styles.tints} aria-hidden="true">
      {first?.parts
        .filter(({ from }) => from < shown.length)
        .map(({ from, to, means }) => (
          <span key={from} className={styles.tint} data-tone={findTone(means)}>
            {shown.slice(from, to)}
          </span>
        ))}
    </span>
  );
}
