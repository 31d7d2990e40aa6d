import {
  decode,
  type Decoding,
  findBrand,
  identify,
  isBrand,
  normaliseBrand,
  normaliseModel,
  normaliseSerial,
  type PlatePlace,
  type Problem,
  type WithoutFormat,
} from "@heater-age/decoder";

/** What a visitor asks: texts as typed. */
export interface CheckInput {
  /** Slug of a brand or label, or `"other"`. */
  readonly brand: string;
  readonly serial: string;
  readonly model: string;
}

/** A brand that the number could belong to. */
export interface PossibleBrand {
  readonly slug: string;
  readonly label: string;
  readonly decoding: Decoding;
}

/** What a check found. */
export interface Outcome {
  /** What was checked, in the form that is compared. */
  readonly input: CheckInput;
  /** The serial number as it was typed: its dots and dashes can tell formats apart. */
  readonly typedSerial: string;
  /** Name of the brand, for reading. Empty for "other". */
  readonly label: string;
  /** Calendar date where the visitor is. Ages count to it. */
  readonly today: string;
  readonly decoding: Decoding;
  /** Where the brand's rating plate is. */
  readonly plate: PlatePlace;
  /** Whether model numbers of the brand are known to belong to some years only. */
  readonly modelSettles: boolean;
  /** Set when the brand has no format at all. */
  readonly withoutFormat: WithoutFormat | undefined;
  /** Only for "other" and labels without a recorded maker: whose heater it could be, likeliest first. */
  readonly possible?: readonly PossibleBrand[];
}

/** Value of the choice "Other / Not Listed". */
export const OTHER = "other";

/**
 * Whether heaters of a name may be built by the maker of another one: only then likely makers are looked for, which
 * takes what reads model numbers.
 *
 * @param brand Slug of a brand or label, or `"other"`.
 *
 * @example
 * isBuiltByOthers("hotmaster"); //=> true
 * isBuiltByOthers("rheem"); //=> false
 */
export const isBuiltByOthers = (brand: string): boolean =>
  // Sears never built heaters, though the rules of its own name are known.
  !isBrand(brand) || brand === "kenmore" || findBrand(brand)?.maker === "";

/** Today's calendar date where the visitor is, `"YYYY-MM-DD"`. */
export function visitorToday(now: Date = new Date()): string {
  const pad = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

// Needed for few numbers. Where it cannot be fetched the number is only not told from a model number.
const loadModels = () => import("@heater-age/decoder/models").catch(() => undefined);

const isSure = (decoding: Decoding): boolean =>
  decoding.status !== "unreadable" &&
  decoding.candidates.some(({ reasons }) => !reasons.some(({ code }) => code.startsWith("near-miss")));

/** Works a check out, as the website does: nothing is asked of a server. */
export async function check(typed: CheckInput, today: string): Promise<Outcome> {
  const input = {
    brand: normaliseBrand(typed.brand),
    serial: normaliseSerial(typed.serial),
    model: normaliseModel(typed.model),
  };
  const options = { today, ...(input.model === "" ? {} : { model: input.model }) };
  const brand = input.brand === OTHER ? undefined : findBrand(input.brand);
  const about = {
    input,
    typedSerial: typed.serial,
    today,
    label: brand?.label ?? "",
    plate: brand?.plate ?? "unknown",
    modelSettles: brand?.models !== undefined,
    withoutFormat: brand?.withoutFormat,
  } as const;

  if (brand !== undefined && brand.withoutFormat !== "private-label") {
    // The number as typed: its dots and dashes can tell formats apart.
    const decoding = decode(brand, typed.serial, options);
    if (isSure(decoding)) return { ...about, decoding };
    const models = await loadModels();
    return { ...about, decoding: models?.unlessModel(decoding, typed.serial) ?? decoding };
  }

  const possible = identify(typed.serial, options).map(({ brand: { slug, label }, decoding }) => ({
    slug,
    label,
    decoding,
  }));
  const models = await loadModels();
  const problem: Problem = {
    code: models?.looksLikeModel(typed.serial) === true ? "looks-like-model" : "no-format",
    repairs: [],
    brands: possible.map(({ slug }) => slug),
  };
  return { ...about, decoding: { status: "unreadable", problem }, possible };
}
