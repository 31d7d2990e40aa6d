const ATOM = /(?<what>\[[^[\]]+\]|\\?.)(?:\{(?<least>\d+)(?:,(?<most>\d+))?\}|(?<optional>\?))?/gu;
const ALPHABET = Array.from("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
/** Maximum number of digits whose numbers are all tried. */
const TRIED = 4;

const kinds: Readonly<Record<string, readonly [one: string, many: string]>> = {
  [String.raw`\d`]: ["digit", "digits"],
  "[A-Z]": ["letter", "letters"],
  [String.raw`[A-Z\d]`]: ["letter or digit", "letters or digits"],
};

/** Returns values in their order, as ranges: `["01", "02", "03", "07"]` is "01 to 03, 07". */
function spans(values: readonly string[], all: readonly string[]): string {
  const found: string[][] = [];
  for (const value of values) {
    const last = found.at(-1);
    if (last !== undefined && all.indexOf(last.at(-1) ?? "") + 1 === all.indexOf(value)) last.push(value);
    else found.push([value]);
  }
  return found
    .map((span) => (span.length < 3 ? span.join(", ") : `${span[0] ?? ""} to ${span.at(-1) ?? ""}`))
    .join(", ");
}

/** Returns every number of a length, with leading zeros. */
const numbers = (length: number): readonly string[] =>
  Array.from({ length: 10 ** length }, (_, value) => String(value).padStart(length, "0"));

/** Returns the length of all numbers that a pattern of digits matches, if it is always the same and short. */
function countDigits(body: string): number | undefined {
  if (/[A-Z]/u.test(body)) return undefined;
  const lengths = body.split("|").map((alternative) => {
    const atoms = [...alternative.matchAll(ATOM)].map(({ groups = {} }) => groups);
    const open = atoms.some(({ most, optional }) => most !== undefined || optional !== undefined);
    return open ? Number.NaN : atoms.reduce((sum, { least = "1" }) => sum + Number(least), 0);
  });
  const [length = Number.NaN] = lengths;
  return length <= TRIED && lengths.every((one) => one === length) ? length : undefined;
}

function counted([one, many]: readonly [string, string], least: number, most: number): string {
  if (least === most) return `${least} ${least === 1 ? one : many}`;
  return least === 0 ? `up to ${most} ${most === 1 ? one : many}` : `${least} to ${most} ${many}`;
}

/** Returns what one alternative of a pattern matches, piece by piece. */
function alternativeWords(alternative: string): string {
  const pieces: { text: string; literal: boolean }[] = [];
  for (const { groups = {} } of alternative.matchAll(ATOM)) {
    const { what = "", optional } = groups;
    const least = optional === undefined ? Number(groups["least"] ?? 1) : 0;
    const most = Number(groups["most"] ?? Math.max(least, 1));
    const kind = kinds[what];
    const last = pieces.at(-1);
    if (kind !== undefined) pieces.push({ text: counted(kind, least, most), literal: false });
    else if (what.startsWith("[")) pieces.push({ text: classWords(what, least, most), literal: false });
    else if (least === 0) pieces.push({ text: `perhaps ${what}`, literal: false });
    else if (last?.literal === true) last.text += what;
    else pieces.push({ text: what, literal: true });
  }
  return pieces.map(({ text }) => text).join(", then ");
}

function classWords(what: string, least: number, most: number): string {
  const pattern = new RegExp(`^${what}$`, "u");
  const members = spans(
    ALPHABET.filter((character) => pattern.test(character)),
    ALPHABET,
  );
  if (least === 1 && most === 1) return `one of ${members}`;
  return `${counted(["character", "characters"], least, most)} of ${members}`;
}

/**
 * Returns the shape of a part of a serial number, in words.
 *
 * @param body Pattern inside the part's group.
 * @param optional Whether the part may be missing.
 *
 * @example
 * describeShape("0[1-9]|1[0-2]", false); //=> "2 digits, 01 to 12"
 * describeShape("[A-HJ-M]", false); //=> "one of A to H, J to M"
 * describeShape("R|[A-Z]{2,5}", true); //=> "R or 2 to 5 letters; may be missing"
 */
export function describeShape(body: string, optional: boolean): string {
  const length = countDigits(body);
  const missing = optional ? "; may be missing" : "";
  if (length === undefined) return body.split("|").map(alternativeWords).join(" or ") + missing;
  const pattern = new RegExp(`^(?:${body})$`, "u");
  const all = numbers(length);
  const some = all.filter((number) => pattern.test(number));
  const digits = counted(["digit", "digits"], length, length);
  if (some.length === all.length) return digits + missing;
  return (some.length === 1 ? (some[0] ?? "") : `${digits}, ${spans(some, all)}`) + missing;
}
