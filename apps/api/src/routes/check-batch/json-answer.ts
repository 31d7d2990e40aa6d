import { createSlices } from "../../time/slices.ts";
import { type BatchContext, type BatchInput, checkAll } from "./check-all.ts";
import { createLists } from "./lists.ts";

/**
 * Responds to checks in the format of `BatchResult`, row by row, so that other requests get their turn.
 *
 * @throws {ApiError} when the visitor has no budget for them.
 */
export async function answerJson(inputs: readonly BatchInput[], context: BatchContext): Promise<string> {
  const lists = createLists();
  const slices = createSlices();
  const items: string[] = [];
  for (const item of await checkAll(inputs, lists, slices, context)) {
    if (slices.isOver()) await slices.next();
    items.push(JSON.stringify(item));
  }
  const entries = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.entries]));
  return `{"results":[${items.join(",")}],${JSON.stringify(entries).slice(1)}`;
}
