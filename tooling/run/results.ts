import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { format } from "prettier";

/** A row of a table: cells by column head. The first cell is the row's name. */
export type Row = Readonly<Record<string, string>>;

/** A page of measurements, which keeps the tables of earlier runs. */
export interface ResultsPage {
  readonly file: URL;
  /** Markdown above the tables, in paragraphs. */
  readonly introduction: readonly string[];
  /** The titles of the tables, in order. */
  readonly titles: readonly string[];
}

const numeric = /^(?:–|[\d,.]+(?: \/ [\d,]+| [a-zA-Z%]+)?)$/u;

const escape = (text: string): string =>
  text.replaceAll(/[\\|<>*_]/gu, String.raw`\$&`).replaceAll(/\s+/gu, " ");

function toMarkdown(title: string, rows: readonly Row[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const toLine = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const aligned = heads.map((head) => (rows.every((row) => numeric.test(row[head] ?? "")) ? "--:" : "---"));
  const lines = rows.map((row) => toLine(heads.map((head) => escape(row[head] ?? ""))));
  return [`## ${title}\n`, toLine(heads), toLine(aligned), ...lines].join("\n");
}

const toPage = (paragraphs: readonly string[]): Promise<string> =>
  format(paragraphs.join("\n\n"), { parser: "markdown", printWidth: 110 });

/** Prints a table with the load of the machine, and saves it if the page has one of this title. */
export async function saveTable(
  { file, introduction, titles }: ResultsPage,
  title: string,
  measured: readonly Row[],
): Promise<void> {
  const Load = (loadavg()[0] ?? 0).toFixed(0);
  const table = toMarkdown(
    title,
    measured.map((row) => ({ ...row, Load })),
  );
  process.stdout.write(await toPage([table]));
  if (!titles.includes(title)) return;
  const earlier = existsSync(file) ? readFileSync(file, "utf8").split(/\n(?=## )/u) : [];
  const tables = titles.map((name) =>
    name === title ? table : earlier.find((section) => section.startsWith(`## ${name}\n`)),
  );
  writeFileSync(file, await toPage([...introduction, ...tables.filter((one) => one !== undefined)]));
}
