import { Disclosure } from "@heater-age/ui/Disclosure";
import { Field } from "@heater-age/ui/Field";
import { TextInput } from "@heater-age/ui/TextInput";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import * as styles from "./CheckForm.css.ts";
import { typeModel } from "./typing.ts";

/** What the model number field takes. */
export interface ModelFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly control: RefObject<HTMLInputElement | null>;
  readonly onChange: (value: string) => void;
}

/** The model number, folded away until someone has it. */
export function ModelField({ value, error, control, onChange }: ModelFieldProps) {
  const caret = useRef<number>(undefined);

  useLayoutEffect(() => {
    const input = control.current;
    if (input !== null && caret.current !== undefined && document.activeElement === input) {
      input.setSelectionRange(caret.current, caret.current);
    }
    caret.current = undefined;
  }, [control, value]);

  return (
    <Disclosure
      className={styles.model}
      summary={<FormattedMessage id="form.modelToggle" />}
      open={value !== "" || error !== undefined}
    >
      <div className={styles.modelField}>
        <Field
          id="model"
          label={<FormattedMessage id="form.model" />}
          help={<FormattedMessage id="form.modelHelp" />}
          error={error}
        >
          {(props) => (
            <TextInput
              {...props}
              ref={control}
              tone="plateSmall"
              name="model"
              value={value}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              onChange={(event) => {
                const { value: text, selectionStart } = event.currentTarget;
                const typed = typeModel({ text, caret: selectionStart ?? text.length });
                caret.current = typed.caret;
                onChange(typed.text);
              }}
            />
          )}
        </Field>
      </div>
    </Disclosure>
  );
}
