import { type RefObject, useEffect, useRef, useState } from "react";
import { typedBeforeHydration } from "../form-draft/typed-before-hydration.ts";
import type { Draft } from "../form-draft/form-draft.ts";
import type { FormAnswer } from "./form-answer.ts";
import type { Delivery } from "./sender.ts";

/** What is wrong, by field, in the reader's language. */
export type Errors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

type Values<Field extends string> = Readonly<Record<Field, string>>;

/** What a form is. */
export interface SentFormOptions<Field extends string> {
  /** In their order. */
  readonly fields: readonly Field[];
  readonly draft: Draft<Field>;
  readonly valuesOf: (form: Pick<FormData, "get">) => Values<Field>;
  /** What is wrong before it is sent, in the reader's language. */
  readonly errorsIn: (values: Values<Field>) => Errors<Field>;
  /** What the server said, where the form was sent without scripts. */
  readonly answer: FormAnswer<Field, unknown> | undefined;
  /** What is said when nobody says why it was not sent. */
  readonly failed: string;
}

/** A form with a draft, and what is wrong in it. */
export interface SentForm<Field extends string> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: Errors<Field>;
  /** Why it was not sent, where that is about no field. */
  readonly problem: string | undefined;
  readonly setProblem: (problem: string | undefined) => void;
  /** To be called when something was typed into the field of a name. */
  readonly typed: (name: string) => void;
  /** Whether the form may be sent. If not, it says why and goes to the first field that is wrong. */
  readonly check: (values: Values<Field>) => boolean;
  /** Empties the form, as it was sent. */
  readonly empty: () => void;
  /** Says which field was refused, and goes there. */
  readonly refuse: (delivery: Delivery<Field, unknown> & { readonly sent: false }) => void;
}

const refused = <Field extends string>(delivery: Delivery<Field, unknown> & { readonly sent: false }) =>
  (delivery.field === undefined ? {} : { [delivery.field]: delivery.reason }) as Errors<Field>;

/** What a form needs that visitors fill in and send: its draft, its errors, and where the focus goes. */
export function useSentForm<Field extends string>({
  fields,
  draft,
  valuesOf,
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
      // What was typed before the scripts ran, and what the address says, is newer.
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
      draft.keep(valuesOf(new FormData(form.current)));
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
