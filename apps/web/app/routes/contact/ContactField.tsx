import { Field } from "@heater-age/ui/Field";
import { TextArea } from "@heater-age/ui/TextArea";
import { TextInput } from "@heater-age/ui/TextInput";
import { FormattedMessage, useIntl } from "react-intl";
import { type Field as FieldName, isRequired } from "./fields.ts";

const inputs = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email", spellCheck: false },
  phone: { type: "tel", autoComplete: "tel" },
  subject: { type: "text", autoComplete: "off" },
} as const;

interface ContactFieldProps {
  readonly field: FieldName;
  /** The error, in the reader's language. */
  readonly error: string | undefined;
  readonly value?: string | undefined;
}

/** Renders a field of the form. The browser's own control keeps the input. */
export function ContactField({ field, error, value }: ContactFieldProps) {
  const { formatMessage } = useIntl();
  const required = isRequired(field);
  const common = { name: field, defaultValue: value, "aria-required": required };
  return (
    <Field
      id={field}
      label={<FormattedMessage id={`contact.${field}`} />}
      required={required ? formatMessage({ id: "form.required" }) : undefined}
      error={error}
    >
      {(control) =>
        field === "message" ? (
          <TextArea {...control} {...common} rows={6} />
        ) : (
          <TextInput {...control} {...common} {...inputs[field]} />
        )
      }
    </Field>
  );
}
