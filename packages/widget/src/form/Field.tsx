import type { FieldErrorText } from "@heater-age/messages/format";
import type { ComponentChildren } from "preact";
import { useTranslator } from "../translator/translator.ts";
import { Icon } from "../view/Icon.tsx";
import type { FieldName } from "./field-errors.ts";

/** Props that a control needs, so that screen readers read its label, help and error with it. */
export interface ControlProps {
  readonly id: FieldName;
  readonly name: FieldName;
  readonly part: "control";
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

/** Renders a labeled control with help and, if it is invalid, the error below it. */
export function Field({
  name,
  label,
  required = false,
  error,
  help,
  children,
}: {
  readonly name: FieldName;
  readonly label: string;
  readonly required?: boolean;
  readonly error: FieldErrorText | undefined;
  /** Help below the control. */
  readonly help?: string;
  readonly children: (control: ControlProps) => ComponentChildren;
}) {
  const { formatMessage } = useTranslator();
  const describedBy = [error && `${name}-error`, help !== undefined && `${name}-help`].filter(Boolean);
  return (
    <div class="field" part="field">
      <label class={error === undefined ? "label" : "label wrong"} part="label" for={name}>
        {label}
        {required && (
          <>
            {" "}
            <span class="star" aria-hidden="true">
              *
            </span>
            <span class="hidden">({formatMessage({ id: "form.required" })})</span>
          </>
        )}
      </label>
      {children({
        id: name,
        name,
        part: "control",
        "aria-describedby": describedBy.join(" ") || undefined,
        "aria-invalid": error && true,
      })}
      {error && (
        <p class="error" part="error" id={`${name}-error`}>
          <Icon name="alert" />
          <span>{formatMessage(error, { ...error.values, other: formatMessage({ id: "form.other" }) })}</span>
        </p>
      )}
      {help !== undefined && (
        <div class="help" part="hint" id={`${name}-help`}>
          {help}
        </div>
      )}
    </div>
  );
}
