import type { Source } from "@heater-age/decoder";
import { sourceKinds, sureTexts, type Translator } from "@heater-age/messages/format";
import type { Statement } from "../../advice/statement.ts";
import { type Block, paragraph, plain, type Run, type Section, type Text } from "../../pdf/content.ts";

/** What a statement rests on. */
type Rests = Pick<Statement, "assumption" | "confidence" | "sources">;

/** Whether nobody can look a source up: it has no title. */
const isUnpublished = ({ kind, url }: Source): boolean => kind === "compiled" && url === undefined;

/** The title that a source has itself, in English, the way to it, and what kind of source it is. */
export function sourceText({ locale, formatMessage }: Translator, source: Source): Text {
  const { title, url, kind } = source;
  if (isUnpublished(source)) return plain(formatMessage({ id: "result.sourceUnpublished" }));
  return [
    { text: title, ...(locale === "en" ? {} : { lang: "en" }), ...(url === undefined ? {} : { link: url }) },
    { text: ` (${formatMessage({ id: sourceKinds[kind] })})`, quiet: true },
  ];
}

/**
 * Returns functions that lay out statements: each with numbered references to its sources, and below it what is assumed.
 * The sources are listed once, under their numbers.
 */
export function statementsIn(translator: Translator) {
  const say = translator.formatMessage;
  const known: Source[] = [];
  const places = new Map<string, number>();

  const placeOf = (source: Source): number => {
    const key = isUnpublished(source) ? "" : `${source.title} ${source.url ?? ""}`;
    const place = places.get(key) ?? known.push(source);
    places.set(key, place);
    return place;
  };

  /** Marks of sources, of which the first stays with the word before it. */
  const marks = (sources: readonly Source[]): Text =>
    [...new Map(sources.map((source) => [placeOf(source), source]))].flatMap(
      ([place, { title, url }], index): readonly Run[] => [
        { text: index === 0 ? "\u00A0" : " ", quiet: true },
        { text: `[${place}]`, quiet: true, ...(url === undefined ? {} : { link: url, label: title }) },
      ],
    );

  const sure = ({ confidence }: Rests): string =>
    confidence === undefined ? "" : say({ id: sureTexts[confidence] });

  /** What something rests on beside its sources. Nothing where nothing is assumed. */
  function ground(rests: Rests): readonly Block[] {
    const { assumption } = rests;
    if (assumption === undefined) return [];
    const text = `${say({ id: "advice.ours" })} · ${assumption} ${sure(rests)}`.trim();
    return [paragraph([{ text, quiet: true }], { small: true })];
  }

  /** A statement with its marks and, where it assumes nothing, how sure it is. */
  function line(statement: Statement, looks: Omit<Run, "text"> = {}): Text {
    const { text, assumption, sources } = statement;
    const rest = assumption === undefined ? sure(statement) : "";
    return [
      { ...looks, text },
      ...marks(sources),
      ...(rest === "" ? [] : [{ text: ` ${rest}`, quiet: true } as const]),
    ];
  }

  /** A statement, and what it rests on. */
  const blocksOf = (statement: Statement, looks: Omit<Run, "text"> = {}): readonly Block[] => {
    const below = ground(statement);
    return [paragraph(line(statement, looks), below.length > 0 ? { leads: true } : {}), ...below];
  };

  /** All sources that were marked so far. */
  const listed = (): readonly Section[] =>
    known.length === 0
      ? []
      : [
          {
            heading: say({ id: "advice.source" }),
            blocks: [
              {
                kind: "list",
                marks: "numbers",
                small: true,
                items: known.map((source) => [paragraph(sourceText(translator, source), { small: true })]),
              },
            ],
          },
        ];

  return { marks, ground, blocksOf, listed };
}

/** Lays out statements. */
export type Statements = ReturnType<typeof statementsIn>;
