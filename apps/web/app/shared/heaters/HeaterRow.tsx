import { age, anyTimeZone } from "@heater-age/decoder";
import { ageText, eitherText, shortDateText } from "@heater-age/messages/format";
import { Icon } from "@heater-age/ui/Icon";
import * as layout from "@heater-age/ui/layout";
import type { ReactNode } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { useOpened } from "../browser/use-opened.ts";
import { ResultState } from "../result/AgeState.tsx";
import { heaterElement } from "./heater-path.ts";
import * as styles from "./HeaterRow.css.ts";
import { listDates, isAffected, type ListedHeater } from "./listed-heater.ts";

interface HeaterRowProps {
  readonly listed: ListedHeater;
  /** Whether it is initially open. @default false */
  readonly isOpen?: boolean;
  /** Called when the visitor opens it. */
  readonly onOpen?: () => void;
  /** The details. Rendered while it is open. */
  readonly children: () => ReactNode;
}

/** Returns the name of the brand as shown in the list. */
export const brandText = ({ formatMessage }: IntlShape, { label }: ListedHeater): string =>
  label || formatMessage({ id: "form.other" });

/** Returns the name of a heater or, without one, that of its brand. */
export const nameText = (intl: IntlShape, listed: ListedHeater): string =>
  listed.heater.name || brandText(intl, listed);

/** Returns the date of a heater as text, or that there is none. */
export function madeText(intl: IntlShape, listed: ListedHeater): string {
  const dates = new Set(listDates(listed).map((date) => shortDateText(intl, date)));
  return dates.size === 0 ? intl.formatMessage({ id: "heaters.noDate" }) : eitherText(intl, dates);
}

/** Returns the age of a heater in years and months, once for each possible date. Empty without one. */
export const agesText = (intl: IntlShape, listed: ListedHeater): string =>
  eitherText(
    intl,
    new Set(listDates(listed).map(({ date }) => ageText(intl, age(date, listed.today, anyTimeZone)))),
  );

/** Renders a saved heater in a list: its age, name, and state. It opens in place. */
export function HeaterRow({ listed, isOpen = false, onOpen, children }: HeaterRowProps) {
  const intl = useIntl();
  const [open, { onToggle, ...opening }] = useOpened(isOpen);
  const { heater, check, recalls, newRecalls } = listed;
  const brandDate = intl.formatMessage(
    { id: "heaters.brandDate" },
    { brand: brandText(intl, listed), date: madeText(intl, listed) },
  );
  return (
    <details
      {...opening}
      className={styles.row}
      id={heaterElement(heater.id)}
      onToggle={(event) => {
        onToggle?.(event);
        if (event.currentTarget.open) onOpen?.();
      }}
    >
      <summary className={styles.summary}>
        <Age listed={listed} />
        <span className={styles.words}>
          {heater.name === "" ? null : <b className={styles.name}>{heater.name}</b>}{" "}
          <span className={heater.name === "" ? styles.name : layout.quiet}>{brandDate}</span>{" "}
          <span className={layout.quiet}>{agesText(intl, listed)}</span>
        </span>
        <span className={styles.states}>
          {check === undefined ? null : <ResultState result={check.result} />}
          {recalls.length === 0 ? null : (
            <span className={styles.recall} data-affected={isAffected(listed) ? "" : undefined}>
              <Icon name="warning" />
              {newRecalls.length === 0 ? null : (
                <b>
                  <FormattedMessage id="heaters.recallNew" />{" "}
                </b>
              )}
              {isAffected(listed) ? (
                <FormattedMessage id="heaters.recallAffected" />
              ) : (
                <FormattedMessage id="heaters.recallsOpen" values={{ count: recalls.length }} />
              )}
            </span>
          )}
        </span>
        <Icon name="chevron" className={styles.arrow} />
      </summary>
      {open ? <div className={styles.body}>{children()}</div> : null}
    </details>
  );
}

const bold = (text: ReactNode[]): ReactNode => (
  <b key="value" className={styles.number}>
    {text}
  </b>
);

/** Renders the age in large type, in the color of the state. */
function Age({ listed }: { readonly listed: ListedHeater }) {
  const { check, isOpen } = listed;
  const intl = useIntl();
  if (check === undefined) return <span className={styles.age}>–</span>;
  const ages = listDates(listed).map(({ date }) => age(date, check.today, anyTimeZone));
  const years = ages.map(({ maxMonths }) => Math.floor(maxMonths / 12));
  const [first = 0] = years;
  const [{ minMonths, maxMonths } = { minMonths: 0, maxMonths: 0 }] = ages;
  const least = Math.floor(minMonths / 12);
  const value = isOpen
    ? eitherText(intl, new Set(years.map(String)))
    : least < first
      ? `${least}–${first}`
      : first;
  const isYoung = !isOpen && first === 0;
  return (
    <span
      className={styles.age}
      data-state={check.result.recommendationCode}
      data-long={String(value).length > 3 ? "" : undefined}
    >
      <FormattedMessage
        id={isYoung ? "heaters.ageMonths" : "heaters.ageYears"}
        values={{
          b: bold,
          value: isYoung ? maxMonths : value,
          count: isYoung ? maxMonths : Math.max(...years),
        }}
      />
    </span>
  );
}
