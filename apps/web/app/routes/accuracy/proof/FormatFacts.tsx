import type { Reason } from "@heater-age/decoder";
import { useIntl } from "react-intl";
import { rulesPath } from "../../../seo/developer-paths.ts";
import { eraConfidences, holdsText, yearsText } from "../../../shared/guide/Eras.tsx";
import { captions } from "../../../shared/guide/ExamplePlate.tsx";
import { datesText } from "@heater-age/messages/format";
import { reasonText } from "../../../shared/result/reason-text.ts";
import { TallyText } from "./Figures.tsx";
import type { FormatProof, Tally } from "./proof-data.ts";
import * as styles from "./proof.css.ts";
import { Sources } from "./Sources.tsx";

/** Props of the facts. */
export interface FormatFactsProps {
  /** Slug. */
  readonly brand: string;
  readonly format: FormatProof;
}

const sumOf = (tally: Tally): number => Object.values(tally).reduce((sum, count) => sum + count, 0);

/** Renders the facts about one serial number format, as a list that fits any screen. */
export function FormatFacts({ brand, format }: FormatFactsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { id, meanings, confidence, example, inUse, attested, evidence, unknownParts } = format;
  const said = (reason: Reason) => reasonText(intl, { first: [], more: [] }, reason);
  const { plates, bounded, makers, published } = evidence;
  const printed = sumOf(plates);
  const others = [
    ["bounded", sumOf(bounded)],
    ["makers", sumOf(makers)],
    ["published", published],
  ] as const;
  const isDated = meanings.length > 0;
  const open = [
    ...format.open.map(said),
    ...(unknownParts === 0 ? [] : [formatMessage({ id: "proof.openParts" }, { count: unknownParts })]),
  ];
  return (
    <section className={styles.format}>
      <h3 className={styles.years}>
        {yearsText(intl, { years: attested ?? inUse })}{" "}
        <span className={styles.mark[confidence]}>{formatMessage({ id: eraConfidences[confidence] })}</span>
      </h3>
      <dl className={styles.facts} data-format={id} data-plates={printed}>
        <dt>{formatMessage({ id: "proof.rule" })}</dt>
        <dd>
          <p>{[holdsText(intl, { meanings }), ...format.notes.map(said)].join(" ")}</p>
          {example === undefined ? null : (
            <p className={styles.quiet}>
              {formatMessage(
                { id: captions[example.evidence] },
                { serial: example.serial, date: datesText(intl, example.readings) },
              )}
            </p>
          )}
          <a href={`${rulesPath(brand)}#${id}`} hrefLang="en">
            {formatMessage({ id: "proof.ruleExact" })}
          </a>
        </dd>
        <dt>{formatMessage({ id: "proof.used" })}</dt>
        <dd>{yearsText(intl, { years: inUse })}</dd>
        {attested === undefined ? null : (
          <>
            <dt>{formatMessage({ id: "proof.shown" })}</dt>
            <dd>{yearsText(intl, { years: attested })}</dd>
          </>
        )}
        {isDated ? (
          <>
            <dt>{formatMessage({ id: "proof.platesTerm" })}</dt>
            <dd>{printed === 0 ? formatMessage({ id: "proof.none" }) : <TallyText tally={plates} />}</dd>
          </>
        ) : null}
        {others.every(([, count]) => count === 0) ? null : (
          <>
            <dt>{formatMessage({ id: "proof.otherTerm" })}</dt>
            <dd>
              <ul className={styles.list}>
                {others.map(([name, count]) =>
                  count === 0 ? null : (
                    <li key={name}>
                      {intl.formatNumber(count)} {formatMessage({ id: `proof.${name}` }, { count })}
                    </li>
                  ),
                )}
              </ul>
            </dd>
          </>
        )}
        <dt>{formatMessage({ id: "proof.against" })}</dt>
        <dd>
          {format.conflicts.length === 0
            ? formatMessage({ id: "proof.nothing" })
            : format.conflicts.map(said).join(" ")}
        </dd>
        {open.length === 0 ? null : (
          <>
            <dt>{formatMessage({ id: "proof.open" })}</dt>
            <dd>
              <ul className={styles.list}>
                {open.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </dd>
          </>
        )}
        <dt>{formatMessage({ id: "result.sources" })}</dt>
        <dd>
          <Sources sources={format.sources} />
        </dd>
      </dl>
    </section>
  );
}
