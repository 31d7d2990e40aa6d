import { shownModel } from "@heater-age/decoder";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { Field } from "@heater-age/ui/Field";
import { TextInput } from "@heater-age/ui/TextInput";
import type { RefObject } from "react";
import { FormattedMessage } from "react-intl";
import * as styles from "./CheckForm.css.ts";
import { platePrint, showAs } from "../shared/check/typing.ts";

interface ModelFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly control: RefObject<HTMLInputElement | null>;
  readonly onChange: (value: string) => void;
}

/** Renders the model number, folded until it is needed. */
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
              value={shownModel(value)}
              {...platePrint}
              onChange={(event) => onChange(shownModel(showAs(event.currentTarget, shownModel)))}
            />
          )}
        </Field>
      </div>
    </Disclosure>
  );
}
