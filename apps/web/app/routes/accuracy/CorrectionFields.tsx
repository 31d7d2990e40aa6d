import { monthName } from "@heater-age/messages/format";
import { Field } from "@heater-age/ui/Field";
import { Select } from "@heater-age/ui/Select";
import { TextArea } from "@heater-age/ui/TextArea";
import { TextInput } from "@heater-age/ui/TextInput";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./accuracy.css.ts";
import { type Field as FieldName, longestNote, places, type Values } from "./fields.ts";

/** Props of the fields. */
export interface CorrectionFieldsProps {
  /** Brands to choose from. */
  readonly brands: readonly { readonly value: string; readonly label: string }[];
  /** Error messages by field. */
  readonly errors: Readonly<Partial<Record<FieldName, string>>>;
  /** Initial values of the fields. */
  readonly values: Values;
}

const numbersTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);
const months = numbersTo(12);
const days = numbersTo(31);
const weeks = numbersTo(53);

/** Renders the fields of the form. */
export function CorrectionFields({ brands, errors, values }: CorrectionFieldsProps) {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const required = formatMessage({ id: "accuracy.required" });
  const notPrinted = <option value="">{formatMessage({ id: "accuracy.notPrinted" })}</option>;
  const choice = (
    field: "month" | "day" | "week",
    options: readonly (readonly [value: number, text: string])[],
  ) => (
    <Field id={field} label={formatMessage({ id: `accuracy.${field}` })} error={errors[field]}>
      {(control) => (
        <Select {...control} name={field} defaultValue={values[field]}>
          {notPrinted}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <>
      <Field
        id="brand"
        label={formatMessage({ id: "accuracy.brand" })}
        required={required}
        error={errors.brand}
      >
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
        label={formatMessage({ id: "accuracy.serial" })}
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
      <fieldset className={styles.date} aria-describedby="date-help">
        <legend className={styles.legend}>
          <FormattedMessage id="accuracy.date" />
        </legend>
        <p className={styles.quiet} id="date-help">
          <FormattedMessage id="accuracy.dateHelp" />
        </p>
        <div className={styles.dateParts}>
          <Field
            id="year"
            label={formatMessage({ id: "accuracy.year" })}
            required={required}
            error={errors.year}
          >
            {(control) => (
              <TextInput
                {...control}
                name="year"
                aria-required
                defaultValue={values.year}
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
              />
            )}
          </Field>
          {choice(
            "month",
            months.map((month) => [month, monthName(intl, month)] as const),
          )}
          {choice(
            "day",
            days.map((day) => [day, formatNumber(day)] as const),
          )}
          {choice(
            "week",
            weeks.map((week) => [week, formatNumber(week)] as const),
          )}
        </div>
      </fieldset>
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
        help={formatMessage({ id: "accuracy.noteHelp" }, { longest: longestNote })}
      >
        {(control) => <TextArea {...control} name="note" defaultValue={values.note} rows={2} />}
      </Field>
    </>
  );
}
