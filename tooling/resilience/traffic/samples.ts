import { age, brands, type BrandSlug, decode, normaliseSerial } from "@heater-age/decoder";
import { unlessModel } from "@heater-age/decoder/models";

/** A serial number used in only one request. */
export interface Sample {
  readonly brand: BrandSlug;
  readonly serial: string;
}

/** The decoder's result for a sample on a day. */
export interface Truth {
  /** Each candidate's date. */
  readonly dates: readonly string[];
  readonly years: number;
  readonly months: number;
}

interface Pattern {
  readonly brand: BrandSlug;
  /** All but the last five digits. */
  readonly head: string;
}

const today = "2026-11-22";
const tail = 5;

/** Returns the decoder's result, if it has a date. */
export function truthOf({ brand, serial }: Sample, day: string): Truth | undefined {
  const decoding = unlessModel(decode(brands[brand], serial, { today: day }), serial);
  if (decoding.status === "unreadable") return undefined;
  const [first] = decoding.candidates;
  const { years, months } = age(first.date, day);
  return { dates: decoding.candidates.map(({ date }) => date), years, months };
}

const numbered = (head: string, number: number): string => head + String(number).padStart(tail, "0");

async function patternsOf(brand: BrandSlug): Promise<readonly Pattern[]> {
  const { cases } = (await import(`@heater-age/decoder/brands/${brand}.cases`)) as {
    cases: readonly { readonly serial: string }[];
  };
  const serials = cases
    .map(({ serial }) => normaliseSerial(serial))
    .filter((serial) => /\d{5}$/u.test(serial));
  return [...new Set(serials.map((serial) => serial.slice(0, -tail)))]
    .map((head) => ({ brand, head }))
    .filter(({ head }) =>
      [10_000, 34_567, 99_999].every((number) => truthOf({ brand, serial: numbered(head, number) }, today)),
    );
}

/**
 * Returns a function that makes a new serial number on each call, modeled on all brands' cases. So each database row
 * belongs to one request.
 */
export async function makeSamples(): Promise<() => Sample> {
  const slugs = Object.keys(brands) as BrandSlug[];
  const patterns = (await Promise.all(slugs.map(patternsOf))).flat();
  let made = 0;
  return () => {
    for (;;) {
      const pattern = patterns[made % patterns.length];
      const number = 10_000 + (Math.floor(made / patterns.length) % 90_000);
      made += 1;
      if (pattern === undefined) throw new Error("No brand has a case that ends in five digits");
      const sample = { brand: pattern.brand, serial: numbered(pattern.head, number) };
      if (truthOf(sample, today) !== undefined) return sample;
    }
  };
}
