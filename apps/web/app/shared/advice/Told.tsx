import type { Statement } from "@heater-age/client";
import { sureTexts } from "@heater-age/messages/format";
import { FormattedMessage } from "react-intl";
import { entryOf } from "../model/entry-of.ts";
import { SourceName } from "../result/SourceName.tsx";
import * as styles from "./Advice.css.ts";

/** What a statement rests on. */
type Rests = Pick<Statement, "assumption" | "basis" | "confidence" | "sources">;

/** Something that is said, and, folded away behind it, what it rests on. Needs the areas "advice", "result" and "specifications". */
export function Told({ statement }: { readonly statement: Statement }) {
  return (
    <div className={styles.told}>
      <span>{statement.text}</span>
      <Ground rests={statement} />
    </div>
  );
}

/** What something rests on, folded away. Nothing where nothing is named. */
export function Ground({ rests }: { readonly rests: Rests }) {
  const { basis, assumption, confidence, sources } = rests;
  const sure = confidence === undefined ? undefined : entryOf(sureTexts, confidence);
  if (assumption === undefined && sources.length === 0) return null;
  return (
    <details className={styles.ground}>
      <summary className={styles.groundName}>
        <FormattedMessage id={basis === "ours" ? "advice.ours" : "advice.source"} />
      </summary>
      <div className={styles.groundText}>
        {assumption === undefined ? null : <p>{assumption}</p>}
        {sources.length === 0 ? null : (
          <ul className={styles.groundList}>
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
