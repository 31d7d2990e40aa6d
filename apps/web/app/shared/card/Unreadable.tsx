import type { Offer } from "@heater-age/decoder/check";
import { type Language, officialLists } from "@heater-age/messages";
import { equipmentText, problemText } from "@heater-age/messages/format";
import { Button, buttonClass } from "@heater-age/ui/Button";
import { Card } from "@heater-age/ui/Card";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { Icon } from "@heater-age/ui/Icon";
import * as layout from "@heater-age/ui/layout";
import { plateText, screenOnly } from "@heater-age/ui/theme";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import { checkQuery } from "../check/input.ts";
import type { UndatedCheck } from "../check/shown-check.ts";
import { Makers } from "./Makers.tsx";
import { NotRecorded } from "./NotRecorded.tsx";
import * as styles from "../result/card.css.ts";
import { Tips } from "./Tips.tsx";
import { TwoNumbers } from "./TwoNumbers.tsx";
import { UnknownCharacters } from "./UnknownCharacters.tsx";
import * as ownStyles from "./Unreadable.css.ts";
import { asksText, isOffered, offerChange, takeText, withoutRepeats } from "../result/offer.tsx";
import { hasReadableBrand } from "../result/readable-brand.ts";
import { SaveAction } from "../heaters/SaveAction.tsx";

interface UnreadableProps {
  readonly language: Language;
  readonly check: UndatedCheck;
  readonly path: string;
  readonly onTryAgain: () => void;
  /** Asks our service again with the same values, after it didn't respond. */
  readonly onAskAgain: () => void;
  /** Moves the number to the field of the model number. */
  readonly onMoveToModel: () => void;
}

const LIKELIEST_MAKERS = 3;

/** Renders why there is no single date, what may have been meant, and everything that may lead to a date. */
export function Unreadable(props: UnreadableProps) {
  const { language, check, path, onTryAgain, onAskAgain, onMoveToModel } = props;
  const intl = useIntl();
  const { input, label, plate, recording, trouble } = check;
  const { brand, problem, makers, serialNumber } = check.result;
  const [recalls] = officialLists({ brand }, problem.market, language);
  const isModel = problem.code === "looks-like-model";
  const isTwo = problem.code === "two-numbers";
  const offers = withoutRepeats(check.offers);
  const [first] = offers;
  const lead = isOffered(first) ? first : undefined;
  const others = offers.filter((offer) => offer !== lead);
  const repairs = others.filter(({ kind }) => kind === "repair");
  const brands = makers === undefined ? others.filter(({ kind }) => kind === "brand") : [];
  const moreTips: FormatjsIntl.Message["ids"][] = [];
  if (!isModel) moreTips.push("result.tipUnclear");
  if (label !== "") moreTips.push("result.tipSelected");
  const query = (offer: Offer) => checkQuery({ ...input, ...offerChange(offer) });
  const title = (
    <FormattedMessage id={hasReadableBrand(problem) ? "result.identifyHeading" : "result.unreadableTitle"} />
  );
  return (
    <Card className={styles.card} aria-labelledby="result-heading">
      {lead === undefined ? null : (
        <div className={ownStyles.offer}>
          <Title>{asksText(intl, lead, serialNumber)}</Title>
          <Link className={buttonClass("primary", true)} to={path + query(lead)} preventScrollReset>
            {takeText(intl, lead)}
          </Link>
        </div>
      )}
      <div className={styles.head}>
        {lead === undefined ? <Title>{title}</Title> : <h3 className={layout.heading.title}>{title}</h3>}
        {trouble === undefined ? null : (
          <p>
            <FormattedMessage id="result.checkFailed" /> {trouble}
          </p>
        )}
        {isTwo ? null : (
          <>
            <p>{equipmentText(intl, problem.equipment) ?? problemText(intl, problem, label || undefined)}</p>
            <p className={layout.quiet}>
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
          </>
        )}
      </div>

      {isTwo ? (
        <section className={layout.column.tiny}>
          <h3 className={styles.heading}>
            <FormattedMessage id="problems.two-numbers" />
          </h3>
          <TwoNumbers check={check} />
        </section>
      ) : null}

      {repairs.length === 0 ? null : (
        <section className={layout.column.tiny}>
          <h3 className={styles.heading}>
            <FormattedMessage id="result.repairsHeading" />
          </h3>
          <ul className={styles.list} role="list">
            {repairs.map((offer) => (
              <li key={query(offer)}>
                <Link className={styles.tryRow} to={path + query(offer)} preventScrollReset>
                  <span>{asksText(intl, offer, serialNumber)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}

      <UnknownCharacters check={check} />

      <Makers check={check} path={path} shown={LIKELIEST_MAKERS} />

      {brands.length === 0 ? null : (
        <section className={layout.column.tiny}>
          <h3 className={styles.heading}>
            <FormattedMessage id="result.brandsHeading" />
          </h3>
          <ul className={styles.chips} role="list">
            {brands.map((offer) => (
              <li key={query(offer)}>
                <Link className={styles.chip} to={path + query(offer)} preventScrollReset>
                  {takeText(intl, offer, true)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}

      <Tips
        place={intl.formatMessage({ id: `problems.${plate}` })}
        last={isModel ? "result.tipUnclear" : "result.tipModel"}
      >
        {moreTips.length === 0 ? null : (
          <Disclosure summary={<FormattedMessage id="result.tipsMore" />}>
            <ul className={styles.plainList}>
              {moreTips.map((tip) => (
                <li key={tip}>
                  <FormattedMessage id={tip} />
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </Tips>

      <p>
        <FormattedMessage
          id="result.tipNoLabel"
          values={{
            link: (text) => (
              <Link key="no-label" className={ownStyles.inSentence} to={pathIn(language, "/no-label/")}>
                {text}
              </Link>
            ),
          }}
        />
      </p>
      <p>
        <a className={ownStyles.recalls} href={recalls.url}>
          <FormattedMessage id="result.recalls" values={{ list: recalls.name }} />
        </a>
      </p>
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
            <Icon name="pencil" />
            <FormattedMessage id="result.toModelField" />
          </Link>
        ) : null}
        {trouble === undefined ? (
          <Link
            className={buttonClass(isModel ? "secondary" : "leading")}
            to={`${path}?${new URLSearchParams({ brand: input.brand }).toString()}`}
            onClick={(event) => {
              event.preventDefault();
              onTryAgain();
            }}
          >
            <Icon name="again" />
            <FormattedMessage id="result.tryAgain" />
          </Link>
        ) : (
          <Button tone={isModel ? "secondary" : "leading"} onClick={onAskAgain}>
            <Icon name="again" />
            <FormattedMessage id="result.askAgain" />
          </Button>
        )}
        {isModel ? null : (
          <SaveAction
            language={language}
            input={input}
            date={undefined}
            kind={undefined}
            className={styles.scripted}
            onNextHeater={onTryAgain}
          />
        )}
      </div>
    </Card>
  );
}

/** The heading that receives the focus when the result arrives. */
const Title = ({ children }: { readonly children: ReactNode }) => (
  <h2 className={layout.heading.title} id="result-heading" tabIndex={-1}>
    {children}
  </h2>
);
