import { Disclosure } from "@heater-age/ui/Disclosure";
import { Field } from "@heater-age/ui/Field";
import { TextInput } from "@heater-age/ui/TextInput";
import type { RefObject } from "react";
import { FormattedMessage } from "react-intl";
import * as styles from "./CheckForm.css.ts";
import { clean, platePrint, typeModel } from "./typing.ts";

/** What the model number field takes. */
export interface ModelFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly control: RefObject<HTMLInputElement | null>;
  readonly onChange: (value: string) => void;
}

/** The model number, folded away until someone has it. */
export function ModelField({ value, error, control, onChange }: ModelFieldProps) {
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
              {...platePrint}
              onChange={(event) => onChange(clean(event.currentTarget, typeModel))}
            />
          )}
        </Field>
      </div>
    </Disclosure>
  );
}
