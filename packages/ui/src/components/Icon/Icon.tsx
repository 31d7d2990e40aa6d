import { Glyph } from "./Glyph.tsx";

/** Paths of the icons at the start of every page. Each of them is part of the first download. */
export const iconPaths = {
  check: "M3 8.5 6.5 12 13 4.5",
  chevron: "M3.5 6 8 10.5 12.5 6",
  scan: "M1.8 5V3.3A1.5 1.5 0 0 1 3.3 1.8H5M11 1.8h1.7a1.5 1.5 0 0 1 1.5 1.5V5M14.2 11v1.7a1.5 1.5 0 0 1-1.5 1.5H11M5 14.2H3.3a1.5 1.5 0 0 1-1.5-1.5V11M5 5.5v5M8 5.5v5M11 5.5v5",
  bookmark: "M4 1.9h8v12.2l-4-3-4 3z",
  alert: "M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8ZM8 4.8v3.8M8 11.1v.1",
} as const;

/** Icons that go with a word on every page. */
export type IconName = keyof typeof iconPaths;

/** Props of the icon. */
export interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/**
 * Renders a small icon in the color and size of the text next to it. It is decoration: the word has the meaning.
 *
 * @example
 * <Icon name="check" />
 */
export function Icon({ name, className }: IconProps) {
  return <Glyph path={iconPaths[name]} className={className} />;
}
