import { Button } from "@heater-age/ui/Button";
import { Card } from "@heater-age/ui/Card";
import { visuallyHidden } from "@heater-age/ui/theme";
import { type SubmitEvent, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { typedBeforeHydration } from "../form-draft/typed-before-hydration.ts";
import { BrandField } from "./BrandField.tsx";
import * as styles from "./CheckForm.css.ts";
import type { Choices } from "../check/choices.ts";
import type { CheckInput } from "../check/input.ts";
import { ModelField } from "./ModelField.tsx";
import { SerialField } from "./SerialField.tsx";
import { type FieldError, type FieldErrors, fields } from "../check/validate.ts";

/** What the form takes. */
export interface CheckFormProps {
  /** Path of the page the form stands on: without scripts it is sent there. */
  readonly path: string;
  readonly choices: Choices;
  readonly input: CheckInput;
  readonly errors: FieldErrors;
  readonly busy: boolean;
  /** True once someone began to fill the form. */
  readonly live: boolean;
  /** Which field takes the focus; a new object each time it has to. */
  readonly focus: { readonly field: keyof FieldErrors } | undefined;
  readonly onInput: (change: Partial<CheckInput>) => void;
  readonly onBegin: () => void;
  readonly onSubmit: () => void;
}

/** The form of a check. Without scripts it is a plain form that the page's address answers. */
export function CheckForm({
  path,
  choices,
  input,
  errors,
  busy,
  live,
  focus,
  onInput,
  onBegin,
  onSubmit,
}: CheckFormProps) {
  const { formatMessage } = useIntl();
  const brand = useRef<HTMLInputElement>(null);
  const serial = useRef<HTMLInputElement>(null);
  const model = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Whoever typed before the scripts ran keeps what was typed.
    const typed = {
      serial: typedBeforeHydration("serial", serial.current?.value ?? ""),
      model: typedBeforeHydration("model", model.current?.value ?? ""),
    };
    if (typed.serial !== input.serial || typed.model !== input.model) onInput(typed);
    // And has begun.
    if (serial.current?.form?.contains(document.activeElement)) onBegin();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes to life
  }, []);

  useEffect(() => {
    if (focus !== undefined) ({ brand, serial, model })[focus.field].current?.focus();
  }, [focus]);

  const text = (error: FieldError | undefined) =>
    error === undefined ? undefined : formatMessage({ id: error.id }, error.values);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };

  return (
    <Card aria-labelledby="form-heading" id="check">
      <h2 className={visuallyHidden} id="form-heading">
        <FormattedMessage id="form.heading" />
      </h2>
      <form
        className={styles.form}
        action={path}
        method="get"
        noValidate
        onSubmit={submit}
        onFocus={onBegin}
        aria-describedby={fields.some((field) => errors[field]) ? undefined : "privacy"}
      >
        <BrandField
          choices={choices}
          value={input.brand}
          error={text(errors.brand)}
          control={brand}
          onChange={(value) => onInput({ brand: value })}
          onBegin={onBegin}
        />
        <SerialField
          brand={input.brand}
          value={input.serial}
          error={text(errors.serial)}
          control={serial}
          live={live}
          onChange={(value) => onInput({ serial: value })}
        />
        <ModelField
          value={input.model}
          error={text(errors.model)}
          control={model}
          onChange={(value) => onInput({ model: value })}
        />
        <Button tone="primary" type="submit" wide busy={busy}>
          <FormattedMessage id={busy ? "form.submitting" : "form.submit"} />
        </Button>
        <p className={styles.quiet} id="privacy">
          <FormattedMessage id="form.privacy" />
        </p>
      </form>
    </Card>
  );
}
