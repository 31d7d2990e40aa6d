import { shownModel } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { Button } from "@heater-age/ui/Button";
import { Card } from "@heater-age/ui/Card";
import * as layout from "@heater-age/ui/layout";
import { visuallyHidden } from "@heater-age/ui/theme";
import { type SubmitEvent, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { typedBeforeHydration } from "./typed-before-hydration.ts";
import { BrandField } from "./BrandField.tsx";
import * as styles from "./CheckForm.css.ts";
import type { Choices } from "../shared/check/choices.ts";
import { type CheckInput, fields } from "../shared/check/input.ts";
import { ModelField } from "./ModelField.tsx";
import { ScanEntry, type ScanEntryProps } from "./ScanEntry.tsx";
import { SerialField } from "./SerialField.tsx";
import type { FieldErrors } from "../shared/check/validate.ts";
import { editSerial } from "../shared/check/typed.ts";

interface CheckFormProps {
  readonly language: Language;
  /** Path of the page, where the form is sent without scripts. */
  readonly path: string;
  readonly choices: Choices;
  /** As typed. */
  readonly input: CheckInput;
  readonly errors: FieldErrors;
  readonly busy: boolean;
  /** True after the form was used. */
  readonly live: boolean;
  /** The field that receives the focus; a new object each time. */
  readonly focus: { readonly field: keyof FieldErrors } | undefined;
  readonly onInput: (change: Partial<CheckInput>) => void;
  readonly onBegin: () => void;
  readonly onSubmit: () => void;
  readonly onScanned: ScanEntryProps["onUse"];
  /** Called when the visitor prefers to type. */
  readonly onType: () => void;
}

/** Renders the form of a check. Without scripts it is a plain GET form to its own page. */
export function CheckForm({
  language,
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
  onScanned,
  onType,
}: CheckFormProps) {
  const { formatMessage } = useIntl();
  const brand = useRef<HTMLInputElement>(null);
  const serial = useRef<HTMLInputElement>(null);
  const model = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The input before hydration.
    const typed = {
      serial: editSerial(input.serial, typedBeforeHydration("serial", serial.current?.value ?? "")),
      model: shownModel(typedBeforeHydration("model", model.current?.value ?? "")),
    };
    if (typed.serial !== input.serial || typed.model !== input.model) onInput(typed);
    if (serial.current?.form?.contains(document.activeElement)) onBegin();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);

  useEffect(() => {
    if (focus !== undefined) ({ brand, serial, model })[focus.field].current?.focus();
  }, [focus]);

  const text = (field: keyof FieldErrors) => {
    const error = errors[field];
    return (
      error &&
      formatMessage({ id: error.id }, { ...error.values, other: formatMessage({ id: "form.other" }) })
    );
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };

  return (
    <Card aria-labelledby="form-heading" id="check">
      <h2 className={visuallyHidden} id="form-heading">
        <FormattedMessage id="form.heading" />
      </h2>
      <ScanEntry
        language={language}
        path={path}
        choices={choices}
        brand={input.brand}
        onUse={onScanned}
        onType={onType}
      />
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
          error={text("brand")}
          control={brand}
          onChange={(value) => onInput({ brand: value })}
          onPick={() => serial.current?.focus()}
          onBegin={onBegin}
        />
        <SerialField
          path={path}
          input={input}
          error={text("serial")}
          control={serial}
          live={live || errors.brand !== undefined}
          onChange={(value) => onInput({ serial: value })}
          onTake={(change) => {
            onInput(change);
            button.current?.focus();
          }}
        />
        <ModelField
          value={input.model}
          error={text("model")}
          control={model}
          onChange={(value) => onInput({ model: value })}
        />
        <Button ref={button} tone="primary" type="submit" wide busy={busy}>
          <FormattedMessage id={busy ? "form.submitting" : "form.submit"} />
        </Button>
        <p className={layout.quiet} id="privacy">
          <FormattedMessage id="form.privacy" /> <FormattedMessage id="form.photosStay" />
        </p>
      </form>
    </Card>
  );
}
