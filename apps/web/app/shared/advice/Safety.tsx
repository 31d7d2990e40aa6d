import type { Advice } from "@heater-age/client";
import { safetyStates } from "@heater-age/messages/format";
import { MoreIcon } from "@heater-age/ui/MoreIcon";
import { StatePill } from "@heater-age/ui/StatePill";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage } from "react-intl";
import { entryOf } from "../statement/entry-of.ts";
import * as cardStyles from "../result/card.css.ts";
import * as styles from "./Safety.css.ts";
import { Evidence, StatementText } from "../statement/StatementText.tsx";

type Answer = Advice["safety"];
type Match = Answer["matches"][number];

/** Where the section stands on a page, so that links lead to it. */
const SAFETY_ID = "safety";

/** Whether safety notices cover the heater, by our list, and what to do about it. There is no answer that there are none. */
export function Safety({ safety }: { readonly safety: Answer }) {
  const { summary, remarks, matches, search } = safety;
  return (
    <section className={styles.section} id={SAFETY_ID} aria-labelledby="safety-heading">
      <h3 className={cardStyles.heading} id="safety-heading" tabIndex={-1}>
        <FormattedMessage id="advice.safetyHeading" />
      </h3>
      <StatementText statement={summary} />
      {matches.map((match) => (
        <Notice key={match.id} match={match} />
      ))}
      {remarks.map((remark) => (
        <StatementText key={remark.text} statement={remark} />
      ))}
      <div>
        <p className={cardStyles.about}>
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
    </section>
  );
}

/** A notice that covers the heater or may cover it: what to heed first, then what it is, then what to check. */
function Notice({ match }: { readonly match: Match }) {
  const { answer, answerText, heading, about, stopUse, hazard, cause, remedy, fits, check, unread } = match;
  const state = entryOf(safetyStates, answer) ?? "monitor";
  const basis = { ...heading, ...(fits.assumption !== undefined && { assumption: fits.assumption }) };
  return (
    <article className={styles.notice[state]}>
      <StatePill state={state}>{answerText}</StatePill>
      <h4 className={styles.name}>{heading.text}</h4>
      {stopUse === undefined ? null : (
        <p className={styles.stop}>
          <MoreIcon name="warning" className={styles.lineIcon} />
          <span>{stopUse.text}</span>
        </p>
      )}
      <p>
        {hazard.text} {cause?.text}
      </p>
      <p>{remedy.text}</p>
      <p className={cardStyles.about}>{about.text}</p>
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
      {unread === undefined ? null : <StatementText statement={unread} />}
      <Evidence statement={basis} />
    </article>
  );
}

/** Where a notice can be read and asked about. */
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

/** What the line takes. */
export interface SafetyAnnouncementProps {
  readonly safety: Answer;
  /** Whether the section can be led to from here. */
  readonly linked: boolean;
}

/** A line that says that a notice covers the heater or may cover it, and leads to it. Nothing without such a notice. */
export function SafetyAnnouncement({ safety: { answer, summary }, linked }: SafetyAnnouncementProps) {
  const state = entryOf(safetyStates, answer);
  if (state === undefined) return null;
  return (
    <p className={`${styles.line[state]} ${screenOnly}`}>
      <MoreIcon name="warning" className={styles.lineIcon} />
      <span>
        {summary.text}{" "}
        {linked ? (
          <a className={styles.lineLink} href={`#${SAFETY_ID}`}>
            <FormattedMessage id="advice.safetyRead" />
          </a>
        ) : null}
      </span>
    </p>
  );
}
