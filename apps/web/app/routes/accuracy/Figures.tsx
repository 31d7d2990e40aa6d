import * as layout from "@heater-age/ui/layout";
import { FormattedMessage, useIntl } from "react-intl";
import type { ReactNode } from "react";
import * as styles from "./accuracy.css.ts";
import type { Proof, Tally } from "./proof.server.ts";

/** Returns the sum of all counts of a tally. */
export const countTally = (tally: Readonly<Record<string, number>>): number =>
  Object.values(tally).reduce((sum, count) => sum + count, 0);

/** Renders all figures together, starting with what is known without decoding. */
export function Figures({ overview }: { readonly overview: Proof["overview"] }) {
  const { formats, evidence, known } = overview;
  const { formatMessage } = useIntl();
  const rules = formats.high + formats.medium + formats.low;
  return (
    <section className={layout.column.medium} aria-labelledby="overview">
      <h2 className={styles.heading} id="overview">
        <FormattedMessage id="proof.overview" />
      </h2>
      <ul className={styles.figures} role="list">
        <Figure count={countTally(known)} name="known">
          {formatMessage({ id: "proof.knownFirst" }, known)}
          <Undated count={known["no-date"]} />
          <Kind name="plates" count={countTally(evidence.plates)} />
          <Kind name="bounded" count={evidence.bounded} />
          <Kind name="makers" count={evidence.makers} />
        </Figure>
        <Figure count={evidence.published} name="published">
          <FormattedMessage id="proof.publishedHint" />
        </Figure>
        <Figure count={evidence.illustrations} name="illustrations">
          <FormattedMessage id="proof.illustrationsHint" />
        </Figure>
        <Figure count={overview.ruled} name="brandsRuled" />
        <Figure count={rules} name="formats">
          {formatMessage({ id: "proof.formatsSure" }, formats)}
        </Figure>
        <Figure count={overview.sources} name="sources" />
      </ul>
      <p className={styles.text}>
        <FormattedMessage id="proof.knownCaution" />
      </p>
    </section>
  );
}

interface FigureProps {
  readonly count: number;
  readonly name: "known" | "brandsRuled" | "formats" | "sources" | "published" | "illustrations";
  readonly children?: ReactNode;
}

function Figure({ count, name, children }: FigureProps) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <li className={styles.figure} data-figure={name} data-count={count}>
      <strong className={styles.count}>{formatNumber(count)}</strong>{" "}
      <span className={styles.name}>{formatMessage({ id: `proof.${name}` }, { count })}</span>
      {children === undefined ? null : <p className={layout.quiet}>{children}</p>}
    </li>
  );
}

interface KindProps {
  readonly count: number;
  readonly name: "plates" | "bounded" | "makers";
}

/** Renders a part of a figure, on its own line. */
function Kind({ count, name }: KindProps) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <span className={styles.kind} data-figure={name} data-count={count}>
      {formatNumber(count)} {formatMessage({ id: `proof.${name}` }, { count })}
    </span>
  );
}

/** Renders how many dates match our reading. */
export function TallyText({ tally }: { readonly tally: Tally }) {
  const { formatMessage } = useIntl();
  const { agrees, ambiguous, contradicts, "no-date": undated } = tally;
  return (
    <>
      {formatMessage({ id: "proof.tally" }, { agrees, ambiguous, contradicts })}
      <Undated count={undated} />
    </>
  );
}

/** Renders how many numbers have no date in our reading, if any. */
function Undated({ count }: { readonly count: number }) {
  const { formatMessage } = useIntl();
  return count === 0 ? null : <>, {formatMessage({ id: "proof.tallyUndated" }, { count })}</>;
}
