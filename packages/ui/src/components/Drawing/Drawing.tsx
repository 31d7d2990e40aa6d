import { outline } from "../../theme/outline.ts";
import * as styles from "./Drawing.css.ts";

interface PlateBox extends Readonly<Record<"x" | "y", number>> {
  readonly width?: number;
  readonly height?: number;
}

/** Returns the rating plate with its lines of print. */
function ratingPlate({ x, y, width = 26, height = 18 }: PlateBox): string {
  const lines = Array.from({ length: Math.floor((height - 4) / 4.5) }, (_, index) => y + 5 + index * 4.5);
  const print = lines.map((line, index) => `M${x + 4.5} ${line}h${width - 9 - (index % 2) * 6}`).join("");
  return `
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2.5" class="${styles.plate}"/>
    <path d="${print}" class="${styles.print}" stroke-width="1.6"/>`;
}

// Markup, because a result has five of them, and React needs longer for elements than for one text.
const drawings = {
  gas: `
    <path d="M44 20V6M76 20V6"/>
    <rect x="28" y="20" width="64" height="108" rx="15" class="${styles.body}"/>
    <path d="M28 40h64M28 110h64" opacity=".35"/>
    <path d="M40 128v8M80 128v8"/>
    <rect x="52" y="94" width="16" height="11" rx="2.5"/>
    <path d="M68 99h12v29"/>
    <path d="M57 118c2-3 3-3.600 3-6 2.600 2 4 4 4 6.500a4 4 0 0 1-8 0" class="${styles.water}"/>`,
  electric: `
    <path d="M44 20V6M76 20V6"/>
    <rect x="28" y="20" width="64" height="108" rx="15" class="${styles.body}"/>
    <path d="M40 128v8M80 128v8"/>
    <rect x="50" y="60" width="20" height="22" rx="3"/>
    <rect x="50" y="96" width="20" height="22" rx="3"/>
    <path d="M61 65l-3 6h5l-3 6M61 101l-3 6h5l-3 6" class="${styles.water}"/>`,
  heatPump: `
    <path d="M40 58V50M80 58V50" opacity=".35"/>
    <rect x="28" y="10" width="64" height="40" rx="8" class="${styles.body}"/>
    <path d="M38 22h20M38 30h20M38 38h20"/>
    <circle cx="75" cy="30" r="10"/>
    <path d="M75 30c0-4 2-6 5-6M75 30c4 0 6 2 6 5M75 30c0 4-2 6-5 6M75 30c-4 0-6-2-6-5" class="${styles.water}"/>
    <path d="M28 54h64v60a14 14 0 0 1-14 14H42a14 14 0 0 1-14-14z" class="${styles.body}"/>
    <path d="M40 128v8M80 128v8M92 66h10M92 116h10"/>`,
  tankless: `
    <path d="M52 22V8h16v14"/>
    <rect x="26" y="22" width="68" height="92" rx="8" class="${styles.body}"/>
    <path d="M26 96h68" opacity=".35"/>
    <rect x="38" y="34" width="22" height="12" rx="2.500"/>
    <path d="M44 40h10" class="${styles.water}"/>
    <path d="M42 114v20M60 114v14M78 114v20"/>`,
  tanklessElectric: `
    <rect x="26" y="22" width="68" height="92" rx="8" class="${styles.body}"/>
    <path d="M26 96h68" opacity=".35"/>
    <path d="M50 40l-6 13h11l-6 13" class="${styles.water}"/>
    <path d="M42 114v20M78 114v20"/>`,
} as const satisfies Record<string, string>;

export type HeaterKind = keyof typeof drawings;

const usual: Readonly<Record<HeaterKind, PlateBox>> = {
  gas: { x: 46, y: 56 },
  electric: { x: 40, y: 31, width: 40, height: 18 },
  heatPump: { x: 35, y: 64 },
  tankless: { x: 70, y: 40, width: 18, height: 30 },
  tanklessElectric: { x: 70, y: 40, width: 18, height: 30 },
};

const elsewhere = {
  /** On the side of a tank, near the bottom. */
  low: { x: 73, y: 104, width: 16, height: 20 },
  /** Next to the lower access panel of an electric tank. */
  beside: { x: 31, y: 97, width: 17, height: 20 },
} as const satisfies Record<string, PlateBox>;

export interface DrawingProps {
  readonly kind: HeaterKind;
  /** Where the plate is. @default where most heaters of the kind have it */
  readonly plate?: keyof typeof elsewhere;
}

/**
 * Renders a heater with its rating plate highlighted. It is decoration: the words next to it say where the plate is.
 *
 * @example
 * <Drawing kind="gas" />
 */
export function Drawing({ kind, plate }: DrawingProps) {
  const box = plate === undefined ? usual[kind] : elsewhere[plate];
  return (
    <svg
      {...outline}
      viewBox="0 0 120 140"
      className={styles.drawing}
      // oxlint-disable-next-line react/no-danger -- constant markup
      dangerouslySetInnerHTML={{ __html: drawings[kind] + ratingPlate(box) }}
    />
  );
}
