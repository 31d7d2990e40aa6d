import { groupMakers, type MakerGroup } from "@heater-age/decoder/makers";
import { makerSureTexts } from "@heater-age/messages/format";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { checkQuery } from "../check/input.ts";
import type { Outcome, PossibleMaker } from "../check/outcome.ts";
import { datesText } from "../reading/format.ts";
import * as styles from "./Makers.css.ts";
import * as cardStyles from "../result/card.css.ts";
import { SourceName } from "../statement/SourceName.tsx";

/** What the section takes. */
export interface MakersProps {
  readonly outcome: Outcome;
  /** Path of the page it stands on: each brand is a link to it. */
  readonly path: string;
  /** How many groups are shown; the others are folded away. */
  readonly shown: number;
}

const datesOf = ({ decoding }: PossibleMaker): readonly string[] =>
  decoding.status === "unreadable" ? [] : decoding.candidates.map(({ date }) => date);

/** Who may have built a heater that carries another name: why, how sure that is, and the dates under each. */
export function Makers({ outcome, path, shown }: MakersProps) {
  const groups = groupMakers(outcome.makers ?? [], datesOf);
  const more = groups.slice(shown);
  if (groups.length === 0) return null;
  return (
    <section className={cardStyles.section} aria-labelledby="makers-heading">
      <h3 className={cardStyles.heading} id="makers-heading">
        <FormattedMessage id="maker.heading" />
      </h3>
      <p className={cardStyles.quiet}>
        <FormattedMessage id="maker.text" />
      </p>
      <Groups groups={groups.slice(0, shown)} outcome={outcome} path={path} />
      {more.length === 0 ? null : (
        <Disclosure
          summary={
            <FormattedMessage
              id="maker.more"
              values={{ brands: more.reduce((sum, { makers }) => sum + makers.length, 0) }}
            />
          }
        >
          <Groups groups={more} outcome={outcome} path={path} />
        </Disclosure>
      )}
    </section>
  );
}

interface GroupsProps extends Pick<MakersProps, "outcome" | "path"> {
  readonly groups: readonly MakerGroup<PossibleMaker>[];
}

function Groups({ groups, outcome: { input }, path }: GroupsProps) {
  const intl = useIntl();
  return (
    <ul className={styles.makers} role="list">
      {groups.map(({ makers: [first, ...others], companies, sources }) => (
        <li key={first.slug} className={styles.maker}>
          <div className={styles.head}>
            <p className={cardStyles.tryName}>
              {first.decoding.status === "unreadable" ? (
                <FormattedMessage id="maker.noDates" />
              ) : (
                datesText(intl, first.decoding.candidates)
              )}
            </p>
            <span className={styles.sure}>
              {intl.formatMessage({ id: makerSureTexts[first.confidence] })}
            </span>
          </div>
          <ul className={cardStyles.chips} role="list">
            {[first, ...others].map(({ slug, label }) => (
              <li key={slug}>
                <Link
                  className={cardStyles.chip}
                  to={path + checkQuery({ ...input, brand: slug })}
                  preventScrollReset
                  translate="no"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          {companies.length === 0 ? null : (
            <p>
              <FormattedMessage
                id="maker.builtBy"
                values={{
                  makers: intl.formatList(
                    companies.map(({ name, isConfirmed }) =>
                      isConfirmed ? name : intl.formatMessage({ id: "maker.unconfirmed" }, { maker: name }),
                    ),
                    { type: "disjunction" },
                  ),
                }}
              />
            </p>
          )}
          <ul className={cardStyles.plainList}>
            {first.reasons.map(({ code, values }) => (
              <li key={code}>{intl.formatMessage({ id: `maker.${code}` }, values)}</li>
            ))}
          </ul>
          <Disclosure summary={<FormattedMessage id="result.sources" />} className={styles.sources}>
            <p className={cardStyles.quiet}>
              <FormattedMessage id="maker.ours" />
            </p>
            <ul className={cardStyles.plainList}>
              {sources.map((source) => (
                <li key={`${source.title} ${source.url ?? ""}`}>
                  <SourceName source={source} />
                </li>
              ))}
            </ul>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
