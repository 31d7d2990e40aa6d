import type { ReactNode } from "react";
import { visuallyHidden } from "../../theme/index.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Field.css.ts";

/** Props that a control needs, so that screen readers read its label, help and error with it. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
}

interface FieldProps {
  readonly id: string;
  readonly label: ReactNode;
  /** The word "required" in the reader's language. Absent: the field is optional. */
  readonly required?: string | undefined;
  /** The error, in the reader's language. */
  readonly error?: string | undefined;
  /** Help below the control. */
  readonly help?: ReactNode;
  /** Below the error, instead of plain help: content that changes while the visitor types. */
  readonly live?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/**
 * Renders a labeled control with help and, if it is invalid, the error below it.
 *
 * @example
 * <Field id="serial" label="Serial number" required="required">
 *   {(control) => <TextInput {...control} name="serial" />}
 * </Field>
 */
export function Field({ id, label, required, error, help, live, children }: FieldProps) {
  const describedBy = [
    ...(error === undefined ? [] : [`${id}-error`]),
    ...(live === undefined ? [] : [`${id}-live`]),
    ...(help === undefined ? [] : [`${id}-help`]),
  ].join(" ");
  return (
    <div>
      <label className={styles.label} htmlFor={id} {...(error === undefined ? {} : { "data-wrong": "" })}>
        {label}
        {required === undefined ? null : (
          <>
            {" "}
            <span className={styles.mark} aria-hidden="true">
              *
            </span>
            <span className={visuallyHidden}>{`(${required})`}</span>
          </>
        )}
      </label>
      {children({
        id,
        ...(describedBy === "" ? {} : { "aria-describedby": describedBy }),
        ...(error === undefined ? {} : { "aria-invalid": true }),
      })}
      {error === undefined ? null : (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      )}
      {live === undefined ? null : (
        <div className={styles.live} id={`${id}-live`} aria-live="polite">
          {live}
        </div>
      )}
      {help === undefined ? null : (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
