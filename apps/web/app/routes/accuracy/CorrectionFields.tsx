import { Field } from "@heater-age/ui/Field";
import { Select } from "@heater-age/ui/Select";
import { TextArea } from "@heater-age/ui/TextArea";
import { TextInput } from "@heater-age/ui/TextInput";
import { useIntl } from "react-intl";
import * as styles from "./accuracy.css.ts";
import { type Field as FieldName, places, textValues, type Values } from "./fields.ts";

/** Props of the fields. */
export interface CorrectionFieldsProps {
  /** Brands to choose from. */
  readonly brands: readonly { readonly value: string; readonly label: string }[];
  /** Error messages by field. */
  readonly errors: Readonly<Partial<Record<FieldName, string>>>;
  /** Initial values of the fields. */
  readonly values: Values;
}

/** Renders the fields of the form. */
export function CorrectionFields({ brands, errors, values }: CorrectionFieldsProps) {
  const { formatMessage } = useIntl();
  const required = formatMessage({ id: "form.required" });
  return (
    <>
      <Field id="brand" label={formatMessage({ id: "form.brand" })} required={required} error={errors.brand}>
        {(control) => (
          <Select {...control} name="brand" aria-required defaultValue={values.brand}>
            <option value="">{formatMessage({ id: "accuracy.brandChoose" })}</option>
            {brands.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id="serial"
        label={formatMessage({ id: "form.serial" })}
        required={required}
        error={errors.serial}
      >
        {(control) => (
          <TextInput
            {...control}
            className={styles.serial}
            name="serial"
            aria-required
            defaultValue={values.serial}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
          />
        )}
      </Field>
      <Field
        id="date"
        label={formatMessage({ id: "accuracy.date" })}
        required={required}
        error={errors.date}
        help={formatMessage({ id: "accuracy.dateHelp" }, textValues)}
      >
        {(control) => (
          <TextInput
            {...control}
            name="date"
            aria-required
            defaultValue={values.date}
            autoComplete="off"
            maxLength={20}
          />
        )}
      </Field>
      <Field
        id="seenOn"
        label={formatMessage({ id: "accuracy.seenOn" })}
        required={required}
        error={errors.seenOn}
      >
        {(control) => (
          <Select {...control} name="seenOn" aria-required defaultValue={values.seenOn}>
            <option value="">{formatMessage({ id: "accuracy.seenChoose" })}</option>
            {Object.entries(places).map(([value, id]) => (
              <option key={value} value={value}>
                {formatMessage({ id })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id="note"
        label={formatMessage({ id: "accuracy.note" })}
        error={errors.note}
        help={formatMessage({ id: "accuracy.noteHelp" }, textValues)}
      >
        {(control) => <TextArea {...control} name="note" defaultValue={values.note} rows={2} />}
      </Field>
    </>
  );
}
