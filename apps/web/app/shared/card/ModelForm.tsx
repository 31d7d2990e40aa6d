import { shownModel } from "@heater-age/decoder";
import { modelError, modelLimits } from "@heater-age/decoder/check";
import { fieldErrorText } from "@heater-age/messages/format";
import { Button } from "@heater-age/ui/Button";
import { Field } from "@heater-age/ui/Field";
import { TextInput } from "@heater-age/ui/TextInput";
import * as layout from "@heater-age/ui/layout";
import { screenOnly } from "@heater-age/ui/theme";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CheckInput } from "../check/input.ts";
import { platePrint } from "../check/typing.ts";
import { HiddenFields } from "../result/HiddenFields.tsx";

interface ModelFormProps {
  readonly path: string;
  readonly input: CheckInput;
  readonly onCheck: (input: CheckInput) => void;
}

/** Renders a form for the model number, which checks the heater again. */
export function ModelForm({ path, input, onCheck }: ModelFormProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [model, setModel] = useState(input.model);
  const [error, setError] = useState<string>();
  return (
    <form
      className={`${layout.column.small} ${screenOnly}`}
      action={path}
      method="get"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const code = modelError(model);
        const wrong = code && fieldErrorText(code, model, modelLimits);
        setError(wrong && formatMessage({ id: wrong.id }, wrong.values));
        if (wrong === undefined) onCheck({ ...input, model });
      }}
    >
      <HiddenFields fields={{ brand: input.brand, serial: input.serial }} />
      <Field id={id} label={<FormattedMessage id="form.model" />} error={error}>
        {(control) => (
          <TextInput
            {...control}
            name="model"
            tone="plateSmall"
            {...platePrint}
            value={model}
            onChange={({ currentTarget }) => setModel(shownModel(currentTarget.value))}
          />
        )}
      </Field>
      <div>
        <Button tone="secondary" type="submit">
          <FormattedMessage id="result.modelCheck" />
        </Button>
      </div>
    </form>
  );
}
