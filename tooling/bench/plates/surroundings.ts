import { barcode } from "./barcodes.ts";
import { numberFonts, someFont } from "./fonts.ts";
import { chance, digits, pickOne, type Random, whole } from "./random.ts";

const energyGuide = (model: string, random: Random): string => `<div class="sticker energy">
  <small>U.S. Government &nbsp; Federal law prohibits removal of this label before consumer purchase.</small>
  <h2>ENERGYGUIDE</h2><small>Water Heater<br>Tank Size (Storage Capacity): ${whole(random, 30, 75)} gallons<br>
  Model ${model}</small><h1>$${whole(random, 190, 560)}</h1><small>Estimated Yearly Energy Cost. Cost range of similar
  models $${whole(random, 150, 189)} to $${whole(random, 561, 700)}. First hour rating ${whole(random, 40, 90)} gallons.
  ${whole(random, 180, 260)} therms. ftc.gov/energy</small></div>`;

const danger = (random: Random): string => `<div class="sticker danger">
  <h2>${pickOne(random, ["⚠ DANGER", "⚠ WARNING", "⚠ CAUTION"])}</h2>
  <b>${pickOne(random, ["FLAMMABLE VAPORS", "WATER TEMPERATURE OVER 125°F CAN CAUSE SEVERE BURNS", "DISCONNECT POWER BEFORE SERVICING"])}</b>
  <p>Read and understand the instruction manual and the safety messages before installing, operating or servicing this
  water heater. Failure to follow instructions could result in death or serious injury.</p>
  <small>P/N ${digits(random, 6)}-00${digits(random, 1)}</small></div>`;

const lighting = (): string => `<div class="sticker"><b>LIGHTING INSTRUCTIONS</b>
  <p>1. STOP! Read the safety information. 2. Turn the knob to OFF. 3. Wait ten minutes to clear out any gas. 4. Turn the
  knob to PILOT. 5. Press the knob and the red igniter button repeatedly. 6. Turn the knob to the desired setting.
  TO TURN OFF GAS: Turn off all electric power. Turn the knob to OFF.</p></div>`;

/** Parts of a heater with their own numbers. The names are invented. */
const parts = [
  ["NORTHVALE CONTROLS", "GAS CONTROL VALVE", "WV8840B1110"],
  ["Tidewater Tanks", "THERMAL EXPANSION TANK", "TX-5-DW"],
  ["KESTREL", "MIXING VALVE ASSEMBLY", "MX135-LF"],
  ["Harrow & Pine", "T&P RELIEF VALVE", "HP-100XL"],
  ["NORTHVALE CONTROLS", "ELECTRONIC THERMOSTAT", "TH4110-24"],
] as const;

/** Returns a part maker's number. Some have the shape of a heater's serial number. */
const partSerial = (random: Random): string => {
  const week = `${whole(random, 10, 25)}${String(whole(random, 1, 52)).padStart(2, "0")}`;
  return pickOne(random, [
    `${week}${digits(random, 6)}`,
    `${week}-${digits(random, 5)}`,
    `${pickOne(random, ["A", "C", "K"])}${week}${digits(random, 5)}`,
    digits(random, 8),
  ]);
};

async function partLabel(random: Random): Promise<string> {
  const [name, kind, model] = pickOne(random, parts);
  const serial = partSerial(random);
  const code = chance(random, 0.6) ? await barcode("Code128", serial, { bar: 1.4, height: 36 }) : "";
  return `<div class="sticker part" style="font-family:'${someFont(random, numberFonts)}'"><b>${name}</b> ${kind}<br>
  <span>MODEL ${model}</span><br><span>${pickOne(random, ["SERIAL NO.", "S/N", "SER."])} ${serial}</span><br>${code}
  <small>MAX. 150 PSI · 210°F · ANSI Z21.22 · CSA ${digits(random, 6)}</small></div>`;
}

async function shippingLabel(random: Random): Promise<string> {
  const pallet = `00${digits(random, 18)}`;
  return `<div class="sticker"><b>THIS SIDE UP ↑</b><br>${await barcode("Code128", pallet, { bar: 1.4, height: 56 })}<br>
  <span>(00) ${pallet.slice(2)}</span><br><small>ORDER ${digits(random, 8)} · DOCK ${whole(random, 1, 40)}</small></div>`;
}

/** Returns stickers around the label of a heater as HTML, in no particular order. */
export async function stickers(
  model: string,
  hasSecondLabel: boolean,
  random: Random,
): Promise<readonly string[]> {
  const some = [
    energyGuide(model, random),
    danger(random),
    danger(random),
    lighting(),
    await shippingLabel(random),
  ].filter(() => chance(random, 0.7));
  const all = hasSecondLabel ? [...some, await partLabel(random)] : some;
  return all
    .map((html) => ({ html, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ html }) => html);
}

/** How stickers look. */
export const stickerStyle = `
  .sticker{background:#fafaf5;color:#111;padding:12px 16px;width:340px;font:15px/1.3 inter;margin:16px}
  .sticker p{font-size:12px;margin:6px 0}.sticker h2{font:30px/1.1 anton;margin:4px 0}.sticker h1{font:64px/1 anton;margin:6px 0}
  .energy{background:#ffe500}.danger{background:#fff;border:4px solid #c00}.danger h2{background:#c00;color:#fff;padding:2px 10px}
  .part{background:#e4e6e7;width:330px}.part span{font-size:20px;white-space:nowrap}`;
