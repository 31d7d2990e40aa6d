import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";

const WIDTH = 110;

/** A table of measurements. */
export interface Table {
  readonly title: string;
  readonly heads: readonly string[];
  /** The names of all possible rows, in order. @default the order of the results */
  readonly names?: readonly string[];
  /** Whether it's only shown, not saved. @default false */
  readonly isShownOnly?: boolean;
}

/** Cells by row name. The name isn't shown. */
export type Rows = Readonly<Record<string, readonly string[]>>;

/** Where results are saved, and the text above them. */
export interface ResultsOptions {
  /** The folder for `RESULTS.md`, and for `results.json`, which the next run reads. Ends with a slash. */
  readonly folder: URL;
  /** Markdown above the tables, in paragraphs. */
  readonly introduction: readonly string[];
  readonly tables: readonly Table[];
}

/** Measurements of this run and of earlier ones. */
export interface Results {
  /** Adds rows to a table, and replaces those with the same name. */
  readonly keep: (title: string, rows: Rows) => Promise<void>;
  /** Replaces all rows of a table. A table that is only shown isn't saved. */
  readonly replace: (title: string, rows: Rows) => Promise<void>;
  /** Returns only this run's tables, as Markdown. */
  readonly ofThisRun: () => Promise<string>;
}

const cell = (text: string): string =>
  text
    .replaceAll(/[\\|<>*_]/gu, String.raw`\$&`)
    .replaceAll(/[\r\n]+/gu, " ")
    .replaceAll(/[^\u{20}-\u{7E}\u{A0}-\u{D7FF}]/gu, "�");

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const numeric = /^(?:–|[\d,.]+(?: \/ [\d,]+| [a-zA-Z%]+|×)?)$/u;

function tableOf({ title, heads, names }: Table, known: Rows = {}): string {
  const rows = (names ?? Object.keys(known)).flatMap((name) =>
    known[name] === undefined ? [] : [known[name]],
  );
  if (rows.length === 0) return "";
  const aligned = heads.map((_, index) =>
    rows.every((row) => numeric.test(row[index] ?? "")) ? "--:" : "---",
  );
  return [`## ${title}`, "", line(heads), line(aligned), ...rows.map((row) => line(row.map(cell))), ""].join(
    "\n",
  );
}

/** Saves measurements as a Markdown page. A run that measures only a part leaves the rest unchanged. */
export function resultsIn({ folder, introduction, tables }: ResultsOptions): Results {
  const page = new URL("RESULTS.md", folder);
  const data = new URL("results.json", folder);
  const now: Record<string, Rows> = {};

  const written = (known: Readonly<Record<string, Rows>>, above: readonly string[]): Promise<string> =>
    format(
      [
        ...above.flatMap((text) => [text, ""]),
        ...tables.map((table) => tableOf(table, known[table.title])),
      ].join("\n"),
      { parser: "markdown", printWidth: WIDTH },
    );

  const kept = (): Readonly<Record<string, Rows>> =>
    existsSync(data) ? (JSON.parse(readFileSync(data, "utf8")) as Record<string, Rows>) : {};

  async function write(known: Readonly<Record<string, Rows>>): Promise<void> {
    writeFileSync(data, await format(JSON.stringify(known), { parser: "json", printWidth: WIDTH }));
    writeFileSync(page, await written(known, introduction));
  }

  return {
    async keep(title, rows) {
      now[title] = { ...now[title], ...rows };
      const known = kept();
      await write({ ...known, [title]: { ...known[title], ...rows } });
    },
    async replace(title, rows) {
      now[title] = rows;
      const isShownOnly = tables.some((table) => table.title === title && table.isShownOnly === true);
      if (!isShownOnly) await write({ ...kept(), [title]: rows });
    },
    ofThisRun: () => written(now, []),
  };
}
