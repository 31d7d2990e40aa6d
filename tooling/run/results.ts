import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { format } from "prettier";

/** A row of a table: cells by column head. The first cell is the row's name. */
export type Row = Readonly<Record<string, string>>;

type Tables = Readonly<Record<string, readonly Row[]>>;

/** Where results are saved, and the text above them. */
export interface ResultsOptions {
  /** The folder for `RESULTS.md`, and for `results.json`, which the next run reads. Ends with a slash. */
  readonly folder: URL;
  /** Markdown above the tables, in paragraphs. */
  readonly introduction: readonly string[];
  /** The titles of the tables that are saved, in order. Others are only shown. */
  readonly titles: readonly string[];
}

/** Measurements of this run and of earlier ones. */
export interface Results {
  /** Adds rows to a table, with the load of the machine. They replace those with the same name. */
  readonly keep: (title: string, rows: readonly Row[]) => Promise<void>;
  /** Forgets a table's rows. */
  readonly clear: (title: string) => void;
  /** Returns only this run's tables, as Markdown. */
  readonly ofThisRun: () => Promise<string>;
}

const width = 110;
const numeric = /^(?:–|[\d,.]+(?: \/ [\d,]+| [a-zA-Z%]+)?)$/u;

const escape = (text: string): string =>
  text
    .replaceAll(/[\\|<>*_]/gu, String.raw`\$&`)
    .replaceAll(/[\r\n]+/gu, " ")
    .replaceAll(/[^\u{20}-\u{7E}\u{A0}-\u{D7FF}]/gu, "�");

function toMarkdown(title: string, rows: readonly Row[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const toLine = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const aligned = heads.map((head) => (rows.every((row) => numeric.test(row[head] ?? "")) ? "--:" : "---"));
  const lines = rows.map((row) => toLine(heads.map((head) => escape(row[head] ?? ""))));
  return [`## ${title}`, "", toLine(heads), toLine(aligned), ...lines].join("\n");
}

const readName = (row: Row): string | undefined => Object.values(row)[0];

function merge(rows: readonly Row[], added: readonly Row[]): readonly Row[] {
  const names = new Set(added.map(readName));
  return [...rows.filter((row) => !names.has(readName(row))), ...added];
}

/** Saves measurements as a Markdown page. A run that measures only a part leaves the rest unchanged. */
export function openResults({ folder, introduction, titles }: ResultsOptions): Results {
  const page = new URL("RESULTS.md", folder);
  const data = new URL("results.json", folder);
  const now: Record<string, readonly Row[]> = {};
  const read = (): Tables => (existsSync(data) ? (JSON.parse(readFileSync(data, "utf8")) as Tables) : {});
  const write = (tables: Tables, names: readonly string[], above: readonly string[]): Promise<string> => {
    const known = names.flatMap((title) => {
      const rows = tables[title] ?? [];
      return rows.length === 0 ? [] : [toMarkdown(title, rows)];
    });
    return format([...above, ...known].join("\n\n"), { parser: "markdown", printWidth: width });
  };
  const save = async (title: string, rows: readonly Row[]): Promise<void> => {
    const tables = { ...read(), [title]: rows };
    if (!titles.includes(title)) return;
    writeFileSync(data, await format(JSON.stringify(tables), { parser: "json", printWidth: width }));
    writeFileSync(page, await write(tables, titles, introduction));
  };
  const cleared = new Set<string>();
  return {
    keep: async (title, rows) => {
      const Load = (loadavg()[0] ?? 0).toFixed(0);
      const added = rows.map((row) => ({ ...row, Load }));
      now[title] = merge(now[title] ?? [], added);
      await save(title, cleared.has(title) ? now[title] : merge(read()[title] ?? [], added));
    },
    clear: (title) => void cleared.add(title),
    ofThisRun: () => write(now, Object.keys(now), []),
  };
}
