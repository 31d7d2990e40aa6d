import type { Source } from "@heater-age/decoder";
import { SourceName } from "../../../shared/statement/SourceName.tsx";
import * as styles from "./proof.css.ts";

/** Renders sources as a list. */
export function Sources({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <ul className={styles.list}>
      {sources.map((source) => (
        <li key={`${source.title} ${source.url ?? ""}`}>
          <SourceName source={source} />
        </li>
      ))}
    </ul>
  );
}
