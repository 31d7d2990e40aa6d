import type { Translator } from "@heater-age/messages/format";
import { appendixOf } from "./appendix/index.ts";
import type { Section } from "./writing/content.ts";
import { type FirstPage, firstPageOf, type Publication } from "./first-page.ts";
import type { Subject } from "./subject/subject.ts";
import { writerOf } from "./writing/writer.ts";

/** The content of a printed result or report, in order. */
export interface PrintedReport {
  readonly first: FirstPage;
  /** The pages after the first. */
  readonly appendix: readonly Section[];
}

/**
 * Returns the content of a printed result or report: everything on the first page, then assumptions, sources and
 * recalls in full.
 */
export function printedReport(
  translator: Translator,
  subject: Subject,
  publication: Publication,
): PrintedReport {
  const writer = writerOf(translator);
  return { first: firstPageOf(writer, subject, publication), appendix: appendixOf(writer, subject) };
}
