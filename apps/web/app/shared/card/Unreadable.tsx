import type { Language } from "@heater-age/messages";
import { datesText, problemText } from "@heater-age/messages/format";
import { buttonClass } from "@heater-age/ui/Button";
import { Card } from "@heater-age/ui/Card";
import { MoreIcon } from "@heater-age/ui/MoreIcon";
import { plateText, screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import { choiceOf, type Choices } from "../check/choices.ts";
import { checkQuery } from "../check/input.ts";
import type { UndatedCheck } from "../check/shown-check.ts";
import { Makers } from "./Makers.tsx";
import { NotRecorded } from "./NotRecorded.tsx";
import * as styles from "../result/card.css.ts";
import { hasReadableBrand } from "../result/readable-brand.ts";

/** What the card takes. */
export interface UnreadableProps {
  readonly language: Language;
  readonly check: UndatedCheck;
  readonly path: string;
  readonly choices: Choices;
  readonly onTryAgain: () => void;
  /** The number was a model number. */
  readonly onMoveToModel: () => void;
}

const LIKELIEST = 5;
const LIKELIEST_MAKERS = 3;

/** No single date: why, everything that may lead to one, and the safety notices that concern the brand. */
export function Unreadable(props: UnreadableProps) {
  const { language, check, path, choices, onTryAgain, onMoveToModel } = props;
  const intl = useIntl();
  const { input, label, plate, recording, trouble } = check;
  const { problem, makers, serialNumber } = check.result;
  const isModel = problem.code === "looks-like-model";
  const brands =
    makers === undefined && problem.readings.length === 0 ? problem.brands.slice(0, LIKELIEST) : [];
  return (
    <Card className={styles.card} aria-labelledby="result-heading">
      <div className={styles.head}>
        <h2 className={styles.title} id="result-heading" tabIndex={-1}>
          <FormattedMessage
            id={hasReadableBrand(problem) ? "result.identifyHeading" : "result.unreadableTitle"}
          />
        </h2>
        {trouble === undefined ? null : (
          <p>
            <FormattedMessage id="result.checkFailed" /> {trouble}
          </p>
        )}
        <p>{problemText(intl, problem.code, label || undefined)}</p>
        <p className={styles.about}>
          {intl.formatMessage(
            { id: label === "" ? "result.serialOnly" : "result.brandAndSerial" },
            {
              brand: <span translate="no">{label}</span>,
              serial: (
                <span className={plateText} translate="no">
                  {serialNumber}
                </span>
              ),
            },
          )}
        </p>
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
                  <Repaired serial={serial} typed={serialNumber} />{" "}
                  <span className={styles.quiet}>{datesText(intl, decoding.candidates)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}

      <Makers check={check} path={path} shown={LIKELIEST_MAKERS} />

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
              values={{ place: intl.formatMessage({ id: `problems.${plate}` }) }}
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

      <NotRecorded recording={recording} />
      <div className={`${styles.buttons} ${screenOnly}`}>
        {isModel ? (
          <Link
            className={buttonClass("leading")}
            to={`${path}?${new URLSearchParams({ brand: input.brand, model: serialNumber }).toString()}`}
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
