import { meaningsIn } from "./headings.ts";
import type { ParsedRow } from "./parse-rows.ts";

/** Makes one row of each heater in a row, as in "WH #1 Serial" and "WH #2 Serial". */
export interface Unfolding {
  /** The headings of one heater: the columns that all share, then its own without the number. */
  readonly header: readonly string[];
  /** For each heater, the index of each of those columns, or -1 if it has none. */
  readonly heaters: readonly (readonly number[])[];
}

interface Numbered {
  readonly index: number;
  /** The heading without its number. */
  readonly name: string;
  /** The number, or 1 if it has none. */
  readonly heater: number;
  readonly isNumbered: boolean;
}

const NUMBER = /#?(?<![\d.])(?<number>[1-9])(?![\d.])/u;

function toNumbered(heading: string, index: number): Numbered {
  const { number } = NUMBER.exec(heading)?.groups ?? {};
  const name = heading
    .replace(NUMBER, " ")
    .split(/[\s:._-]+/u)
    .filter((word) => word !== "")
    .join(" ");
  return { index, name, heater: Number(number ?? 1), isNumbered: number !== undefined };
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Returns how to unfold the rows below a row of headings, or `undefined` if a row has one heater: several headings name a
 * serial number and differ only by a number.
 *
 * @example
 * findHeaters(["Address", "WH #1 Serial", "WH #2 Serial"]);
 * //=> { header: ["Address", "WH Serial"], heaters: [[0, 1], [0, 2]] }
 */
export function findHeaters(header: readonly string[]): Unfolding | undefined {
  const all = header.map(toNumbered);
  const serials = all.filter(({ index }) => meaningsIn(header[index] ?? "").includes("serialNumber"));
  const [first] = serials;
  const same = serials.filter(({ name }) => first !== undefined && isSame(name, first.name));
  const numbers = [...new Set(same.map(({ heater }) => heater))].toSorted((one, other) => one - other);
  if (numbers.length < 2 || numbers.length < same.length || !same.some(({ isNumbered }) => isNumbered))
    return undefined;

  const repeated = (name: string) => all.filter((other) => isSame(other.name, name));
  const isOwn = ({ name }: Numbered): boolean =>
    name !== "" && repeated(name).length > 1 && repeated(name).some(({ isNumbered }) => isNumbered);
  const shared = all.filter((one) => !isOwn(one));
  const names = all
    .filter(isOwn)
    .map(({ name }) => name)
    .filter((name, index, each) => each.findIndex((other) => isSame(other, name)) === index);
  return {
    header: [...shared.map(({ index }) => header[index] ?? ""), ...names],
    heaters: numbers.map((number) => [
      ...shared.map(({ index }) => index),
      ...names.map((name) => repeated(name).find(({ heater }) => heater === number)?.index ?? -1),
    ]),
  };
}

/** Returns a row for each heater whose own columns have a value, or one row if none has. */
export function unfoldRows(rows: readonly ParsedRow[], { heaters }: Unfolding): readonly ParsedRow[] {
  const [first = [], second = []] = heaters;
  const isOwn = first.map((place, column) => place !== second[column]);
  return rows.flatMap((row): readonly ParsedRow[] => {
    if ("broken" in row) return [row];
    const { cells, values, line } = row;
    const each = heaters.map((places) => ({
      cells: places.map((place) => cells[place] ?? ""),
      ...(values && { values: places.map((place) => values[place] ?? null) }),
      line,
    }));
    const used = each.filter((heater) =>
      heater.cells.some((cell, column) => isOwn[column] === true && cell.trim() !== ""),
    );
    return used.length > 0 ? used : each.slice(0, 1);
  });
}
