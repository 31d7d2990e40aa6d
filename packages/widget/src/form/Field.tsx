import type { ComponentChildren } from "preact";
import { useTranslator } from "../translator/translator.ts";
import type { FieldError, FieldName } from "./field-errors.ts";
import { Icon } from "../view/Icon.tsx";

/** What the control of a field has to carry, so that its label, help and error are read with it. */
export interface ControlProps {
  readonly id: FieldName;
  readonly name: FieldName;
  readonly part: "control";
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
}

/** Props of {@link Field}. */
export interface FieldProps {
  readonly name: FieldName;
  readonly label: string;
  readonly required?: true;
  readonly error: FieldError | undefined;
  /** Help beneath the control; it may change while someone types. */
  readonly help?: ComponentChildren;
  readonly children: (control: ControlProps) => ComponentChildren;
}

/** A labeled control with help and, when something is wrong, the error beneath it. */
export function Field({ name, label, required, error, help, children }: FieldProps) {
  const { formatMessage } = useTranslator();
  const describedBy = [
    ...(error === undefined ? [] : [`${name}-error`]),
    ...(help === undefined ? [] : [`${name}-help`]),
  ].join(" ");
  return (
    <div class="field" part="field">
      <label class={error === undefined ? "label" : "label wrong"} part="label" for={name}>
        {label}
        {required === undefined ? null : (
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
        ...(describedBy === "" ? {} : { "aria-describedby": describedBy }),
        ...(error === undefined ? {} : { "aria-invalid": true }),
      })}
      {error === undefined ? null : (
        <p class="error" part="error" id={`${name}-error`}>
          <Icon name="alert" />
          <span>{formatMessage(error, error.values)}</span>
        </p>
      )}
      {help === undefined ? null : (
        <div class="help" part="hint" id={`${name}-help`} aria-live="polite">
          {help}
        </div>
      )}
    </div>
  );
}
