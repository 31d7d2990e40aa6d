import * as styles from "./Mark.css.ts";

/**
 * Renders the logo: a tank with its plate and a drop of water.
 *
 * @example
 * <Mark height={29} />
 */
export function Mark({ height }: { readonly height: number }) {
  return (
    <svg viewBox="0 0 28 32" width={(height * 28) / 32} height={height} fill="none" aria-hidden="true">
      <path
        d="M11 4h6a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-6a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6ZM10 4V1M18 4V1M9 28v3M19 28v3"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <rect x="9.5" y="10" width="9" height="6" rx="1.2" className={styles.plate} />
      <path
        d="M14 19.2c1.7 1.8 2.4 2.8 2.4 3.9a2.4 2.4 0 1 1-4.8 0c0-1.1.7-2.1 2.4-3.9Z"
        className={styles.drop}
      />
    </svg>
  );
}
