const REGIONAL_A = 0x1_f1_e6;

/**
 * Returns the path of a flag's picture. Windows has no flag emoji.
 *
 * @example
 * flagPath("🇮🇹"); //=> "/flags/it.svg"
 */
export function flagPath(flag: string): string {
  const letters = [...flag].map((letter) => (letter.codePointAt(0) ?? REGIONAL_A) - REGIONAL_A + 10);
  return `/flags/${letters.map((letter) => letter.toString(36)).join("")}.svg`;
}

/** Renders a flag as decoration, because the name of the language is next to it. */
export const Flag = ({ flag, className }: { readonly flag: string; readonly className: string }) => (
  <img className={className} src={flagPath(flag)} width={20} height={14} alt="" loading="lazy" />
);
