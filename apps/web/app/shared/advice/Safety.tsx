import type { Advice } from "@heater-age/client";
import { findEntry, safetyStates } from "@heater-age/messages/format";
import { Button } from "@heater-age/ui/Button";
import { Icon } from "@heater-age/ui/Icon";
import { StatePill } from "@heater-age/ui/StatePill";
import * as layout from "@heater-age/ui/layout";
import { FormattedMessage } from "react-intl";
import * as cardStyles from "../result/card.css.ts";
import * as styles from "./advice.css.ts";
import { Evidence } from "../result/Evidence.tsx";
import { isTanklessOnly, findRecalls } from "./recalls.ts";
import type { UserInput } from "../result/use-advice.ts";
import type { SectionProps } from "./section-props.ts";

type Match = Advice["safety"]["matches"][number];

/** Renders whether a recall in our list covers the heater, and what to do. It never claims that there are none. */
export function Safety({ advice, kind, userInput: { hasTank = false }, onUserInput }: SectionProps) {
  const { safety } = advice;
  const { summary, remarks, search } = safety;
  const recalls = findRecalls(advice, hasTank);
  const unknownKind = onUserInput === undefined || kind !== undefined ? [] : recalls.filter(isTanklessOnly);
  return (
    <>
      {unknownKind.length === 0 || onUserInput === undefined ? (
        <p>{summary.text}</p>
      ) : (
        <TanklessQuestion onUserInput={onUserInput} />
      )}
      {recalls
        .filter((match) => !unknownKind.includes(match))
        .map((match) => (
          <Notice key={match.id} match={match} />
        ))}
      {remarks.map((remark) => (
        <p key={remark.text}>{remark.text}</p>
      ))}
      <div>
        <p className={layout.quiet}>
          <FormattedMessage id="advice.safetySearch" />
        </p>
        <ul className={styles.links} role="list">
          {search.map(({ country, text, url }) => (
            <li key={country}>
              <a href={url}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
      <Evidence of={safety} />
    </>
  );
}

/** Renders the question whether the heater is tankless, before a recall of tankless ones is shown. */
function TanklessQuestion({ onUserInput }: { readonly onUserInput: (more: UserInput) => void }) {
  return (
    <div className={layout.column.tiny}>
      <p>
        <FormattedMessage id="result.recallTanklessOnly" />
      </p>
      <div className={layout.row}>
        <Button tone="secondary" onClick={() => onUserInput({ hasTank: true })}>
          <FormattedMessage id="result.recallHasTank" />
        </Button>
        <Button tone="secondary" onClick={() => onUserInput({ type: "tankless-gas" })}>
          <FormattedMessage id="result.recallIsTankless" />
        </Button>
      </div>
    </div>
  );
}

/** Renders a notice that covers or may cover the heater: first the warning, then the notice, then what to check. */
function Notice({ match }: { readonly match: Match }) {
  const { answer, answerText, heading, about, stopUse, hazard, cause, remedy, fits, check, unread } = match;
  const state = findEntry(safetyStates, answer) ?? "monitor";
  return (
    <article className={styles.notice[state]}>
      <StatePill state={state}>{answerText}</StatePill>
      <h4 className={styles.name}>{heading.text}</h4>
      {stopUse === undefined ? null : (
        <p className={styles.stop}>
          <Icon name="warning" className={styles.lineIcon} />
          <span>{stopUse.text}</span>
        </p>
      )}
      <p>
        {hazard.text} {cause?.text}
      </p>
      <p>{remedy.text}</p>
      <p className={layout.quiet}>{about.text}</p>
      <p>{fits.text}</p>
      {check.length === 0 ? null : (
        <div>
          <p>
            <FormattedMessage id="advice.safetyCheck" />
          </p>
          <ul className={cardStyles.plainList}>
            {check.map(({ code, statement }) => (
              <li key={code}>{statement.text}</li>
            ))}
          </ul>
        </div>
      )}
      <Ways match={match} />
      {unread === undefined ? null : <p>{unread.text}</p>}
    </article>
  );
}

/** Renders where to read a notice and whom to ask. */
function Ways({ match: { link, makerPage, phones } }: { readonly match: Match }) {
  if (link === undefined && makerPage === undefined && phones.length === 0) return null;
  return (
    <ul className={styles.links} role="list">
      {makerPage === undefined ? null : (
        <li>
          <a href={makerPage}>
            <FormattedMessage id="advice.safetyMakerPage" />
          </a>
        </li>
      )}
      {link === undefined ? null : (
        <li>
          <a href={link}>
            <FormattedMessage id="advice.safetyLink" />
          </a>
        </li>
      )}
      {phones.map(({ number, brands = [] }) => (
        <li key={number}>
          <a href={`tel:+1${number.replaceAll("-", "")}`}>
            <FormattedMessage id="advice.safetyPhone" values={{ number }} />
          </a>
          {brands.length === 0 ? null : <span className={cardStyles.quiet}> ({brands.join(", ")})</span>}
        </li>
      ))}
    </ul>
  );
}
