import type { Translator } from "@heater-age/messages/format";
import { writeAppendix } from "./appendix.ts";
import type { PrintedReport } from "./content.ts";
import { writeFirstPage } from "./first-page.ts";
import type { Publication, Subject } from "./subject.ts";
import { createWriter } from "./writer.ts";

/** Returns the content of a printed result or report. */
export function printedReport(
  translator: Translator,
  subject: Subject,
  publication: Publication,
): PrintedReport {
  const writer = createWriter(translator);
  return {
    first: writeFirstPage(writer, subject, publication),
    appendix: writeAppendix(writer, subject),
  };
}
