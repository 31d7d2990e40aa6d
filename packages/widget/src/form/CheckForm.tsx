import { useState } from "preact/hooks";
import type { CheckInput } from "../check/run-check.ts";
import { type Choice, firstChoices, moreChoices } from "../check/brand-choices.ts";
import { useTranslator } from "../translator/translator.ts";
import { clean, platePrint, typeModel, typeSerial } from "./typing.ts";
import type { FieldErrors } from "./field-errors.ts";
import { Field } from "./Field.tsx";
import { Icon } from "../view/Icon.tsx";
import { SerialHint } from "./SerialHint.tsx";

/** What the form takes. */
export interface CheckFormProps {
  readonly input: CheckInput;
  readonly errors: FieldErrors;
  readonly busy: boolean;
  /** Whether what is typed stays on the page. */
  readonly offline: boolean;
  readonly onInput: (change: Partial<CheckInput>) => void;
  readonly onSubmit: () => void;
}

function Options({ choices }: { readonly choices: readonly Choice[] }) {
  return (
    <>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}

/** The form of a check. */
export function CheckForm({ input, errors, busy, offline, onInput, onSubmit }: CheckFormProps) {
  const { formatMessage } = useTranslator();
  // Once open it stays so: a field does not fold away from under the caret.
  const [open, setOpen] = useState(false);
  return (
    <form
      class="form"
      part="form"
      noValidate
      autocomplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <Field name="brand" label={formatMessage({ id: "form.brand" })} required error={errors.brand}>
        {(control) => (
          <span class="choice">
            <select
              {...control}
              class="control"
              autocomplete="off"
              value={input.brand}
              onInput={({ currentTarget }) => onInput({ brand: currentTarget.value })}
            >
              <option value="">{formatMessage({ id: "form.brandPrompt" })}</option>
              <optgroup label={formatMessage({ id: "form.brandsFirst" })}>
                <Options choices={firstChoices} />
              </optgroup>
              <optgroup label={formatMessage({ id: "form.brandsMore" })}>
                <Options choices={moreChoices} />
              </optgroup>
              <option value="other">{formatMessage({ id: "form.other" })}</option>
            </select>
            <Icon name="chevron" />
          </span>
        )}
      </Field>
      <Field
        name="serial"
        label={formatMessage({ id: "form.serial" })}
        required
        error={errors.serial}
        help={<SerialHint brand={input.brand} serial={typeSerial(input.serial)} />}
      >
        {(control) => (
          <input
            {...control}
            {...platePrint}
            class="control number"
            type="text"
            value={input.serial}
            onInput={({ currentTarget }) => onInput({ serial: clean(currentTarget, typeSerial) })}
          />
        )}
      </Field>
      <details
        class="model"
        open={open || input.model !== "" || errors.model !== undefined}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <Icon name="chevron" />
          {formatMessage({ id: "form.modelToggle" })}
        </summary>
        <Field
          name="model"
          label={formatMessage({ id: "form.model" })}
          error={errors.model}
          help={formatMessage({ id: "form.modelHelp" })}
        >
          {(control) => (
            <input
              {...control}
              {...platePrint}
              class="control number small"
              type="text"
              value={input.model}
              onInput={({ currentTarget }) => onInput({ model: clean(currentTarget, typeModel) })}
            />
          )}
        </Field>
      </details>
      <div class="send">
        <button
          class="button primary"
          part="button"
          type="submit"
          {...(busy ? { "aria-disabled": true } : {})}
        >
          {busy ? formatMessage({ id: "form.submitting" }) : formatMessage({ id: "form.submit" })}
        </button>
        <p class="quiet">
          {offline ? formatMessage({ id: "widget.privacy" }) : formatMessage({ id: "form.privacy" })}
        </p>
      </div>
    </form>
  );
}
