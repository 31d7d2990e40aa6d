import { useIntl } from "react-intl";
import { ExamplePlate } from "../../../shared/guide/ExamplePlate.tsx";
import { SourceName } from "../../../shared/statement/SourceName.tsx";
import { reasonText } from "../../../shared/result/reason-text.ts";
import { SectionHeading } from "../page/SectionHeading.tsx";
import * as text from "../page/Pieces.css.ts";
import { words } from "../page/words.ts";
import { ConfidenceMark } from "./ConfidenceMark.tsx";
import type { FormatRules } from "./rules-data.ts";
import * as styles from "./rules.css.ts";
import { ruleWords } from "./rule-words.ts";

/** Renders one serial number format of a brand: an example, the parts, the years, open questions, and the sources. */
export function FormatSection({ format }: { readonly format: FormatRules }) {
  const intl = useIntl();
  const { id, title, confidence, undated, parts, shortest, longest, used, attested, pattern } = format;
  const { notes, reasons, example, dates, sources } = format;
  const said = [...reasons.map((reason) => reasonText(intl, { first: [], more: [] }, reason)), ...notes];
  return (
    <section className={styles.format} aria-labelledby={id}>
      <SectionHeading tag="h2" id={id} text={title}>
        {title}
      </SectionHeading>
      <p className={styles.marks}>
        <code>{id}</code> {undated ? null : <ConfidenceMark confidence={confidence} />}
      </p>
      {example === undefined ? null : <ExamplePlate example={example} />}
      <dl className={styles.facts}>
        {dates.length === 0 ? null : (
          <>
            <dt>{ruleWords.decodes}</dt>
            <dd>
              {dates.map((reading) => (
                <span key={`${reading.date} ${reading.format}`} className={styles.date}>
                  <code>{reading.date}</code> {reading.confidence}
                  {reading.format === id ? null : (
                    <>
                      {" "}
                      <a href={`#${reading.format}`}>{reading.format}</a>
                    </>
                  )}
                </span>
              ))}
            </dd>
          </>
        )}
        <dt>{ruleWords.order}</dt>
        <dd>
          <ol className={styles.parts}>
            {parts.map(({ name, meaning, looks, reading }) => (
              <li key={name}>
                <strong>{meaning}</strong>: {looks}
                {reading === undefined ? null : `; ${reading}`}
              </li>
            ))}
          </ol>
        </dd>
        <dt>{ruleWords.length}</dt>
        <dd>{ruleWords.characters(shortest, longest)}</dd>
        <dt>{ruleWords.used}</dt>
        <dd>{used}</dd>
        {attested === undefined ? null : (
          <>
            <dt>{ruleWords.attested}</dt>
            <dd>{attested}</dd>
          </>
        )}
        {said.length === 0 ? null : (
          <>
            <dt>{ruleWords.notes}</dt>
            <dd>{said.join(" ")}</dd>
          </>
        )}
        <dt>{ruleWords.sources}</dt>
        <dd>
          {sources.map((source) => (
            <span key={`${source.title} ${source.url ?? ""}`} className={styles.date}>
              <SourceName source={source} />
            </span>
          ))}
        </dd>
      </dl>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling needs the keyboard */}
      <div className={text.codeBox} role="group" aria-label={words.code} tabIndex={0}>
        <pre className={text.code}>
          <code>{pattern}</code>
        </pre>
      </div>
    </section>
  );
}
