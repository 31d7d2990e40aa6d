import * as styles from "./Icon.css.ts";

/** What a glyph takes. */
export interface GlyphProps {
  /** Line to draw, on a square of 16. */
  readonly path: string;
  readonly className?: string | undefined;
}

/** One line drawn in the colour and size of the text beside it. Decoration. */
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
