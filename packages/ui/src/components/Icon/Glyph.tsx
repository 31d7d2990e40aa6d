import * as styles from "./Icon.css.ts";

/** Props of the glyph. */
export interface GlyphProps {
  /** Path of the line, on a square of 16. */
  readonly path: string;
  readonly className?: string | undefined;
}

/** Renders a single line in the color and size of the text next to it. Decoration. */
export function Glyph({ path, className }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      className={[styles.icon, className].filter(Boolean).join(" ")}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
