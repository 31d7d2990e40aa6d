import { Icon } from "@heater-age/ui/Icon";
import { screenOnly } from "@heater-age/ui/theme";
import * as styles from "./Neighbors.css.ts";
import { words } from "./words.ts";

/** A page next to another one. */
export interface Neighbor {
  readonly path: string;
  readonly name: string;
}

/** Props of the links. */
export interface NeighborsProps {
  readonly previous?: Neighbor | undefined;
  readonly next?: Neighbor | undefined;
}

/** Renders links to the previous and next page. Not printed. */
export function Neighbors({ previous, next }: NeighborsProps) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className={`${styles.neighbors} ${screenOnly}`} aria-label={words.neighbors}>
      {previous === undefined ? null : (
        <a className={styles.previous} href={previous.path} rel="prev">
          <span className={styles.hint}>
            <Icon name="chevron" className={styles.back} /> {words.previous}
          </span>{" "}
          <span className={styles.name}>{previous.name}</span>
        </a>
      )}
      {next === undefined ? null : (
        <a className={styles.next} href={next.path} rel="next">
          <span className={styles.hint}>
            {words.next} <Icon name="chevron" className={styles.forth} />
          </span>{" "}
          <span className={styles.name}>{next.name}</span>
        </a>
      )}
    </nav>
  );
}
