import type { ReactNode } from "react";
import { outline } from "../../theme/outline.ts";
import { body, plate, water } from "../Drawing/Drawing.css.ts";
import * as styles from "./ClueDrawing.css.ts";

/** Returns the text to look for on a heater, highlighted like on rating plates. */
const frame = (x: number, y: number, width: number, says: string, height = 13) => (
  <>
    <rect x={x} y={y} width={width} height={height} rx="2.5" className={plate} />
    <text x={x + width / 2} y={y + height / 2} className={styles.frameText}>
      {says}
    </text>
  </>
);

/** Returns a large text printed on a label, the same in every language. */
const figure = (y: number, says: string) => (
  <text x="60" y={y} className={styles.figure}>
    {says}
  </text>
);

const word = (y: number, says: string) => (
  <text x="60" y={y} className={styles.word}>
    {says}
  </text>
);

/** The yellow label: a heading, the yearly cost, its scale, and the small print. */
const energyLabel = (
  <>
    <rect x="32" y="3" width="56" height="84" rx="3" className={body} />
    <path d="M32 17h56" />
    {word(10.5, "ENERGYGUIDE")}
    <path d="M40 52h40M40 49v6M80 49v6M58 47v10" opacity=".6" />
  </>
);

const smallPrint = <path d="M40 68h40M40 74h34M40 80h37" opacity=".6" />;

const yearlyCost = figure(35, "$330");

/** The lower end of a gas tank. */
const tankFoot = (
  <>
    <path d="M22 2v66a10 10 0 0 0 10 10h56a10 10 0 0 0 10-10V2" className={body} />
    <path d="M36 78v8M84 78v8" />
  </>
);

const flames = (
  <path
    d="M50 62c-3-4 1-6 1-11 4 4 6 8 3 11M60 62c-4-5 1-8 1-14 5 5 7 10 3 14M70 62c-3-4 1-6 1-11 4 4 6 8 3 11"
    className={water}
  />
);

/** A gas tank from a distance, with an open burner. */
const openTank = (
  <>
    <rect x="42" y="26" width="36" height="56" rx="8" className={body} />
    <path d="M47 82v5M73 82v5M52 64h16v14H52z" />
    <path d="M60 76c-4-3-1-5 0-9 2 4 4 6 0 9" className={water} />
  </>
);

/** A close-up of the jacket, with a label. */
const jacket = (
  <>
    <path d="M12 2v86h96V2" className={body} />
    <rect x="28" y="12" width="64" height="66" rx="3" />
  </>
);

/** Pipes above a heater. */
const pipes = <path d="M30 2v58M40 2v58M80 2v58M90 2v58M12 88V72q0-12 12-12h72q12 0 12 12v16" />;

const tag = (
  <>
    <path d="M40 14q14 0 20 10" />
    <path d="M42 30l18-9 18 9v42H42z" className={body} />
    <circle cx="60" cy="28" r="1.5" />
  </>
);

