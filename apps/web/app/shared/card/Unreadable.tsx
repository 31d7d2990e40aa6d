import type { Decoding, Problem } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { buttonClass } from "@heater-age/ui/Button";
import { Card } from "@heater-age/ui/Card";
import { MoreIcon } from "@heater-age/ui/MoreIcon";
import { plateText, screenOnly } from "@heater-age/ui/theme";
import { type IntlShape, FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import { LazyAdvice } from "../advice/LazyAdvice.tsx";
import { SafetyPlace } from "../advice/SafetyPlace.tsx";
import { choiceOf, type Choices } from "../check/choices.ts";
import { checkQuery } from "../check/input.ts";
import type { Outcome } from "../check/outcome.ts";
import { datesText } from "../reading/format.ts";
import { Makers } from "./Makers.tsx";
import { NotRecorded } from "./NotRecorded.tsx";
import * as styles from "../result/card.css.ts";
import { readableBrands, whyText } from "../result/why-text.ts";

/** What the card takes. */
export interface UnreadableProps {
  readonly language: Language;
  readonly outcome: Outcome;
  readonly problem: Problem;
  readonly path: string;
  readonly choices: Choices;
  readonly onTryAgain: () => void;
  /** The number was a model number. */
  readonly onMoveToModel: () => void;
}

const LIKELIEST = 5;
const LIKELIEST_MAKERS = 3;

/** No single date: why, everything that may lead to one, and the safety notices that concern the brand. */
export function Unreadable({
  language,
  outcome,
  problem,
  path,
  choices,
  onTryAgain,
  onMoveToModel,
}: UnreadableProps) {
  const intl = useIntl();
  const { input, label, possible, makers } = outcome;
  const readable = readableBrands(outcome);
  const isModel = problem.code === "looks-like-model";
  const brands = makers === undefined && possible === undefined ? problem.brands.slice(0, LIKELIEST) : [];
  return (
    <Card className={styles.card} aria-labelledby="result-heading">
      <div className={styles.head}>
        <h2 className={styles.title} id="result-heading" tabIndex={-1}>
          <FormattedMessage id={readable.length > 0 ? "result.identifyHeading" : "result.unreadableTitle"} />
        </h2>
        {outcome.trouble === undefined ? null : (
          <p>
            <FormattedMessage id="result.checkFailed" /> {outcome.trouble}
          </p>
        )}
        <p>{whyText(intl, outcome, problem)}</p>
        <p className={styles.about}>
          {intl.formatMessage(
            { id: label === "" ? "result.serialOnly" : "result.brandAndSerial" },
            {
              brand: <span translate="no">{label}</span>,
              serial: (
                <span className={plateText} translate="no">
                  {input.serial}
                </span>
              ),
            },
          )}
        </p>
        {label === "" ? null : (
          <div className={styles.late}>
            <SafetyPlace language={language} input={input} linked />
          </div>
        )}
      </div>

      {problem.repairs.length === 0 ? null : (
        <section className={styles.section}>
          <h3 className={styles.heading}>
            <FormattedMessage id="result.repairsHeading" />
          </h3>
          <p className={styles.quiet}>
            <FormattedMessage id="result.repairsText" />
          </p>
          <ul className={styles.list}>
            {problem.repairs.map(({ serial, decoding }) => (
              <li key={serial}>
                <Link
                  className={styles.tryRow}
                  to={path + checkQuery({ ...input, serial })}
                  preventScrollReset
                >
                  <Repaired serial={serial} typed={input.serial} />{" "}
                  <span className={styles.quiet}>{datesOf(intl, decoding)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}

      <Makers outcome={outcome} path={path} shown={LIKELIEST_MAKERS} />

      {brands.length === 0 ? null : (
        <section className={styles.section}>
          <h3 className={styles.heading}>
            <FormattedMessage id="result.brandsHeading" />
          </h3>
          <p className={styles.quiet}>
            <FormattedMessage id="result.brandsText" />
          </p>
          <ul className={styles.chips} role="list">
            {brands.map((slug) => (
              <li key={slug}>
                <Link
                  className={styles.chip}
                  to={path + checkQuery({ ...input, brand: slug })}
                  preventScrollReset
                >
                  <FormattedMessage
                    id="result.brandTry"
                    values={{ brand: choiceOf(choices, slug)?.label ?? slug }}
                  />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}

      <section className={styles.section}>
        <h3 className={styles.heading}>
          <FormattedMessage id="result.tipsHeading" />
        </h3>
        <ul className={styles.plainList}>
          <li>
            <FormattedMessage
              id="result.tipPlate"
              values={{ place: intl.formatMessage({ id: `problems.${outcome.plate}` }) }}
            />
          </li>
          <li>
            <FormattedMessage id="result.tipCharacters" />
          </li>
          {label === "" ? null : (
            <li>
              <FormattedMessage id="result.tipBrand" />
            </li>
          )}
          <li>
            <FormattedMessage id={isModel ? "result.tipModelField" : "result.tipModel"} />
          </li>
          <li>
            <FormattedMessage
              id="result.tipNoLabel"
              values={{
                link: (text) => (
                  <Link key="no-label" to={pathIn(language, "/no-label/")}>
                    {text}
                  </Link>
                ),
              }}
            />
          </li>
        </ul>
      </section>

      {label === "" ? null : (
        <div className={styles.late}>
          <LazyAdvice language={language} input={input} undated />
        </div>
      )}
      <NotRecorded recording={outcome.recording} />
      <div className={`${styles.buttons} ${screenOnly}`}>
        {isModel ? (
          <Link
            className={buttonClass("leading")}
            to={`${path}?${new URLSearchParams({ brand: input.brand, model: input.serial }).toString()}`}
            onClick={(event) => {
              event.preventDefault();
              onMoveToModel();
            }}
          >
            <MoreIcon name="pencil" />
            <FormattedMessage id="result.toModelField" />
          </Link>
        ) : null}
        <Link
          className={buttonClass(isModel ? "secondary" : "leading")}
          to={`${path}?${new URLSearchParams({ brand: input.brand }).toString()}`}
          onClick={(event) => {
            event.preventDefault();
            onTryAgain();
          }}
        >
          <MoreIcon name="again" />
          <FormattedMessage id="result.tryAgain" />
        </Link>
      </div>
    </Card>
  );
}

/** A repaired number with the exchanged characters picked out. */
function Repaired({ serial, typed }: { readonly serial: string; readonly typed: string }) {
  return (
    <span className={plateText} translate="no">
      {[...serial].map((character, index) =>
        character === typed[index] ? (
          character
        ) : (
          <mark key={`${String(index)}${character}`} className={styles.changed}>
            {character}
          </mark>
        ),
      )}
    </span>
  );
}

const datesOf = (intl: IntlShape, decoding: Decoding): string =>
  decoding.status === "unreadable" ? "" : datesText(intl, decoding.candidates);
