import { outline } from "../../theme/outline.ts";
import * as styles from "./Picture.css.ts";

const pictures = {
  drop: "M20 6c6 8 10 12 10 18a10 10 0 0 1-20 0c0-6 4-10 10-18z",
  valve: "M20 13a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM20 4v9M20 27v9M4 20h9M27 20h9",
  quotes: "M9 7h22v27l-4-3-4 3-3-3-3 3-4-3-4 3zM14 15h12M14 21h12",
  prices: "M21 6h12v12L19 33 6 20zM27 12v.2",
  flush: "M8 10h14a8 8 0 0 1 8 8v4M14 10V6M8 6v8M30 27v.2M30 32v.2",
  rod: "M14 7h12M20 7v6M17 13h6v20h-6zM17 19h6M17 25h6",
  relief: "M20 34V18M13 18h14v-6H13zM20 12V6h9M10 24l-3 2M30 24l3 2",
  shield: "M20 5l12 4v10c0 8-5 12-12 15-7-3-12-7-12-15V9zM14 20l4 4 8-9",
  filter: "M7 9h26v22H7zM15.5 9v22M24.500 9v22M7 20h26",
  drain: "M20 5v14M14 13l6 6 6-6M8 26c4-3 8-3 12 0s8 3 12 0M8 33c4-3 8-3 12 0s8 3 12 0",
  scale: "M8 8h24M12 8v8a8 8 0 0 0 16 0V8M20 24v4M16 33h8",
  wrench: "M25 6a8 8 0 0 0-7 11L7 28a3.500 3.500 0 0 0 5 5l11-11a8 8 0 0 0 10-10l-5 5-5-1-1-5z",
  recall: "M20 6 36 33H4zM20 16v8M20 28v.3",
} as const;

export type PictureName = keyof typeof pictures;

/**
 * Renders a picture that goes with a sentence, larger than an icon. It is decoration: the words have the meaning.
 *
 * @example
 * <Picture name="valve" />
 */
export function Picture({ name }: { readonly name: PictureName }) {
  return (
    <svg {...outline} viewBox="0 0 40 40" className={styles.picture} strokeWidth="2.2">
      <path d={pictures[name]} />
    </svg>
  );
}
