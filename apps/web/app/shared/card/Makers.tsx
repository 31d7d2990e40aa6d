import { groupMakers, type MakerGroup, type MakerSummary } from "@heater-age/decoder/makers";
import { datesText, makerSureTexts, parseDate } from "@heater-age/messages/format";
import { Disclosure } from "@heater-age/ui/Disclosure";
import * as layout from "@heater-age/ui/layout";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { checkQuery } from "../check/input.ts";
import type { ShownCheck } from "../check/shown-check.ts";
import * as styles from "./Makers.css.ts";
import * as cardStyles from "../result/card.css.ts";
import { SourceList } from "../result/SourceName.tsx";

interface MakersProps {
  readonly check: ShownCheck;
  /** Path of the page, to which each brand links. */
  readonly path: string;
  /** Number of groups to show; the others are folded. */
  readonly shown: number;
}

/** Renders who may have built a heater sold under another name: why, how sure, and the dates under each. */
export function Makers({ check, path, shown }: MakersProps) {
  const groups = groupMakers(check.result.makers ?? [], ({ dates }) => dates);
  const more = groups.slice(shown);
  if (groups.length === 0) return null;
  return (
    <section className={layout.column.tiny} aria-labelledby="makers-heading">
      <h3 className={cardStyles.heading} id="makers-heading">
        <FormattedMessage id="maker.heading" />
      </h3>
      <p className={cardStyles.quiet}>
        <FormattedMessage id="maker.text" />
      </p>
      <Groups groups={groups.slice(0, shown)} check={check} path={path} />
      {more.length === 0 ? null : (
        <Disclosure
          summary={
            <FormattedMessage
              id="maker.more"
              values={{ brands: more.reduce((sum, { makers }) => sum + makers.length, 0) }}
            />
          }
        >
          <Groups groups={more} check={check} path={path} />
        </Disclosure>
      )}
    </section>
  );
}

interface GroupsProps extends Pick<MakersProps, "check" | "path"> {
  readonly groups: readonly MakerGroup<MakerSummary>[];
}

function Groups({ groups, check: { input }, path }: GroupsProps) {
  const intl = useIntl();
  return (
    <ul className={styles.makers} role="list">
      {groups.map(({ makers: [first, ...others], companies, sources }) => (
        <li key={first.brand} className={styles.maker}>
          <div className={styles.head}>
            <p className={`${cardStyles.tryName} ${styles.dates}`}>
              {first.dates.length === 0 ? (
                <FormattedMessage id="maker.noDates" />
              ) : (
                datesText(
                  intl,
                  first.dates.flatMap((date) => parseDate(date) ?? []),
                )
              )}
            </p>
            <span className={styles.sure}>
              {intl.formatMessage({ id: makerSureTexts[first.confidence] })}
            </span>
          </div>
          <ul className={cardStyles.chips} role="list">
            {[first, ...others].map(({ brand, label }) => (
              <li key={brand}>
                <Link
                  className={cardStyles.chip}
                  to={path + checkQuery({ ...input, brand })}
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
            <SourceList className={cardStyles.plainList} sources={sources} />
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
