import {
  findEntry,
  type MessageId,
  sourceKinds,
  type Statement,
  type StatementSource,
  sureTexts,
  type Translator,
} from "@heater-age/messages/format";
import { type Block, list, paragraph, type Run } from "./content.ts";
import type { Open } from "./subject.ts";

type Source = Open<StatementSource>;

/** The basis of a statement. */
interface Basis {
  readonly assumption?: string | undefined;
  readonly confidence?: string | undefined;
}

const isListings = ({ kind, url }: Source): boolean => kind === "compiled" && url === undefined;

/**
 * Returns functions that write a report in a language: its texts, and statements with numbered references to sources.
 * The sources are listed once, under their numbers.
 */
export function createWriter(translator: Translator) {
  const say = (id: MessageId, values?: Readonly<Record<string, string | number>>) =>
    translator.formatMessage({ id }, values);
  const numbered = new Map<string, { readonly number: number; readonly source: Source }>();

  /** Returns a source's title, which is in English, with a link and the kind of source. */
  const sourceText = (source: Source): readonly Run[] => {
    const { title, url, kind } = source;
    if (isListings(source)) return [{ text: say("result.sourceListings") }];
    const lang = translator.locale === "en" ? {} : { lang: "en" };
    const name = findEntry<MessageId>(sourceKinds, kind);
    return [
      { text: title, ...lang, ...(url !== undefined && { link: url }) },
      { text: name === undefined ? "" : ` (${say(name)})`, quiet: true },
    ];
  };

  /** Returns references to sources. The first stays on the line of the preceding word. */
  const references = (sources: readonly Source[]): readonly Run[] => {
    const cited = new Set(
      sources.map((source) => {
        const key = isListings(source) ? "" : `${source.title} ${source.url ?? ""}`;
        const known = numbered.get(key) ?? { number: numbered.size + 1, source };
        numbered.set(key, known);
        return known;
      }),
    );
    return [...cited].flatMap(({ number, source: { url } }, index): readonly Run[] => [
      { text: index === 0 ? "\u00A0" : " ", quiet: true },
      { text: `[${number}]`, quiet: true, ...(url !== undefined && { link: url }) },
    ]);
  };

  const sureText = ({ confidence = "" }: Basis): string => {
    const id = findEntry<MessageId>(sureTexts, confidence);
    return id === undefined ? "" : say(id);
  };

  /** Returns the assumption besides the sources, if there is one. */
  const assumption = (basis: Basis): Block | undefined =>
    basis.assumption === undefined
      ? undefined
      : paragraph(`${say("advice.ours")} · ${basis.assumption} ${sureText(basis)}`.trim(), "small");

  /** Returns a statement with its references and its assumption or confidence. */
  const statement = (
    made: Open<Statement> | undefined,
    style: Omit<Run, "text"> = {},
  ): readonly (Block | undefined)[] => {
    if (made === undefined) return [];
    const runs: Run[] = [{ ...style, text: made.text }, ...references(made.sources)];
    const sure = made.assumption === undefined ? sureText(made) : "";
    if (sure !== "") runs.push({ text: ` ${sure}`, quiet: true });
    return [paragraph(runs, "text", made.assumption !== undefined), assumption(made)];
  };

  /** Returns all sources that were referred to so far. */
  const sources = (): Block | undefined =>
    list(
      "numbers",
      [...numbered.values()].map(({ source }) => paragraph(sourceText(source), "small")),
    );

  return { translator, say, sourceText, references, assumption, statement, sources };
}

/** Writes a report in a language. */
export type Writer = ReturnType<typeof createWriter>;
