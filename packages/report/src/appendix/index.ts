import type { Section } from "../writing/content.ts";
import type { Subject } from "../subject/subject.ts";
import type { Writer } from "../writing/writer.ts";
import { adviceSections } from "./advice.ts";
import { howSure, otherDates } from "./date.ts";
import { makersSection } from "./makers.ts";
import { modelSection } from "./model.ts";

/** Returns the sections after the first page: everything in full, with assumptions and sources. */
export const appendixOf = (writer: Writer, subject: Subject): readonly Section[] =>
  [
    otherDates(writer, subject),
    ...(subject.advice === undefined ? [] : adviceSections(writer, subject.advice)),
    modelSection(writer, subject),
    howSure(writer, subject),
    makersSection(writer, subject.makers ?? []),
    writer.sourceSection(),
  ].filter((section) => section !== undefined);
