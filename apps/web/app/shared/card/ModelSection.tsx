import { findEntry, type KnownAge, modelFields, modelSources, sureTexts } from "@heater-age/messages/format";
import { Button } from "@heater-age/ui/Button";
import { Notice } from "@heater-age/ui/Notice";
import * as layout from "@heater-age/ui/layout";
import { plateText, screenOnly } from "@heater-age/ui/theme";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "../result/card.css.ts";
import { Fact, Facts } from "../result/Facts.tsx";
import { SourceTitle } from "../result/SourceName.tsx";
import type { KnownModel } from "../check/shown-check.ts";
import type { ModelState } from "../result/use-model.ts";
import { WarrantyState } from "./WarrantyState.tsx";

interface ModelSectionProps {
  readonly state: ModelState;
  /** As typed. */
  readonly model: string;
  readonly age: KnownAge;
  /** Absent if the facts are not looked up, as in a report. */
  readonly onAskAgain?: (() => void) | undefined;
}

/** Renders the facts about the model, or that there are none. */
export function ModelSection({ state, model, age, onAskAgain }: ModelSectionProps) {
  if (state.status === "none") return null;
  const number = (
    <span className={plateText} translate="no">
      {model}
    </span>
  );
  if (state.status === "loading") {
    return (
      // Without scripts there is no lookup.
      <section className={`${layout.column.tiny} ${styles.scripted}`} aria-busy="true">
        <Heading id="specifications.heading" />
        <p className={styles.quiet} role="status">
          <FormattedMessage id="specifications.loading" />
        </p>
      </section>
    );
  }
  if (state.status === "found") return <KnownFacts known={state.known} age={age} />;
  if (state.status === "unknown") {
    return (
      <section className={`${layout.column.tiny} ${styles.another}`}>
        <Heading id="specifications.notFound" model={number} />
        <p>
          <FormattedMessage id="specifications.notFoundText" />
        </p>
        <p>
          <FormattedMessage id="specifications.notFoundHelp" />
        </p>
      </section>
    );
  }
  return (
    <section className={`${layout.column.tiny} ${styles.another} ${screenOnly}`}>
      <Heading id="specifications.failed" />
      <p role="status">{state.text}</p>
      <div>
        <Button tone="secondary" onClick={onAskAgain}>
          <FormattedMessage id="result.tryAgain" />
        </Button>
      </div>
    </section>
  );
}

interface HeadingProps {
  readonly id: "specifications.heading" | "specifications.notFound" | "specifications.failed";
  readonly model?: ReactNode;
}

const Heading = ({ id, model }: HeadingProps) => (
  <h3 className={styles.heading}>
    <FormattedMessage id={id} values={{ model }} />
  </h3>
);

function KnownFacts({ known, age }: { readonly known: KnownModel; readonly age: KnownAge }) {
  const intl = useIntl();
  const { modelInfo, source, confidence, match, matchedModel = "", estimated, sources = [] } = known;
  const { warranty: cover, features = [] } = modelInfo;
  const byLanguageModel = source === "ai-enhanced";
  const from = findEntry(modelSources, source);
  const sure = confidence === undefined ? undefined : findEntry(sureTexts, confidence);
  return (
    <section className={layout.column.tiny}>
      <h3 className={styles.heading}>
        <FormattedMessage id="specifications.heading" />{" "}
        {byLanguageModel ? (
          <span className={styles.mark}>
            <FormattedMessage id="specifications.enhanced" />
          </span>
        ) : null}
      </h3>
      {byLanguageModel ? (
        <Notice icon="alert">
          <FormattedMessage id={modelSources["ai-enhanced"]} />
        </Notice>
      ) : null}
      <Facts>
        {modelFields.map((field) =>
          modelInfo[field] === undefined ? null : (
            <Fact key={field} name={`specifications.${field}`}>
              {modelInfo[field]}
            </Fact>
          ),
        )}
        {cover === undefined ? null : (
          <Fact name="specifications.warranty">
            {cover}
            <br />
            <WarrantyState cover={cover} age={age} />
            <br />
            <span className={styles.quiet}>
              <FormattedMessage id="specifications.warrantyDecides" />
            </span>
          </Fact>
        )}
        {features.length === 0 ? null : (
          <Fact name="specifications.features">
            <ul className={styles.plainList}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </Fact>
        )}
        <Fact name="specifications.source">
          {from === undefined || byLanguageModel ? null : <FormattedMessage id={from} />}{" "}
          {sure === undefined ? null : <FormattedMessage id={sure} />}{" "}
          {match === "without-options" ? (
            <FormattedMessage
              id="specifications.withoutOptions"
              values={{
                model: (
                  <span className={plateText} translate="no">
                    {matchedModel}
                  </span>
                ),
              }}
            />
          ) : null}{" "}
          {estimated && !byLanguageModel ? <FormattedMessage id="specifications.estimated" /> : null}
          {sources.length === 0 ? null : (
            <ul className={styles.plainList}>
              {sources.map(({ title, url, date }) => (
                <li key={`${title} ${url ?? ""}`}>
                  <SourceTitle title={title} url={url} />
                  {date === undefined
                    ? null
                    : ` (${intl.formatMessage({ id: "reading.dateYear" }, { year: date.slice(0, 4) })})`}
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </Facts>
    </section>
  );
}
