import { type RefObject, useEffect, useRef, useState } from "react";
import { typedBeforeHydration } from "../../check/typed-before-hydration.ts";
import { formDraft } from "../../check/form-draft.ts";
import type { ContactAnswer, Delivery } from "./deliver.ts";
import { type Field, fields, readValues, type Values } from "./fields.ts";

/** Error messages by field, in the reader's language. */
export type Errors = Readonly<Partial<Record<Field, string>>>;

const draft = formDraft("contact_draft", fields);

interface ContactFormOptions {
  /** Returns errors found before sending, in the reader's language. */
  readonly errorsIn: (values: Values) => Errors;
  /** The server's answer, if the form was sent without scripts. */
  readonly answer: ContactAnswer | undefined;
  /** Message for a failure without a reason. */
  readonly failed: string;
}

/** A form with a draft and its errors. */
interface ContactFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: Errors;
  /** Why it was not sent, if no field is the cause. */
  readonly problem: string | undefined;
  readonly setProblem: (problem: string | undefined) => void;
  /** Call it when the field of this name has changed. */
  readonly typed: (name: string) => void;
  /** Returns whether the form may be sent. If not, shows the errors and focuses the first invalid field. */
  readonly check: (values: Values) => boolean;
  /** Clears the form after it was sent. */
  readonly empty: () => void;
  /** Shows which field was rejected, and focuses it. */
  readonly refuse: (delivery: Delivery & { readonly sent: false }) => void;
}

const refused = (delivery: Delivery & { readonly sent: false }) =>
  (delivery.field === undefined ? {} : { [delivery.field]: delivery.reason }) as Errors;

/** Manages a form that visitors fill in and send: its draft, its errors and the focus. */
export function useContactForm({ errorsIn, answer, failed }: ContactFormOptions): ContactFormState {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>(() => {
    const delivery = answer?.delivery;
    if (delivery?.sent === false) return refused(delivery);
    return answer === undefined || delivery?.sent ? {} : errorsIn(answer.values);
  });
  const [problem, setProblem] = useState<string | undefined>(() => {
    const delivery = answer?.delivery;
    if (delivery === undefined || delivery.sent || delivery.field !== undefined) return undefined;
    return delivery.reason ?? failed;
  });

  const control = (field: Field) => {
    const element = form.current?.elements.namedItem(field);
    const isControl = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    return isControl ? element : undefined;
  };
  const focusFirst = (wrong: Errors) => {
    const first = fields.find((field) => wrong[field] !== undefined);
    if (first !== undefined) control(first)?.focus();
    return first !== undefined;
  };

  useEffect(() => {
    const texts = draft.read();
    // A draft about the heater in the address continues. Otherwise the address is newer than the draft.
    const isContinued = texts.subject !== undefined && texts.subject === control("subject")?.value;
    for (const field of fields) {
      const input = control(field);
      if (input === undefined) continue;
      // Input from before hydration is newer.
      if (input.value === "") input.value = typedBeforeHydration(field, "") || (texts[field] ?? "");
      else if (isContinued && input.value === input.defaultValue) input.value = texts[field] ?? input.value;
    }
  }, []);

  return {
    form,
    errors,
    problem,
    setProblem,
    typed: (name) => {
      if (form.current === null) return;
      draft.keep(readValues(new FormData(form.current)));
      if (name in errors) setErrors((wrong) => ({ ...wrong, [name]: undefined }));
    },
    check: (values) => {
      const wrong = errorsIn(values);
      setErrors(wrong);
      setProblem(undefined);
      return !focusFirst(wrong);
    },
    empty: () => {
      for (const field of fields) {
        const input = control(field);
        if (input !== undefined) input.value = "";
      }
      draft.forget();
    },
    refuse: (delivery) => {
      const wrong = refused(delivery);
      setErrors(wrong);
      focusFirst(wrong);
    },
  };
}
