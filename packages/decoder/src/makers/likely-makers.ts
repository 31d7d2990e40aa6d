import type { Candidate, DecodeOptions, Decoding } from "../engine/decoding.ts";
import type { Brand, Confidence, Source } from "../engine/format.ts";
import { sureness } from "../engine/readings.ts";
import { brands, decode, identify } from "../index.ts";
import { modelKey } from "../models/model-key.ts";
import type { ModelReading } from "../models/rules/model-rule.ts";
import { readModel } from "../models/read-model.ts";
import { unlessModel } from "../models/recognise.ts";
import { isSister } from "./company.ts";
import { type HeaterName, heaterName } from "./heater-name.ts";
import type { MakerReason } from "./maker-reason.ts";
import { type SoldUnder, soldUnder } from "./sold-under.ts";

/** A heater whose maker is unknown. */
export interface MakerQuery {
  /** Serial number as printed on the rating plate. */
  readonly serial: string;
  /** Model number as printed on the rating plate. */
  readonly model?: string | undefined;
  /** The name on the heater, or its slug: `"Hotmaster"`, `"kenmore"`. Absent, `"other"` or unknown means any. */
  readonly label?: string | undefined;
}

/** A brand whose maker may have built the heater, the reasons, and the dates under its rules. */
export interface LikelyMaker {
  /** Its `maker` names the companies. */
  readonly brand: Brand;
  /** Reasons, strongest evidence first. */
  readonly reasons: readonly [MakerReason, ...MakerReason[]];
  /** How sure it is that this maker built the heater. The date has its own confidence. */
  readonly confidence: Confidence;
  /** Sources for the maker behind the name and for its number formats. */
  readonly sources: readonly Source[];
  /** The serial number decoded by the brand's rules. Unreadable if only the name or the model is evidence. */
  readonly decoding: Decoding;
}

/** The evidence for one brand. */
interface Evidence {
  readonly brand: Brand;
  /** The prefix of the model number, if it is known to be this maker's. */
  readonly prefix?: SoldUnder["prefixes"][number] | undefined;
  readonly builtFor?: readonly Source[] | undefined;
  readonly said?: readonly Source[] | undefined;
  readonly listed?: readonly Source[] | undefined;
  readonly reading?: ModelReading | undefined;
  /** The serial number decoded by an exact match. */
  readonly decoding?: Decoding | undefined;
  /** Its best date. */
  readonly serial?: Candidate | undefined;
}

const listCandidates = (decoding: Decoding): readonly Candidate[] =>
  decoding.status === "unreadable" ? [] : decoding.candidates;

/** Returns the weight of the evidence for a brand, for comparing brands. Names weigh less than numbers. */
const weigh = ({ prefix, builtFor, listed, reading, serial }: Evidence): number =>
  (prefix ? 8 : 0) + (builtFor ? 4 : 0) + (reading ? 3 : 0) + (serial ? 3 : 0) + (listed ? 1 : 0);

const lower = (a: Confidence, b: Confidence): Confidence => (sureness(a) < sureness(b) ? a : b);

/** The evidence against a brand, and how many other brands are equally likely. */
interface Doubts {
  readonly modelOfOthers: boolean;
  readonly serialOfOthers: boolean;
  /** Number of equally likely brands of other makers. */
  readonly rivals: number;
  /** Number of equally likely brands of the same maker. */
  readonly sisters: number;
  readonly prefixUnknown: string | undefined;
}

/**
 * `high` needs a prefix whose maker is documented. A shape alone is `medium` at most, because a maker that is not in
 * our list may use the same one. `low` if another maker is equally likely, or a number contradicts the brand.
 */
