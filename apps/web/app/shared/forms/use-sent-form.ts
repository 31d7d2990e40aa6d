import { type RefObject, useEffect, useRef, useState } from "react";
import { typedBeforeHydration } from "../../check/typed-before-hydration.ts";
import type { Draft } from "../../check/form-draft.ts";
import type { Delivery, FormAnswer } from "./sender.ts";

/** Error messages by field, in the reader's language. */
export type Errors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

type Values<Field extends string> = Readonly<Record<Field, string>>;

interface SentFormOptions<Field extends string> {
  /** In the order of the form. */
  readonly fields: readonly Field[];
  readonly draft: Draft<Field>;
  readonly readValues: (form: Pick<FormData, "get">) => Values<Field>;
  /** Returns errors found before sending, in the reader's language. */
  readonly errorsIn: (values: Values<Field>) => Errors<Field>;
  /** The server's answer, if the form was sent without scripts. */
  readonly answer: FormAnswer<Field, unknown> | undefined;
  /** Message for a failure without a reason. */
  readonly failed: string;
}

/** A form with a draft and its errors. */
export interface SentForm<Field extends string> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: Errors<Field>;
  /** Why it was not sent, if no field is the cause. */
  readonly problem: string | undefined;
  readonly setProblem: (problem: string | undefined) => void;
  /** Call it when the field of this name has changed. */
  readonly typed: (name: string) => void;
  /** Returns whether the form may be sent. If not, shows the errors and focuses the first invalid field. */
  readonly check: (values: Values<Field>) => boolean;
  /** Clears the form after it was sent. */
  readonly empty: () => void;
  /** Shows which field was rejected, and focuses it. */
  readonly refuse: (delivery: Delivery<Field, unknown> & { readonly sent: false }) => void;
}

const refused = <Field extends string>(delivery: Delivery<Field, unknown> & { readonly sent: false }) =>
  (delivery.field === undefined ? {} : { [delivery.field]: delivery.reason }) as Errors<Field>;

/** Manages a form that visitors fill in and send: its draft, its errors and the focus. */
export function useSentForm<Field extends string>({
  fields,
  draft,
  readValues,
  errorsIn,
  answer,
  failed,
}: SentFormOptions<Field>): SentForm<Field> {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors<Field>>(() => {
    const delivery = answer?.delivery;
    if (delivery?.sent === false) return refused(delivery);
    return answer === undefined || delivery?.sent ? ({} as Errors<Field>) : errorsIn(answer.values);
  });
  const [problem, setProblem] = useState<string | undefined>(() => {
    const delivery = answer?.delivery;
    if (delivery === undefined || delivery.sent || delivery.field !== undefined) return undefined;
    return delivery.reason ?? failed;
  });

  const control = (field: Field) => {
    const found = form.current?.elements.namedItem(field);
    const isControl =
      found instanceof HTMLInputElement ||
      found instanceof HTMLSelectElement ||
      found instanceof HTMLTextAreaElement;
    return isControl ? found : undefined;
  };
  const focusFirst = (wrong: Errors<Field>) => {
    const first = fields.find((field) => wrong[field] !== undefined);
    if (first !== undefined) control(first)?.focus();
    return first !== undefined;
  };

  useEffect(() => {
    const kept = draft.read();
    for (const field of fields) {
      const input = control(field);
      // Input from before hydration, and values in the address, are newer than the draft.
      if (input?.value === "") input.value = typedBeforeHydration(field, "") || (kept[field] ?? "");
    }
  }, [fields, draft]);

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
