import { Disclosure } from "@heater-age/ui/Disclosure";
import { FormattedMessage } from "react-intl";
import { findEvidence } from "./statements-in.ts";
import { SourceName } from "./SourceName.tsx";
import * as styles from "./Evidence.css.ts";

/**
 * Renders the basis of a section, behind one link: assumptions and sources, each once. Renders nothing if there are
 * none.
 */
export function Evidence({ of }: { readonly of: unknown }) {
  const { assumptions, sources } = findEvidence(of);
  if (assumptions.length + sources.length === 0) return null;
  return (
    <Disclosure summary={<FormattedMessage id="advice.evidence" />}>
      <div className={styles.evidence}>
        {assumptions.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {sources.length === 0 ? null : (
          <ul className={styles.sources}>
            {sources.map((source) => (
              <li key={`${source.title} ${source.url ?? ""}`}>
                <SourceName source={source} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Disclosure>
  );
}
