import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { format } from "prettier";

/** A row of a table: cells by column head. The first cell is the row's name. */
export type Row = Readonly<Record<string, string>>;

/** A page of measurements, which keeps the tables of earlier runs. */
export interface ResultsPage {
  /** The folder for `RESULTS.md`, and for `results.json`, which the next run reads. Ends with a slash. */
  readonly folder: URL;
  /** Markdown above the tables, in paragraphs. */
  readonly introduction: readonly string[];
  /** The titles of the tables, in order. */
  readonly titles: readonly string[];
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

const toPage = (paragraphs: readonly string[]): Promise<string> =>
  format(paragraphs.join("\n\n"), { parser: "markdown", printWidth: width });

/** Prints a table with the load of the machine, and saves it if the page has one of this title. */
export async function saveTable(
  { folder, introduction, titles }: ResultsPage,
  title: string,
  measured: readonly Row[],
): Promise<void> {
  const Load = (loadavg()[0] ?? 0).toFixed(0);
  const rows = measured.map((row) => ({ ...row, Load }));
  process.stdout.write(await toPage([toMarkdown(title, rows)]));
  if (!titles.includes(title)) return;
  const data = new URL("results.json", folder);
  const earlier = existsSync(data)
    ? (JSON.parse(readFileSync(data, "utf8")) as Readonly<Record<string, readonly Row[]>>)
    : {};
  const tables: typeof earlier = { ...earlier, [title]: rows };
  const known = titles.filter((name) => tables[name] !== undefined);
  writeFileSync(data, await format(JSON.stringify(tables), { parser: "json", printWidth: width }));
  writeFileSync(
    new URL("RESULTS.md", folder),
    await toPage([...introduction, ...known.map((name) => toMarkdown(name, tables[name] ?? []))]),
  );
}
