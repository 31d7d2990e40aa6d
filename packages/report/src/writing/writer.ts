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

/** What a statement is based on. */
type Basis = Pick<Statement, "assumption" | "confidence" | "sources">;

const isListings = ({ kind, url }: Source): boolean => kind === "compiled" && url === undefined;

/**
 * Returns what writes a report in a language: its texts, and statements with numbered references to their sources. The
 * sources are listed once, under their numbers.
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

  /** The title of a source, which is in English, with a link to it and its kind. */
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

  /** References to sources. The first is kept on the line of the word before it. */
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

  /** What is assumed beside the sources, if anything is. */
  const assumptionBlocks = (basis: Basis): readonly Block[] =>
    basis.assumption === undefined
      ? []
      : [
          quietParagraph(`${say("advice.ours")} · ${basis.assumption} ${sureText(basis)}`.trim(), {
            small: true,
          }),
        ];

  /** A statement with its references, and what is assumed or how sure it is. Nothing without a statement. */
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

  /** All sources that are referred to so far. */
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
