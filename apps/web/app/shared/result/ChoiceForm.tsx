import type { ReactNode } from "react";
import { Form } from "react-router";
import { type Answered, answerText } from "../check/details.ts";
import type { Heater } from "./heater.ts";
import { HiddenFields } from "./HiddenFields.tsx";

interface ChoiceFormProps {
  readonly heater: Pick<Heater, "check" | "path" | "userInput">;
  /** The answers that the new address keeps. */
  readonly answered: readonly Answered[];
  readonly children: ReactNode;
  readonly onSubmit?: () => void;
}

/**
 * Renders a form whose buttons put a choice on a result into its address. Pressed before the scripts run, the browser
 * opens that address.
 */
export function ChoiceForm({
  heater: { check, path, userInput },
  answered,
  children,
  onSubmit,
}: ChoiceFormProps) {
  const fields = { ...check.input, kind: userInput.type, answer: answered.map(answerText) };
  return (
    <Form action={path} replace preventScrollReset onSubmit={onSubmit}>
      <HiddenFields fields={fields} />
      {children}
    </Form>
  );
}