function toConfidence(evidence: Evidence, doubts: Doubts, name: HeaterName | undefined): Confidence {
  const { prefix, builtFor, reading, serial } = evidence;
  if (prefix) return doubts.serialOfOthers ? "medium" : "high";
  const isOpen = doubts.rivals > 0 || doubts.modelOfOthers || doubts.serialOfOthers;
  if (isOpen || doubts.prefixUnknown !== undefined) return "low";
  if (builtFor) return serial ? "medium" : "low";
  if (reading) return lower("medium", reading.confidence);
  // A single number is weak evidence for a heater that carries yet another name.
  return name === undefined && serial?.confidence === "high" ? "medium" : "low";
}

function listReasons(
  evidence: Evidence,
  doubts: Doubts,
  name: HeaterName | undefined,
  near: Candidate | undefined,
): readonly MakerReason[] {
  const { prefix, builtFor, said, listed, reading, serial } = evidence;
  const label = name?.label ?? "";
  const reasons: readonly (MakerReason | false | undefined)[] = [
    prefix && { code: "model-prefix", values: { name: label, prefix: prefix.prefix } },
    builtFor && !prefix && { code: "built-for", values: { name: label } },
    listed && { code: "listed-under", values: { name: label } },
    reading && { code: "model-shape", values: { rule: reading.pattern } },
    serial && { code: "serial-shape", values: { format: serial.format } },
    near && { code: "serial-near", values: { format: near.format } },
    said && { code: "said-to-have-built", values: { name: label } },
    doubts.prefixUnknown !== undefined && {
      code: "prefix-unknown",
      values: { name: label, prefix: doubts.prefixUnknown },
    },
    doubts.modelOfOthers && { code: "model-of-others" },
    doubts.serialOfOthers && { code: "serial-of-others" },
    doubts.rivals > 0 && { code: "other-makers", values: { brands: doubts.rivals } },
    doubts.sisters > 0 && { code: "sister-brands", values: { brands: doubts.sisters } },
  ];
  return reasons.filter((reason): reason is MakerReason => reason !== undefined && reason !== false);
}

const sourceKey = ({ title, url = "" }: Source): string => `${title} ${url}`;

function listSources(
  { prefix, builtFor, said, listed, reading, serial }: Evidence,
  near: Candidate | undefined,
): readonly Source[] {
  const all = [prefix?.sources, builtFor, listed, reading?.sources, (serial ?? near)?.sources, said];
  return [
    ...new Map(all.flatMap((some) => some ?? []).map((source) => [sourceKey(source), source])).values(),
  ];
}

/** Returns the name that a model number's prefix implies, when the heater's own name is unknown. */
function nameOfPrefix(key: string): SoldUnder | undefined {
  return soldUnder.find(
    ({ name, prefixes }) =>
      prefixes.some(({ prefix }) => key.startsWith(prefix)) && readModel(name, key).length > 0,
  );
}

/** Returns all evidence, by brand. */
function gather(query: MakerQuery, name: HeaterName | undefined, options: DecodeOptions) {
  const key = modelKey(query.model ?? "");
  const sold = name
    ? soldUnder.find((each) => each.name === name.listed?.brand.slug || each.name === name.slug)
    : nameOfPrefix(key);
  const prefix = sold?.prefixes.find((each) => key.startsWith(each.prefix));
  const decodings = new Map(
    identify(query.serial, options).map(({ brand, decoding }) => [brand.slug, decoding]),
  );
  const evidence = Object.values(brands).flatMap((brand): readonly Evidence[] => {
    // Skip the name itself: its maker is the question.
    if (brand.slug === name?.slug || (sold && brand.slug === sold.name && name)) return [];
    const sources = (list: SoldUnder["builtBy"] | undefined) =>
      list?.find((each) => each.brand === brand.slug)?.sources;
    const decoding = decodings.get(brand.slug);
    const one: Evidence = {
      brand,
      decoding,
      prefix: prefix?.brand === brand.slug ? prefix : undefined,
      builtFor: name && sources(sold?.builtBy),
      listed: name?.listed?.brand === brand ? name.listed.sources : undefined,
      reading: key === "" ? undefined : readModel(brand.slug, key)[0],
      serial: decoding && listCandidates(decoding)[0],
    };
    // A statement that does not depend on the model number needs a number that fits as well.
    const saidToBe = name && !prefix && (one.reading || one.serial) ? sources(sold?.saidToBe) : undefined;
    return weigh(one) === 0 ? [] : [{ ...one, said: saidToBe }];
  });
  const isKnown = sold === undefined || prefix !== undefined || name === undefined;
  const prefixUnknown = isKnown ? undefined : sold.prefixShape.exec(key)?.[0];
  return { evidence, name: name ?? (sold && heaterName(sold.name)), prefixUnknown };
}

