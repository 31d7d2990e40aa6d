import type { Source } from "@heater-age/decoder";
import { SourceName } from "../../shared/result/SourceName.tsx";
import * as styles from "./brand.css.ts";

/** Renders a list of sources. */
export function Sources({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <ul className={styles.sources} role="list">
      {sources.map((source) => (
        <li key={`${source.title} ${source.url ?? ""}`}>
          <SourceName source={source} />
        </li>
      ))}
    </ul>
  );
}
