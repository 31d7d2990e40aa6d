import type { Advice } from "@heater-age/client";
import type { Language } from "@heater-age/messages";
import { Safety } from "./Safety.tsx";
import { Care } from "./Care.tsx";
import { Energy } from "./Energy.tsx";
import { Life } from "./Life.tsx";
import type { UserInput } from "./use-advice.ts";
import { Warranty } from "./Warranty.tsx";

/** What the sections take. */
export interface SectionsProps {
  readonly language: Language;
  readonly advice: Advice;
  /** What is said of the warranty beside the model already, with its state. */
  readonly cover?: string | undefined;
  /** What the visitor has entered, and how to add to it. Absent where nothing can be entered, as in a report. */
  readonly editing?: { readonly userInput: UserInput; readonly onUserInput: (more: UserInput) => void };
}

/** What follows from the date of a heater, section by section. Needs the areas "advice", "result" and "specifications". */
export function Sections(props: SectionsProps) {
  return (
    <>
      <Safety safety={props.advice.safety} />
      <Warranty {...props} />
      <Life {...props} />
      <Care advice={props.advice} />
      <Energy {...props} />
    </>
  );
}
