import { plateCharacters } from "@heater-age/decoder";
import { otherBrand } from "@heater-age/decoder/check";
import { useState } from "preact/hooks";
import { type Choice, firstChoices, moreChoices } from "../brands/brand-choices.ts";
import type { FormInput } from "../check/run-check.ts";
import { SerialHint } from "../hint/SerialHint.tsx";
import { useTranslator } from "../translator/translator.ts";
import { Icon } from "../view/Icon.tsx";
import type { FieldErrorTexts } from "./field-errors.ts";
import { Field } from "./Field.tsx";
import { editSerial, modelText, showClean } from "./typing.ts";

function Options({ choices }: { readonly choices: readonly Choice[] }) {
  return (
    <>
      {choices.map(({ slug, label }) => (
        <option key={slug} value={slug}>
          {label}
        </option>
      ))}
    </>
  );
}

/** Attributes of a field for a number on the plate: no correction, no autofill. */
const platePrint = {
  autocomplete: "off",
  autocapitalize: "characters",
  autocorrect: "off",
  spellcheck: false,
  enterkeyhint: "go",
} as const;

/** Renders the form of a check. */
export function CheckForm({
  input,
  errors,
  busy,
  offline,
  onInput,
  onSubmit,
}: {
  readonly input: FormInput;
  readonly errors: FieldErrorTexts;
  readonly busy: boolean;
  /** Whether the input stays on the page. */
  readonly offline: boolean;
  readonly onInput: (change: Partial<FormInput>) => void;
  readonly onSubmit: () => void;
}) {
  const { formatMessage } = useTranslator();
  const serialHelp = formatMessage({ id: "form.serialHelp" });
  // Once open it stays open, so that a field doesn't fold away while it is edited.
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
              <option value={otherBrand}>{formatMessage({ id: "form.other" })}</option>
            </select>
            <Icon name="chevron" />
          </span>
        )}
      </Field>
      <Field
        name="serialNumber"
        label={formatMessage({ id: "form.serial" })}
        required
        error={errors.serialNumber}
        help={
          input.serialNumber === "" ? (
            serialHelp
          ) : (
            <SerialHint brand={input.brand} serial={input.serialNumber}>
              {serialHelp}
            </SerialHint>
          )
        }
      >
        {(control) => (
          <input
            {...control}
            {...platePrint}
            class="control number"
            type="text"
            value={plateCharacters(input.serialNumber)}
            onInput={({ currentTarget }) => {
              onInput({ serialNumber: editSerial(input.serialNumber, currentTarget.value) });
              showClean(currentTarget, plateCharacters);
            }}
          />
        )}
      </Field>
      <details
        class="model"
        open={open || input.modelNumber !== "" || errors.modelNumber !== undefined}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <Icon name="chevron" />
          {formatMessage({ id: "form.modelToggle" })}
        </summary>
        <Field
          name="modelNumber"
          label={formatMessage({ id: "form.model" })}
          error={errors.modelNumber}
          help={formatMessage({ id: "form.modelHelp" })}
        >
          {(control) => (
            <input
              {...control}
              {...platePrint}
              class="control number small"
              type="text"
              value={input.modelNumber}
              onInput={({ currentTarget }) => {
                showClean(currentTarget, modelText);
                onInput({ modelNumber: currentTarget.value });
              }}
            />
          )}
        </Field>
      </details>
      <div class="send">
        <button class="button primary" part="button" type="submit" aria-disabled={busy || undefined}>
          {formatMessage({ id: busy ? "form.submitting" : "form.submit" })}
        </button>
        <p class="quiet">{formatMessage({ id: offline ? "widget.privacy" : "form.privacy" })}</p>
      </div>
    </form>
  );
}
