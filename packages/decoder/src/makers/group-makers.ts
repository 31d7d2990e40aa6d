import type { Confidence, Source } from "../engine/format.ts";
import type { MakerReason } from "./maker-reason.ts";

/** A company behind a brand. */
export interface MakerCompany {
  readonly name: string;
  /** False where no source that can be opened says so. */
  readonly isConfirmed: boolean;
}

/** What makers are put together by. */
export interface MakerEntry {
  /** Names of the companies, as `Brand.maker` has them. */
  readonly maker: string;
  readonly confidence: Confidence;
  readonly reasons: readonly MakerReason[];
  readonly sources: readonly Source[];
}

/** Brands that the same speaks for, with the same dates under each. */
export interface MakerGroup<Entry extends MakerEntry> {
  /** In the order that they were given in. */
  readonly makers: readonly [Entry, ...Entry[]];
  /** Each once, in the order of the brands. */
  readonly companies: readonly MakerCompany[];
  /** Each once. */
  readonly sources: readonly Source[];
}

/** What makers have in common that are told together: which rule it is that a number fits may differ. */
const keyOf = ({ confidence, reasons }: MakerEntry, dates: readonly string[]): string =>
  JSON.stringify([
    confidence,
    reasons.map(({ code, values: { name, prefix, brands } = {} }) => [code, name, prefix, brands]),
    dates,
  ]);

/** Each company once: as confirmed, and with its owner, where any brand says so. */
function companiesIn(makers: readonly MakerEntry[]): readonly MakerCompany[] {
  const names = makers.flatMap(({ maker }) => (maker === "" ? [] : maker.split("; ")));
  const found = new Map<string, MakerCompany>();
  for (const name of names) {
    const company = { name: name.replace(" (?)", ""), isConfirmed: !name.endsWith(" (?)") };
    const key = name.replace(/ \(.*/u, "");
    const before = found.get(key);
    const tellsMore = company.isConfirmed && (before?.isConfirmed === false || name.endsWith(")"));
    if (before === undefined || tellsMore) found.set(key, company);
  }
  return [...found.values()];
}

/**
 * Puts likely makers together that the same speaks for, in the order of the likeliest of each group: for people, to
 * whom the same reasons are told once. It concludes nothing.
 *
 * @param makers Those of `likelyMakers`, or of an answer of the API, with the names of their companies.
 * @param datesOf The dates under the rules of one of them.
 *
 * @example
 * const found = likelyMakers({ label: "kenmore", model: "153.336433", serial: "C05A012345" }, { today: "2026-11-20" });
 * const groups = groupMakers(found.map(toMakerSummary), ({ dates }) => dates);
 * groups.map(({ makers }) => makers[0].brand); //=> ["state", "ao-smith", "laars"]
 */
export function groupMakers<Entry extends MakerEntry>(
  makers: readonly Entry[],
  datesOf: (entry: Entry) => readonly string[],
): readonly MakerGroup<Entry>[] {
  const groups = new Map<string, [Entry, ...Entry[]]>();
  for (const maker of makers) {
    const key = keyOf(maker, datesOf(maker));
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
