import { type Brand, decode, type Format } from "@heater-age/decoder";
import * as fc from "fast-check";
import { pickOne, type Random } from "./random.ts";

/** An invented serial number, and its date by the brand's rules. */
export interface MadeUpSerial {
  readonly serial: string;
  /** ISO 8601. */
  readonly date: string;
}

const earliest = 1988;
const mostTries = 2000;

/**
 * Returns a serial number by a brand's rules: in one of its formats, from a year when labels looked like this.
 *
 * @throws Error when no format of the brand gives one.
 */
export function drawSerial(brand: Brand, random: Random, today: string): MadeUpSerial {
  const [first, ...more] = brand.formats.filter(
    ({ undated, confidence }) => undated !== true && confidence !== "low",
  );
  if (first === undefined) throw new Error(`${brand.label} has no format that is certain enough.`);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const format = pickOne(random, [first, ...more]);
    const serial = fill(format, random);
    if (!format.shape.test(serial.replaceAll(/[.-]/gu, ""))) continue;
    const decoding = decode(brand, serial, { today });
    if (decoding.status === "unreadable") continue;
    const [{ date, year, format: read, reasons }] = decoding.candidates;
    const isExact = reasons.every(({ code }) => !code.startsWith("near-miss"));
    if (read === format.id && isExact && year >= earliest) return { serial, date };
  }
  throw new Error(`No serial number of ${brand.label} was found.`);
}

/** Returns a text for each group of a format, with the separators that its maker prints. */
function fill({ shape, printed }: Format, random: Random): string {
  const seed = Math.floor(random() * 2 ** 31);
  const parts = [...shape.source.matchAll(/\(\?<\w+>(?<body>[^()]+)\)(?<optional>\??)/gu)].map(
    ({ groups }, index) => {
      const body = new RegExp(`^(?:${groups?.["body"]})$`, "u");
      const [text = ""] = fc.sample(fc.stringMatching(body), { numRuns: 1, seed: seed + index });
      return groups?.["optional"] === "?" && random() < 0.5 ? "" : text;
    },
  );
  const [year = "", month = "", ...rest] = parts;
  const withSigns = `${year}.${month}-${rest.join("")}`;
  return printed?.test(withSigns) === true ? withSigns : parts.join("");
}
