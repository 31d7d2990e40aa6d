const REGIONAL_A = 0x1_f1_e6;

/**
 * Returns the path of the picture of a flag. Windows has no flags among its emoji.
 *
 * @example
 * flagPath("🇮🇹"); //=> "/flags/it.svg"
 */
export function flagPath(flag: string): string {
  const letters = [...flag].map((letter) => (letter.codePointAt(0) ?? REGIONAL_A) - REGIONAL_A + 10);
  return `/flags/${letters.map((letter) => letter.toString(36)).join("")}.svg`;
}

/** A flag as decoration: the name of the language is beside it. */
export const Flag = ({ flag, className }: { readonly flag: string; readonly className: string }) => (
  <img className={className} src={flagPath(flag)} width={20} height={14} alt="" loading="lazy" />
);
