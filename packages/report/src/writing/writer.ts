import {
  entryOf,
  type MessageId,
  sourceKinds,
  sureTexts,
  type Translator,
} from "@heater-age/messages/format";
import type { Source, Statement } from "../subject/advice.ts";
import {
  type Block,
  list,
  paragraph,
  plain,
  quietParagraph,
  type Run,
  type Section,
  stack,
  type Text,
} from "./content.ts";

/** The basis of a statement. */
type Basis = Pick<Statement, "assumption" | "confidence" | "sources">;

const isListings = ({ kind, url }: Source): boolean => kind === "compiled" && url === undefined;

/**
 * Returns functions that write a report in a language: its texts, and statements with numbered references to sources.
 * The sources are listed once, under their numbers.
 */
export function writerOf(translator: Translator) {
  const say = (id: MessageId, values?: Readonly<Record<string, string | number>>) =>
    translator.formatMessage({ id }, values);
  const known: Source[] = [];
  const numbers = new Map<string, number>();

  const numberOf = (source: Source): number => {
    const key = isListings(source) ? "" : `${source.title} ${source.url ?? ""}`;
    const number = numbers.get(key) ?? known.push(source);
    numbers.set(key, number);
    return number;
  };

  /** Returns a source's title, which is in English, with a link and the kind of source. */
  const sourceText = (source: Source): Text => {
    const { title, url, kind } = source;
    if (isListings(source)) return plain(say("result.sourceListings"));
    const name = entryOf<MessageId>(sourceKinds, kind);
    return [
      {
        text: title,
        ...(translator.locale !== "en" && { lang: "en" }),
        ...(url !== undefined && { link: url }),
      },
      ...(name === undefined ? [] : [{ text: ` (${say(name)})`, quiet: true } as const]),
    ];
  };

  /** Returns references to sources. The first stays on the line of the preceding word. */
  const references = (sources: readonly Source[]): Text =>
    [...new Map(sources.map((source) => [numberOf(source), source]))].flatMap(
      ([number, { title, url }], index): readonly Run[] => [
        { text: index === 0 ? "\u00A0" : " ", quiet: true },
        { text: `[${number}]`, quiet: true, ...(url !== undefined && { link: url, label: title }) },
      ],
    );

  const sureText = ({ confidence = "" }: Basis): string => {
    const id = entryOf<MessageId>(sureTexts, confidence);
    return id === undefined ? "" : say(id);
  };

  /** Returns the assumptions besides the sources, if there are any. */
  const assumptionBlocks = (basis: Basis): readonly Block[] =>
    basis.assumption === undefined
      ? []
      : [
          quietParagraph(`${say("advice.ours")} · ${basis.assumption} ${sureText(basis)}`.trim(), {
            small: true,
          }),
        ];

  /** Returns a statement with its references and its assumptions or confidence. Empty without a statement. */
  const statementBlocks = (
    statement: Statement | undefined,
    looks: Omit<Run, "text"> = {},
  ): readonly Block[] => {
    if (statement === undefined) return [];
    const { text, assumption, sources } = statement;
    const sure = assumption === undefined ? sureText(statement) : "";
    const line: Text = [
      { ...looks, text },
      ...references(sources),
      ...(sure === "" ? [] : [{ text: ` ${sure}`, quiet: true } as const]),
    ];
    return [paragraph(line, assumption === undefined ? {} : { leads: true }), ...assumptionBlocks(statement)];
  };

  /** Returns all sources that were referred to so far. */
  const sourceSection = (): Section | undefined => {
    const items = known.map((source) => paragraph(sourceText(source), { small: true }));
    const sources = list("numbers", items);
    return sources && { heading: say("advice.source"), blocks: stack({ ...sources, small: true }) };
  };

  return {
    translator,
    say,
    sourceText,
    references,
    assumptionBlocks,
    statementBlocks,
    sourceSection,
  };
}

/** Writes a report in a language. */
export type Writer = ReturnType<typeof writerOf>;
