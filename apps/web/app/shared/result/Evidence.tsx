import { Disclosure } from "@heater-age/ui/Disclosure";
import * as layout from "@heater-age/ui/layout";
import { FormattedMessage } from "react-intl";
import { findEvidence } from "./statements-in.ts";
import { SourceList } from "./SourceName.tsx";
import * as styles from "./card.css.ts";

/**
 * Renders the basis of a section, behind one link: assumptions and sources, each once. Renders nothing if there are
 * none.
 */
export function Evidence({ of }: { readonly of: unknown }) {
  const { assumptions, sources } = findEvidence(of);
  if (assumptions.length + sources.length === 0) return null;
  return (
    <Disclosure summary={<FormattedMessage id="advice.evidence" />}>
      <div className={`${layout.column.tiny} ${layout.quiet}`}>
        {assumptions.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {sources.length === 0 ? null : <SourceList className={styles.plainList} sources={sources} />}
      </div>
    </Disclosure>
  );
}
