import { Icon } from "@heater-age/ui/Icon";
import { screenOnly } from "@heater-age/ui/theme";
import * as styles from "./Neighbours.css.ts";
import { words } from "./words.ts";

/** A page next to another one. */
export interface Neighbour {
  readonly path: string;
  readonly name: string;
}

/** Props of the links. */
export interface NeighboursProps {
  readonly previous?: Neighbour | undefined;
  readonly next?: Neighbour | undefined;
}

/** Renders links to the previous and next page. Not printed. */
export function Neighbours({ previous, next }: NeighboursProps) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className={`${styles.neighbours} ${screenOnly}`} aria-label={words.neighbours}>
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
