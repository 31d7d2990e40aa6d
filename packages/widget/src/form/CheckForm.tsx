import { plateCharacters } from "@heater-age/decoder";
import { type CheckInput, otherBrand } from "@heater-age/decoder/check";
import { choiceGroups } from "../brands/brand-choices.ts";
import { useTranslator } from "../translator/translator.ts";
import { Icon } from "../view/Icon.tsx";
import type { FieldErrorTexts } from "./field-errors.ts";
import { Field } from "./Field.tsx";
import { editSerial, showClean } from "./typing.ts";

export function CheckForm({
  input,
  errors,
  offline,
  onInput,
  onSubmit,
}: {
  readonly input: CheckInput;
  readonly errors: FieldErrorTexts;
  /** Whether the input stays on the page. */
  readonly offline: boolean;
  readonly onInput: (change: Partial<CheckInput>) => void;
  readonly onSubmit: () => void;
}) {
  const { formatMessage, locale } = useTranslator();
  return (
    <form
      class="form"
      part="form"
      noValidate
      autocomplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
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
              {choiceGroups(locale).map(({ heading, brands }) => (
                <optgroup key={heading} label={formatMessage({ id: heading })}>
                  {brands.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              ))}
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
        help={formatMessage({ id: "form.serialHelp" })}
      >
        {(control) => (
          <input
            {...control}
            class="control number"
            type="text"
            autocomplete="off"
            autocapitalize="characters"
            autocorrect="off"
            spellcheck={false}
            enterkeyhint="go"
            value={plateCharacters(input.serialNumber)}
            onInput={({ currentTarget }) => {
              onInput({ serialNumber: editSerial(input.serialNumber, currentTarget.value) });
              showClean(currentTarget);
            }}
          />
        )}
      </Field>
      <div class="send">
        <button class="button primary" part="button" type="submit">
          {formatMessage({ id: "form.submit" })}
        </button>
        <p class="quiet">{formatMessage({ id: offline ? "widget.privacy" : "form.privacy" })}</p>
      </div>
    </form>
  );
}
