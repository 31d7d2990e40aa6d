import { barcode } from "./barcodes.ts";
import { logoFonts, numberFonts, roughFonts, someFont, textFonts } from "./fonts.ts";
import type { Conditions } from "./levels.ts";
import { between, chance, digits, pickOne, type Random, whole } from "./random.ts";
import { certificates, dateLine, ratings, warnings } from "./rating-text.ts";

/** The true data of an invented heater. */
export interface MadeUpHeater {
  /** The logo, as text. */
  readonly name: string;
  readonly model: string;
  readonly serial: string;
  /** ISO 8601. */
  readonly date: string;
}

const grounds = [
  "background:#fbfbf8;color:#111",
  "background:linear-gradient(100deg,#d8dadb,#f4f4f4 40%,#c4c7c9);color:#141414",
  "background:linear-gradient(100deg,#8d9194,#b9bcbe 45%,#86898c);color:#111",
  "background:#22262b;color:#f1f1ee",
  "background:#f3e9a8;color:#1b1a12",
] as const;

const captions = [
  ["MODEL NO.", "SERIAL NO."],
  ["MODEL NUMBER", "SERIAL NUMBER"],
  ["Model", "Serial"],
  ["MOD. NO. / NO. DE MODELE", "SERIAL NO. / NO. DE SERIE"],
  ["M/N:", "S/N:"],
] as const;

/** The position of a caption's number. */
const arrangements = ["beside", "below", "cell"] as const;

/**
 * Returns the rating label of a heater as HTML: `#label`.
 *
 * @returns `printedDate` when the label has one.
 */
export async function ratingLabel(
  heater: MadeUpHeater,
  conditions: Conditions,
  random: Random,
): Promise<{ readonly html: string; readonly css: string; readonly printedDate: string | undefined }> {
  const { model, serial, name, date } = heater;
  const [modelCaption, serialCaption] = pickOne(random, captions);
  const arrangement = pickOne(random, arrangements);
  const field = (caption: string, value: string) =>
    `<div class="field ${arrangement}"><span>${caption}</span><b>${value}</b></div>`;
  const codeFormat = pickOne(random, ["Code128", "Code39", "DataMatrix", "QRCode"]);
  const isSquare = codeFormat === "DataMatrix" || codeFormat === "QRCode";
  const bar = between(random, 1.4, 2);
  const serialText = codeFormat === "QRCode" ? `${model};${serial}` : serial;
  const serialSize = isSquare ? { bar: 4 } : { bar, height: 44 };
  const serialCode = chance(random, 0.7) ? await barcode(codeFormat, serialText, serialSize) : "";
  const modelCode = chance(random, 0.4) ? await barcode("Code128", model, { bar, height: 40 }) : "";
  const storeCode = chance(random, 0.35)
    ? await barcode("UPCA", `0${digits(random, 10)}`, { bar: 1.6, height: 60 })
    : "";
  const dated = chance(random, 0.35) ? dateLine(date, random) : undefined;
  const fields = [
    field(modelCaption, model) + modelCode,
    field(serialCaption, serial) + serialCode,
    ...(chance(random, 0.4) ? [field("ITEM ID", digits(random, 9))] : []),
    ...(chance(random, 0.3) ? [field("PRODUCT NO.", `${digits(random, 6)}-${digits(random, 3)}`)] : []),
  ];
  if (chance(random, 0.4)) fields.reverse();
  const rows = ratings(random).map(([what, value]) => `<tr><td>${what}</td><td>${value}</td></tr>`);
  const html = `<div id="label">
    <div class="head"><div class="logo">${name}</div><div class="kind">AUTOMATIC STORAGE WATER HEATER<br>
    ${dated === undefined ? "" : `<b>${dated.text}</b>`}</div></div>
    <div class="fields">${fields.join("")}</div>
    <div class="foot"><table>${rows.join("")}</table><div><p>${certificates(random)}</p>${storeCode}</div></div>
    <p>${warnings(random)}</p></div>`;
  return { html, css: writeStyle(conditions, random), printedDate: dated?.text };
}

function writeStyle({ ink, isRough }: Conditions, random: Random): string {
  const number = someFont(random, isRough ? roughFonts : numberFonts);
  const size = whole(random, 24, 36);
  return `
  #label{width:760px;padding:20px 26px;${pickOne(random, grounds)};font:14px/1.25 "${someFont(random, textFonts)}"}
  #label .head{display:flex;justify-content:space-between;align-items:start;gap:20px}
  #label .logo{font:${whole(random, 38, 58)}px/1.1 "${someFont(random, logoFonts)}"}
  #label .kind{text-align:right;font-size:13px}
  #label .field{margin:5px 0}
  #label .field span{font-size:14px;margin-right:12px}
  #label .field b{font:${size}px/1.15 "${number}";letter-spacing:${between(random, 0, 0.05)}em;opacity:${ink};white-space:nowrap}
  #label .field.below span,#label .field.below b,#label .field.cell span,#label .field.cell b{display:block}
  #label .field.cell{border:1px solid;padding:2px 8px}
  #label .foot{display:flex;gap:18px;align-items:start;margin-top:8px}
  #label table{border-collapse:collapse;font-size:13px}#label td{border:1px solid;padding:1px 7px;white-space:nowrap}
  #label p{font-size:10.5px;margin:6px 0 0}`;
}
