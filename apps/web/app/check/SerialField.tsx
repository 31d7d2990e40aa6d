import { plateCharacters } from "@heater-age/decoder";
import { Field } from "@heater-age/ui/Field";
import { TextInput } from "@heater-age/ui/TextInput";
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./CheckForm.css.ts";
import type { CheckInput } from "../shared/check/input.ts";
import { editSerial, leavesOut } from "../shared/check/typed.ts";
import { platePrint, showAs } from "../shared/check/typing.ts";
import { PlateFinder } from "./PlateFinder.tsx";

const load = () => import("../shared/result/SerialHint.tsx");
// Without a connection the field works without them.
const SerialHint = lazy(() =>
  load().then(
    (module) => ({ default: module.SerialHint }),
    () => ({ default: ({ children }: { readonly children: ReactNode }) => children }),
  ),
);
const SerialTints = lazy(() =>
  load().then(
    (module) => ({ default: module.SerialTints }),
    () => ({ default: () => null }),
  ),
);

interface SerialFieldProps {
  readonly path: string;
  /** As typed. The field only shows the letters and digits of the serial number. */
  readonly input: CheckInput;
  readonly error: string | undefined;
  readonly control: RefObject<HTMLInputElement | null>;
  /** True after the form was used. The number is then read while it is typed. */
  readonly live: boolean;
  readonly onChange: (value: string) => void;
  /** Called with the changes of an accepted suggestion. */
  readonly onTake: (change: Partial<CheckInput>) => void;
}

/** Renders the serial number, read while it is typed, with suggestions and where to find it. */
export function SerialField({ path, input, error, control, live, onChange, onTake }: SerialFieldProps) {
  const { formatMessage } = useIntl();
  const { brand, serial: value } = input;
  const [fits, setFits] = useState(true);

  // Not a layout effect: with a result, it would lay out the whole page before the dialog opens, and then again. Nor
  // before the form is used: beside a result it is folded, and would be laid out only to be measured.
  useEffect(() => {
    const field = control.current;
    if (live && field !== null) setFits(field.scrollWidth <= field.clientWidth);
  }, [control, live, value]);

  const help = <FormattedMessage id="form.serialHelp" />;
  return (
    <div className={styles.serialField}>
      <Field
        id="serial"
        label={<FormattedMessage id="form.serial" />}
        required={formatMessage({ id: "form.required" })}
        error={error}
        live={
          <>
            {!leavesOut(value) ? null : (
              <p>
                <FormattedMessage id="form.serialLeftOut" />
              </p>
            )}
            {live ? (
              <Suspense fallback={help}>
                <SerialHint path={path} input={input} onTake={onTake}>
                  {help}
                </SerialHint>
              </Suspense>
            ) : (
              help
            )}
          </>
        }
      >
        {(props) => (
          <span className={styles.serial}>
            <TextInput
              {...props}
              ref={control}
              tone="plate"
              name="serial"
              value={plateCharacters(value)}
              {...platePrint}
              onChange={(event) => onChange(editSerial(value, showAs(event.currentTarget, plateCharacters)))}
            />
            {live && fits ? (
              <Suspense>
                <SerialTints brand={brand} serial={value} />
              </Suspense>
            ) : null}
          </span>
        )}
      </Field>
      <PlateFinder brand={brand} />
    </div>
  );
}