/**
 * Returns who may have built a heater sold under another name, likeliest first. For "Other", store brands, private
 * labels, and names that one maker built for another, such as Kenmore.
 *
 * The evidence is the prefix and the shape of the model number, the shape of the serial number, and what sources
 * state about the name. The conclusion is ours and has a confidence. Takes any text and never throws on it. Sorted by
 * confidence, then by the weight of the evidence, then by the order of `brands`; results that tie say so.
 *
 * @param query What is printed on the heater.
 * @param options `today` as `"YYYY-MM-DD"`.
 * @returns An empty list for a maker's own name, or if there is no evidence for any maker.
 * @throws {RangeError} when `today` is not a calendar date.
 *
 * @example
 * const [first] = likelyMakers(
 *   { label: "kenmore", model: "153.336433", serial: "C05A012345" },
 *   { today: "2026-11-20" },
 * );
 * first?.brand.maker; //=> "State Industries (A. O. Smith)"
 * first?.confidence; //=> "high"
 * first?.reasons.map(({ code }) => code); //=> ["model-prefix", "serial-shape"]
 */
export function likelyMakers(
  query: MakerQuery,
  { today }: Pick<DecodeOptions, "today">,
): readonly LikelyMaker[] {
  const options = { today, model: query.model };
  const label = heaterName(query.label);
  if (label?.isOwn === true && !soldUnder.some(({ name }) => name === label.slug)) return [];
  const { evidence, name, prefixUnknown } = gather(query, label, options);
  const someReading = evidence.some(({ reading }) => reading !== undefined);
  const someSerial = evidence.some(({ serial }) => serial !== undefined);

  return evidence
    .map((one) => {
      // If `decode` reads the number exactly, its result wins, even against a model number.
      const decoding = one.decoding ?? unlessModel(decode(one.brand, query.serial, options), query.serial);
      const equals = evidence.filter((other) => other !== one && weigh(other) >= weigh(one));
      const sisters = equals.filter(({ brand }) => isSister(brand, one.brand));
      const doubts: Doubts = {
        modelOfOthers: someReading && !one.reading && !one.prefix,
        serialOfOthers: someSerial && !one.serial,
        rivals: equals.length - sisters.length,
        sisters: sisters.length,
        prefixUnknown: one.builtFor && prefixUnknown,
      };
      const near = one.serial ? undefined : listCandidates(decoding)[0];
      const [reason = { code: "serial-near" as const }, ...reasons] = listReasons(one, doubts, name, near);
      return {
        brand: one.brand,
        reasons: [reason, ...reasons] as const,
        confidence: toConfidence(one, doubts, label),
        sources: listSources(one, near),
        decoding,
        // A number that fits other brands is evidence against the name.
        weight: weigh(one) - (doubts.modelOfOthers ? 2 : 0) - (doubts.serialOfOthers ? 2 : 0),
        sure: one.serial ? sureness(one.serial.confidence) : -1,
      };
    })
    .toSorted(
      (a, b) => sureness(b.confidence) - sureness(a.confidence) || b.weight - a.weight || b.sure - a.sure,
    )
    .map(({ brand, reasons, confidence, sources, decoding }) => ({
      brand,
      reasons,
      confidence,
      sources,
      decoding,
    }));
}
