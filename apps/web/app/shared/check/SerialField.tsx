import { Field } from "@heater-age/ui/Field";
import { TextInput } from "@heater-age/ui/TextInput";
import { lazy, type RefObject, Suspense, useLayoutEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./CheckForm.css.ts";
import { typeSerial } from "./typing.ts";

const SerialHint = lazy(async () => ({ default: (await import("./SerialHint.tsx")).SerialHint }));
const SerialTints = lazy(async () => ({ default: (await import("./SerialHint.tsx")).SerialTints }));

/** What the serial number field takes. */
export interface SerialFieldProps {
  readonly brand: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly control: RefObject<HTMLInputElement | null>;
  /** True once someone began to fill the form: from then on the number is read while it is typed. */
  readonly live: boolean;
  readonly onChange: (value: string) => void;
}

/** The serial number, read while it is typed. */
export function SerialField({ brand, value, error, control, live, onChange }: SerialFieldProps) {
  const { formatMessage } = useIntl();
  const caret = useRef<number>(undefined);
  const [fits, setFits] = useState(true);

  useLayoutEffect(() => {
    const input = control.current;
    if (input === null) return;
    if (caret.current !== undefined && document.activeElement === input) {
      input.setSelectionRange(caret.current, caret.current);
    }
    caret.current = undefined;
    setFits(input.scrollWidth <= input.clientWidth);
  }, [control, value]);

  const help = <FormattedMessage id="form.serialHelp" />;
  return (
    <Field
      id="serial"
      label={<FormattedMessage id="form.serial" />}
      required={formatMessage({ id: "form.required" })}
      error={error}
      described={["serial-hint"]}
    >
      {(props) => (
        <>
          <span className={styles.serial}>
            <TextInput
              {...props}
              ref={control}
              tone="plate"
              name="serial"
              value={value}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              onChange={(event) => {
                const { value: text, selectionStart } = event.currentTarget;
                const typed = typeSerial({ text, caret: selectionStart ?? text.length });
                caret.current = typed.caret;
                onChange(typed.text);
              }}
            />
            {live && fits ? (
              <Suspense>
                <SerialTints brand={brand} serial={value} />
              </Suspense>
            ) : null}
          </span>
          <p className={styles.under} id="serial-hint" aria-live="polite">
            {live ? (
              <Suspense fallback={help}>
                <SerialHint brand={brand} serial={value}>
                  {help}
                </SerialHint>
              </Suspense>
            ) : (
              help
            )}
          </p>
        </>
      )}
    </Field>
  );
}
