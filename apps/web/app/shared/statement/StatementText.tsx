import type { Statement } from "@heater-age/client";
import { sureTexts } from "@heater-age/messages/format";
import { FormattedMessage } from "react-intl";
import { entryOf } from "./entry-of.ts";
import { SourceName } from "./SourceName.tsx";
import * as styles from "./StatementText.css.ts";

/** What a statement is based on. */
type Basis = Pick<Statement, "assumption" | "basis" | "confidence" | "sources">;

/** A statement with its evidence folded away behind it. Needs the areas "advice", "result" and "specifications". */
export function StatementText({ statement }: { readonly statement: Statement }) {
  return (
    <div className={styles.statement}>
      <span>{statement.text}</span>
      <Evidence statement={statement} />
    </div>
  );
}

/** The assumption and sources of a statement, folded away. Nothing when it names none. */
export function Evidence({ statement }: { readonly statement: Basis }) {
  const { basis, assumption, confidence, sources } = statement;
  const sure = confidence === undefined ? undefined : entryOf(sureTexts, confidence);
  if (assumption === undefined && sources.length === 0) return null;
  return (
    <details className={styles.evidence}>
      <summary className={styles.summary}>
        <FormattedMessage id={basis === "ours" ? "advice.ours" : "advice.source"} />
      </summary>
      <div className={styles.details}>
        {assumption === undefined ? null : <p>{assumption}</p>}
        {sources.length === 0 ? null : (
          <ul className={styles.sources}>
            {sources.map((source) => (
              <li key={`${source.title} ${source.url ?? ""}`}>
                <SourceName source={source} />
              </li>
            ))}
          </ul>
        )}
        {sure === undefined ? null : (
          <p>
            <FormattedMessage id={sure} />
          </p>
        )}
      </div>
    </details>
  );
}
