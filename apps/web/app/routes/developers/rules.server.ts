import {
  type Brand,
  brands,
  type Confidence,
  decode,
  firstBrands,
  type Format,
  isBrand,
  type Reason,
  type Source,
} from "@heater-age/decoder";
import { datesText, reasonText, sourceKinds } from "@heater-age/messages/format";
import type { IntlShape } from "react-intl";
import { firstBrandPath, otherBrandPath } from "../../seo/brand-paths.ts";
import { rulesPath } from "../../seo/developer-paths.ts";
import { captions } from "../../config/example.ts";
import { capped, findExample } from "../../shared/guide/guide-data.ts";
import { describeShape } from "./describe-shape.ts";

type Years = Format["inUse"];
type Read = NonNullable<Format["read"]>;

const GROUP = /\(\?<(?<name>\w+)>(?<body>[^()]+)\)(?<optional>\??)/gu;
const LOOKS_AHEAD = /\(\?[=!]/u;

const meanings: Readonly<Record<string, string>> = {
  dayOfYear: "day of the year",
  sequence: "running number",
  prefix: "letters in front",
  unknown: "meaning not known",
  suffix: "meaning not known",
};

const levels = ["high", "medium", "low"] as const satisfies Confidence[];

function yearsText([from, to]: Years): string {
  if (to === null) return `since ${from}`;
  return to === from ? `in ${from}` : `${from} to ${to}`;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const code = (text: string): string => `\`${text}\``;

const shiftText = (plus: number): string => `the number ${plus < 0 ? "minus" : "plus"} ${Math.abs(plus)}`;

function yearText(year: NonNullable<Read["year"]>): string {
  if (year.plus !== undefined) return shiftText(year.plus);
  if (year.starts !== undefined) {
    const starts = year.starts.map((start, index) => `${year.from + index} from ${start}`);
    return `by the running number: ${starts.join(", ")}`;
  }
  const { letters, from } = year;
  if (letters.length === 1) return `${letters} is ${from}`;
  const last = `${letters.at(-1) ?? ""} is ${from + letters.length - 1}`;
  return `in the order ${letters}: ${letters.charAt(0)} is ${from}, ${last}, then from the beginning again`;
}

function monthText(month: NonNullable<Read["month"]>): string {
  if (typeof month === "object" && "plus" in month) return shiftText(month.plus);
  if (typeof month !== "string") return `one of ${month.join(", ")} for January to December`;
  return `in the order ${month}: ${month.charAt(0)} is January, ${month.at(-1) ?? ""} is December`;
}

/** Returns how a part is read if its digits are not plain values. */
function readingText(name: string, body: string, read: Read = {}): string | undefined {
  if (name === "year" && read.year !== undefined) return yearText(read.year);
  if (name === "month" && read.month !== undefined) return monthText(read.month);
  if (name === "week" && read.week !== undefined) return shiftText(read.week.plus);
  if (name !== "year") return undefined;
  const [first = ""] = ["1999", "99", "9"].filter((year) => new RegExp(`^(?:${body})$`, "u").test(year));
  return { 1: "the last digit of the year", 2: "the last two digits of the year" }[first.length];
}

function findParts({ shape, read }: Format) {
  return [...shape.source.matchAll(GROUP)].map(({ groups = {} }) => {
    const { name = "", body = "", optional } = groups;
    const looks = describeShape(body, optional === "?");
    const reading = readingText(name, body, read);
    return {
      meaning: meanings[name] ?? name,
      text: reading === undefined ? looks : `${looks}; ${reading}`,
    };
  });
}

function noteTexts({ shape, near, printed, counter, turns }: Format): readonly string[] {
  const notes: string[] = [];
  if (LOOKS_AHEAD.test(shape.source)) {
    notes.push("The pattern begins with conditions that keep the number apart from other formats.");
  }
  if (near !== undefined) {
    notes.push(
      `With a running number that is longer, shorter or otherwise unlike the known ones, the date is given as the ${near} and with low confidence.`,
    );
  }
  if (printed !== undefined) notes.push("Dots or hyphens as printed settle that it is this format.");
  if (counter !== undefined) {
    notes.push(
      `The maker counts through: where the running number stood at ${counter.length} known dates tells readings apart.`,
    );
  }
  if (turns !== undefined) {
    notes.push(
      `Of the turns of the year code the newest ${turns} are offered as dates; older ones are named in a reason.`,
    );
  }
  return notes;
}

function titleText(format: Format): string {
  const years = capitalize(yearsText(format.attested ?? format.inUse));
  if (format.undated) return `${years}: a number without a date`;
  const said = findParts(format)
    .map(({ meaning }) => meaning)
    .filter((meaning) => meaning !== meanings["unknown"]);
  return `${years}: ${said.filter((meaning, index) => meaning !== said[index - 1]).join(", ")}`;
}

function sourceText(intl: IntlShape, { title, url, kind }: Source): string {
  if (kind === "compiled" && url === undefined) return intl.formatMessage({ id: "result.sourceListings" });
  return `${url === undefined ? title : `[${title}](<${url}>)`} (${intl.formatMessage({ id: sourceKinds[kind] })})`;
}

const reasonTexts = (intl: IntlShape, reasons: readonly Reason[] = []): readonly string[] =>
  reasons.map((reason) =>
    reasonText(intl, (slug) => (isBrand(slug) ? brands[slug].label : undefined), reason),
  );

/** Returns a list of facts. Those without a text are left out. */
const factList = (facts: readonly (readonly [term: string, text: string])[]): string =>
  facts
    .filter(([, text]) => text !== "")
    .map(([term, text]) => `- **${term}**: ${text}`)
    .join("\n");

const indented = (lines: readonly string[], mark: string): string =>
  lines.map((line) => `\n  ${mark} ${line}`).join("");

function writeFormat(intl: IntlShape, brand: Brand, format: Format, today: string): string {
  const { id, inUse, attested, confidence, undated, reasons, sources, shape } = format;
  const { shortest, longest } = format.matcher();
  const example = findExample(brand, id, today);
  const decoding = example && decode(brand, example.serial, { today });
  const dates = decoding === undefined || decoding.status === "unreadable" ? [] : decoding.candidates;
  const dateTexts = dates.map(
    (date) =>
      `${code(date.date)} ${date.confidence}${date.format === id ? "" : ` [${date.format}](#${date.format})`}`,
  );
  const notes = [...reasonTexts(intl, reasons), ...noteTexts(format)];
  return [
    `## ${id}`,
    `**${titleText(format)}**${undated ? "" : ` (${capped(confidence, brand.atMost)} confidence)`}`,
    example === undefined
      ? ""
      : intl.formatMessage(
          { id: captions[example.evidence] },
          { serial: code(example.serial), date: datesText(intl, example.readings) },
        ),
    factList([
      ["Decodes to", dateTexts.join(", ")],
      [
        "In this order",
        indented(
          findParts(format).map(({ meaning, text }) => `**${meaning}**: ${text}`),
          "1.",
        ),
      ],
      ["Length", `${shortest === longest ? shortest : `${shortest} to ${longest}`} characters`],
      ["Used", capitalize(yearsText(inUse))],
      ["Dated heaters known", attested === undefined ? "" : capitalize(yearsText(attested))],
      ["What to know", notes.join(" ")],
      ["Where it comes from", sources.map((source) => sourceText(intl, source)).join("; ")],
    ]),
    `\`\`\`\n${shape.source}\n\`\`\``,
  ].join("\n\n");
}

/**
 * Returns all rules of a brand as Markdown, format by format.
 *
 * @param intl English texts.
 * @param today Calendar date: an example has no date after it.
 */
export function writeRules(intl: IntlShape, brand: Brand, today: string): string {
  const { slug, label, maker, plate, aliases, withoutFormat, atMost, formats } = brand;
  const { reasons, sources = [], models = [] } = brand;
  const notes = [...reasonTexts(intl, reasons)];
  if (withoutFormat !== undefined) {
    notes.unshift(intl.formatMessage({ id: `problems.${withoutFormat}` }, { brand: label }));
  }
  const first: readonly string[] = firstBrands;
  const path = first.includes(slug) ? firstBrandPath(slug) : otherBrandPath(slug);
  const count = formats.length === 1 ? "1 format" : `${formats.length} formats`;
  const parts = [
    `# ${label}: serial number rules`,
    formats.length > 0
      ? `How ${label} serial numbers encode dates: ${count} with pattern, years, confidence, sources and an example.`
      : `No rule is known that turns ${label} serial numbers into dates: what is known instead, and where it comes from.`,
    factList([
      ["Slug", code(slug)],
      ["Made by", maker === "" ? "not recorded" : maker],
      ["Also on labels as", aliases.join(", ")],
      ["Rating plate", intl.formatMessage({ id: `problems.${plate}` })],
      ["Confidence", atMost ? `never more than ${atMost}, whatever the rules below say` : ""],
      ["What to know", notes.join(" ")],
      ["For visitors", `[How old is a ${label} water heater?](${path})`],
    ]),
    ...formats.map((format) => writeFormat(intl, brand, format, today)),
  ];
  if (models.length > 0) {
    const lines = models.map(
      ({ shape, from, to, source }) =>
        `- ${code(shape.source)} ${yearsText([from, to])}, ${sourceText(intl, source)}`,
    );
    parts.push("## Model numbers that belong to some years", lines.join("\n"));
  }
  if (sources.length > 0) {
    parts.push("## Sources", sources.map((source) => `- ${sourceText(intl, source)}`).join("\n"));
  }
  return parts.join("\n\n");
}

/** Returns a Markdown table of all brands by name, with the number of their formats by confidence. */
export function writeBrandTable(): string {
  const rows = Object.values(brands)
    .toSorted((one, other) => one.label.localeCompare(other.label, "en"))
    .map(({ slug, label, formats, atMost }: Brand) => {
      const dated = formats.filter(({ undated }) => !undated);
      const counts = levels.map(
        (level) => dated.filter(({ confidence }) => capped(confidence, atMost) === level).length,
      );
      const cells = [...counts, formats.length - dated.length].map((count) => (count === 0 ? "" : count));
      const name = `[${label}](${rulesPath(slug)})`;
      return `| ${[name, ...(formats.length === 0 ? ["no rule", "", "", ""] : cells)].join(" | ")} |`;
    });
  return ["| Brand | High | Medium | Low | No date |", "| --- | --- | --- | --- | --- |", ...rows].join("\n");
}