const drawings = {
  "energy-label-uef": (
    <>
      {energyLabel}
      {yearlyCost}
      {smallPrint}
      {frame(42, 61, 36, "UEF")}
    </>
  ),
  "energy-label-ef": (
    <>
      {energyLabel}
      {yearlyCost}
      {smallPrint}
      {frame(44, 61, 32, "EF")}
    </>
  ),
  "energy-label-none": (
    <>
      <rect x="32" y="3" width="56" height="84" rx="3" strokeDasharray="5 5" />
      <path d="M46 31l28 28M74 31L46 59" />
    </>
  ),
  "energy-label-price": (
    <>
      {energyLabel}
      {yearlyCost}
      <path d="M40 80h37" opacity=".6" />
      {frame(39, 62, 42, "¢ / kWh")}
    </>
  ),
  "energy-label-factor": (
    <>
      {energyLabel}
      {smallPrint}
      {frame(39, 24, 42, "EF 0.58", 17)}
    </>
  ),
  "gas-control": (
    <>
      <path d="M4 60h26M90 60h26M60 68v18" />
      <rect x="30" y="10" width="60" height="58" rx="7" className={body} />
      <circle cx="60" cy="30" r="13" />
      <path d="M60 30V21" className={water} />
      <path d="M46 36l-3 2M74 36l3 2M44 25l-3-1M76 25l3-1" />
      {frame(40, 50, 40, "0329")}
    </>
  ),
  "burner-closed": (
    <>
      {tankFoot}
      <rect x="38" y="36" width="44" height="34" rx="2" />
      <path d="M42 40h.1M78 40h.1M42 66h.1M78 66h.1" strokeWidth="3" />
      <circle cx="60" cy="53" r="9" />
      <path d="M60 58c-5-3-1-5 0-10 2 5 5 7 0 10" className={water} />
      {frame(43, 12, 34, "FVIR")}
    </>
  ),
  "burner-open": (
    <>
      {tankFoot}
      <path d="M40 40h40v26H40z" />
      {flames}
      <path d="M4 86l8-28h18l-8 28z" className={body} />
    </>
  ),
  "burner-open-chimney": (
    <>
      <path d="M56 2v7M64 2v7M48 18l8-9h8l8 9zM51 18v8M69 18v8" />
      {openTank}
    </>
  ),
  "burner-open-other": (
    <>
      <path d="M55 26V12q0-4 4-4h45M65 26v-8h39" />
      {openTank}
    </>
  ),
  "standard-year": (
    <>
      {jacket}
      <path d="M36 22h48M36 30h38M36 66h44" opacity=".6" />
      {word(42, "ANSI Z21.10.1-")}
      {frame(43, 48, 34, "2014")}
    </>
  ),
  "mark-ahri": (
    <>
      <rect x="22" y="22" width="76" height="46" rx="4" className={body} />
      {figure(39, "AHRI")}
      {word(56, "CERTIFIED")}
    </>
  ),
  "mark-energy-star": (
    <>
      <rect x="26" y="6" width="68" height="78" rx="4" className={body} />
      <path d="M60 14l6 17h18l-14 11 5 18-15-11-15 11 5-18-14-11h18z" />
      {word(74, "ENERGY STAR")}
    </>
  ),
  "mark-ul-gas-fired": (
    <>
      {word(14, "GAS-FIRED")}
      <circle cx="60" cy="54" r="30" className={body} />
      {figure(55, "UL")}
    </>
  ),
  "tank-size": (
    <>
      {jacket}
      <path d="M36 22h48M36 30h38M36 58h44M36 66h36" opacity=".6" />
      {frame(39, 37, 42, "50 GAL")}
    </>
  ),
  "printed-date": (
    <>
      {jacket}
      <path d="M60 17l10 16H50zM60 23v5M60 30.5v.1M36 42h48M36 50h40" opacity=".6" />
      {frame(32, 60, 56, "Rev. 03/08")}
    </>
  ),
  "inspection-tag": (
    <>
      {pipes}
      {tag}
      <path d="M54 42l4 4 8-9" />
      {frame(45, 53, 30, "2006")}
    </>
  ),
  "installation-sticker": (
    <>
      <path d="M12 2v86h96V2" className={body} />
      <rect x="28" y="22" width="64" height="46" rx="3" />
      <path d="M36 33c4-6 6 6 10 0s6 6 10 0 6 6 10 0" />
      {frame(36, 46, 48, "5/12/2009")}
    </>
  ),
  "pipe-tag": (
    <>
      {pipes}
      <path d="M26 24h18v22H26z" className={body} />
      {frame(19, 28, 32, "2011")}
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type Clue = keyof typeof drawings;

/**
 * Renders where a heater shows its age. It is decoration: the words next to it have the meaning.
 *
 * @example
 * <ClueDrawing clue="gas-control" />
 */
export function ClueDrawing({ clue }: { readonly clue: Clue }) {
  return (
    <svg {...outline} viewBox="0 0 120 90" className={styles.drawing}>
      {drawings[clue]}
    </svg>
  );
}
