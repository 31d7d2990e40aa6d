import { exitCodes, Failure } from "../terminal/failure.ts";
import {
  columnFailure,
  type ColumnRequest,
  type Columns,
  findColumns,
  findHeader,
  headingRows,
  isReadable,
} from "./find-columns.ts";
import type { ParsedRow } from "./parse-rows.ts";
import { arePairs, isPair, joinPairs, pairColumns } from "./read-pairs.ts";
import type { Sheet } from "./read-spreadsheet.ts";
import { unfoldRows } from "./unfold-heaters.ts";

/** The message about a row that can't be read. */
export const unreadableRow = "Unreadable row. Check its quotation marks.";

/** A sheet with known columns. */
export interface Table {
  /** The rows above the one that names the columns. */
  readonly titles: readonly (readonly string[])[];
  readonly header: readonly string[];
  readonly columns: Columns;
  /** The rows below it, one for each heater, as they arrive. */
  readonly rows: AsyncIterable<readonly ParsedRow[]>;
}

/**
 * Reads a sheet until a row names its columns. Resolves to nothing if it has no rows.
 *
 * @throws {Failure} when none of the first rows does, or the first can't be read.
 */
export async function openSheet(
  sheet: Sheet,
  request: ColumnRequest & { readonly input: string },
): Promise<Table | undefined> {
  const file = request.input;
  const pieces = sheet.rows[Symbol.asyncIterator]();
  const first: ParsedRow[] = [];
  let next = await pieces.next();
  let firstHeader: ReturnType<typeof findHeader> | undefined;
  while (next.done !== true) {
    first.push(...next.value);
    firstHeader = findHeader(
      first.slice(0, headingRows).map(({ cells }) => cells),
      request,
    );
    if ("columns" in firstHeader || first.length >= headingRows) break;
    next = await pieces.next();
  }
  const [row] = first;
  if (row === undefined || firstHeader === undefined) return undefined;
  if ("broken" in row) {
    const message =
      row.broken === "encoding"
        ? `${file}: not UTF-8. Save it as “CSV UTF-8”, or add --encoding windows-1252`
        : unreadableRow;
    throw new Failure(exitCodes.file, message);
  }
  // A row such as "Serial, label gone" has the name of a column, and is no row of names.
  const hasHeader = "columns" in firstHeader && !isPair(first[firstHeader.index]);
  if (!hasHeader && request.serialColumn === undefined && arePairs(first)) {
    const header = [...pairColumns];
    const columns = findColumns(header, request);
    async function* all() {
      yield first;
      for (let more = await pieces.next(); more.done !== true; more = await pieces.next()) yield more.value;
    }
    if ("read" in columns) return { titles: [], header, columns, rows: joinPairs(all()) };
  }
  if (!("columns" in firstHeader)) {
    const searched = first.slice(0, headingRows).map(({ cells }) => cells);
    throw columnFailure(file, firstHeader, searched);
  }
  const { columns, index, header, unfolding } = firstHeader;
  const unfold = (rows: readonly ParsedRow[]) =>
    unfolding === undefined ? rows : unfoldRows(rows, unfolding);
  const above = first.slice(0, Math.max(0, index));
  // A heater above the headings is one, too.
  const isHeater = ({ cells }: ParsedRow): boolean => isReadable(cells[columns.serial] ?? "");
  async function* unfolded() {
    yield unfold([...above.filter(isHeater), ...first.slice(index + 1)]);
    for (let more = await pieces.next(); more.done !== true; more = await pieces.next()) {
      yield unfold(more.value);
    }
  }
  return {
    titles: above.filter((title) => !isHeater(title)).map(({ cells }) => cells),
    header,
    columns,
    rows: unfolded(),
  };
}
