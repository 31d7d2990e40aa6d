import type { ReactNode } from "react";
import { outline } from "../../theme/outline.ts";
import { body, plate, water } from "../Drawing/Drawing.css.ts";
import * as styles from "./ClueDrawing.css.ts";

/** Renders the text to look for on a heater, highlighted like on rating plates. */
function Found({
  x,
  y,
  width,
  height = 13,
  says,
}: Readonly<Record<"x" | "y" | "width", number>> & {
  readonly height?: number;
  readonly says: string;
}) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="2.5" className={plate} />
      <text x={x + width / 2} y={y + height / 2} className={styles.found}>
        {says}
      </text>
    </>
  );
}

/** Renders text printed on a label, the same in every language. */
function Printed({
  y,
  size,
  says,
}: {
  readonly y: number;
  readonly size: "figure" | "word";
  readonly says: string;
}) {
  return (
    <text x="60" y={y} className={size === "word" ? styles.word : styles.figure}>
      {says}
    </text>
  );
}

/** The yellow label: a heading, the yearly cost, its scale, and the small print. */
const energyLabel = (
  <>
    <rect x="32" y="3" width="56" height="84" rx="3" className={body} />
    <path d="M32 17h56" />
    <Printed y={10.5} size="word" says="ENERGYGUIDE" />
    <path d="M40 52h40M40 49v6M80 49v6M58 47v10" opacity=".6" />
  </>
);

const smallPrint = <path d="M40 68h40M40 74h34M40 80h37" opacity=".6" />;

const yearlyCost = <Printed y={35} size="figure" says="$330" />;

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
      <Found x={42} y={61} width={36} says="UEF" />
    </>
  ),
  "energy-label-ef": (
    <>
      {energyLabel}
      {yearlyCost}
      {smallPrint}
      <Found x={44} y={61} width={32} says="EF" />
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
      <Found x={39} y={62} width={42} says="¢ / kWh" />
    </>
  ),
  "energy-label-factor": (
    <>
      {energyLabel}
      {smallPrint}
      <Found x={39} y={24} width={42} height={17} says="EF 0.58" />
    </>
  ),
  "gas-control": (
    <>
      <path d="M4 60h26M90 60h26M60 68v18" />
      <rect x="30" y="10" width="60" height="58" rx="7" className={body} />
      <circle cx="60" cy="30" r="13" />
      <path d="M60 30V21" className={water} />
      <path d="M46 36l-3 2M74 36l3 2M44 25l-3-1M76 25l3-1" />
      <Found x={40} y={50} width={40} says="0329" />
    </>
  ),
  "burner-closed": (
    <>
      {tankFoot}
      <rect x="38" y="36" width="44" height="34" rx="2" />
      <path d="M42 40h.1M78 40h.1M42 66h.1M78 66h.1" strokeWidth="3" />
      <circle cx="60" cy="53" r="9" />
      <path d="M60 58c-5-3-1-5 0-10 2 5 5 7 0 10" className={water} />
      <Found x={43} y={12} width={34} says="FVIR" />
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
      <Printed y={42} size="word" says="ANSI Z21.10.1-" />
      <Found x={43} y={48} width={34} says="2014" />
    </>
  ),
  "mark-ahri": (
    <>
      <rect x="22" y="22" width="76" height="46" rx="4" className={body} />
      <Printed y={39} size="figure" says="AHRI" />
      <Printed y={56} size="word" says="CERTIFIED" />
    </>
  ),
  "mark-energy-star": (
    <>
      <rect x="26" y="6" width="68" height="78" rx="4" className={body} />
      <path d="M60 14l6 17h18l-14 11 5 18-15-11-15 11 5-18-14-11h18z" />
      <Printed y={74} size="word" says="ENERGY STAR" />
    </>
  ),
  "mark-ul-gas-fired": (
    <>
      <Printed y={14} size="word" says="GAS-FIRED" />
      <circle cx="60" cy="54" r="30" className={body} />
      <Printed y={55} size="figure" says="UL" />
    </>
  ),
  "tank-size": (
    <>
      {jacket}
      <path d="M36 22h48M36 30h38M36 58h44M36 66h36" opacity=".6" />
      <Found x={39} y={37} width={42} says="50 GAL" />
    </>
  ),
  "printed-date": (
    <>
      {jacket}
      <path d="M60 17l10 16H50zM60 23v5M60 30.5v.1M36 42h48M36 50h40" opacity=".6" />
      <Found x={32} y={60} width={56} says="Rev. 03/08" />
    </>
  ),
  "inspection-tag": (
    <>
      {pipes}
      {tag}
      <path d="M54 42l4 4 8-9" />
      <Found x={45} y={53} width={30} says="2006" />
    </>
  ),
  "installation-sticker": (
    <>
      <path d="M12 2v86h96V2" className={body} />
      <rect x="28" y="22" width="64" height="46" rx="3" />
      <path d="M36 33c4-6 6 6 10 0s6 6 10 0 6 6 10 0" />
      <Found x={36} y={46} width={48} says="5/12/2009" />
    </>
  ),
  "pipe-tag": (
    <>
      {pipes}
      <path d="M26 24h18v22H26z" className={body} />
      <Found x={19} y={28} width={32} says="2011" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

/** Clues that have a drawing. */
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
