import type { Confidence, Source } from "../engine/format.ts";
import type { MakerReason } from "./maker-reason.ts";

/** A company behind a brand. */
export interface MakerCompany {
  readonly name: string;
  /** False if no accessible source confirms it. */
  readonly isConfirmed: boolean;
}

/** The properties by which makers are grouped. */
export interface MakerEntry {
  /** Names of the companies, as in `Brand.maker`. */
  readonly maker: string;
  readonly confidence: Confidence;
  readonly reasons: readonly MakerReason[];
  readonly sources: readonly Source[];
}

/** Brands with the same evidence and the same dates under each. */
export interface MakerGroup<Entry extends MakerEntry> {
  /** In the given order. */
  readonly makers: readonly [Entry, ...Entry[]];
  /** Each company once, in the order of the brands. */
  readonly companies: readonly MakerCompany[];
  /** Each source once. */
  readonly sources: readonly Source[];
}

/** Returns what the makers of a group have in common. The rule that a number fits may differ. */
const toKey = ({ confidence, reasons }: MakerEntry, dates: readonly string[]): string =>
  JSON.stringify([
    confidence,
    reasons.map(({ code, values: { name, prefix, brands } = {} }) => [code, name, prefix, brands]),
    dates,
  ]);

/** Returns each company once, as confirmed and with its owner if any brand has them. */
function companiesIn(makers: readonly MakerEntry[]): readonly MakerCompany[] {
  const names = makers.flatMap(({ maker }) => (maker === "" ? [] : maker.split("; ")));
  const companies = new Map<string, MakerCompany>();
  for (const name of names) {
    const company = { name: name.replace(" (?)", ""), isConfirmed: !name.endsWith(" (?)") };
    const key = name.replace(/ \(.*/u, "");
    const before = companies.get(key);
    const tellsMore = company.isConfirmed && (before?.isConfirmed === false || name.endsWith(")"));
    if (before === undefined || tellsMore) companies.set(key, company);
  }
  return [...companies.values()];
}

/**
 * Groups likely makers with the same evidence, in the order of the likeliest of each group, so people read the same
 * reasons once. It draws no conclusions.
 *
 * @param makers Makers from `likelyMakers` or from an API response, with the names of their companies.
 * @param listDates Returns the dates under the rules of one maker.
 *
 * @example
 * const found = likelyMakers({ label: "kenmore", model: "153.336433", serial: "C05A012345" }, { today: "2026-11-20" });
 * const groups = groupMakers(found.map(toMakerSummary), ({ dates }) => dates);
 * groups.map(({ makers }) => makers[0].brand); //=> ["state", "ao-smith", "laars"]
 */
export function groupMakers<Entry extends MakerEntry>(
  makers: readonly Entry[],
  listDates: (entry: Entry) => readonly string[],
): readonly MakerGroup<Entry>[] {
  const groups = new Map<string, [Entry, ...Entry[]]>();
  for (const maker of makers) {
    const key = toKey(maker, listDates(maker));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [maker]);
    else group.push(maker);
  }
  return [...groups.values()].map((group) => {
    const sources = group.flatMap((maker) => maker.sources);
    return {
      makers: group,
      companies: companiesIn(group),
      sources: [
        ...new Map(sources.map((source) => [`${source.title} ${source.url ?? ""}`, source])).values(),
      ],
    };
  });
}
