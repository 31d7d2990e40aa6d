import { age, brands, type BrandSlug, decode, normaliseSerial } from "@heater-age/decoder";
import { unlessModel } from "@heater-age/decoder/models";

/** A serial number that nobody has asked for before. */
export interface Sample {
  readonly brand: BrandSlug;
  readonly serial: string;
}

/** What the decoder says of a sample on a day. */
export interface Truth {
  /** Of each candidate, as the decoder writes it. */
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

/** What the decoder says; undefined when it reads no date. */
export function truthOf({ brand, serial }: Sample, day: string): Truth | undefined {
  const decoding = unlessModel(decode(brands[brand], serial, { today: day }), serial);
  if (decoding.status === "unreadable") return undefined;
  const [first] = decoding.candidates;
  const { years, months } = age(first.date, day);
  return { dates: decoding.candidates.map(({ date }) => date), years, months };
}

const numbered = (head: string, number: number): string => head + String(number).padStart(tail, "0");

async function patternsOf(brand: BrandSlug): Promise<readonly Pattern[]> {
  if (brands[brand].withoutFormat === "private-label") return [];
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
 * Makes an endless row of serial numbers in the patterns of all brands' cases, none of them twice: a row in the
 * database belongs to one request then.
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
