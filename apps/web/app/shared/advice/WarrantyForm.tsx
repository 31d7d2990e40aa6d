import type { Advice } from "@heater-age/client";
import { canBeInstalled } from "@heater-age/decoder/warranty";
import { monthName } from "@heater-age/messages/format";
import { Button } from "@heater-age/ui/Button";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { Field } from "@heater-age/ui/Field";
import { Select } from "@heater-age/ui/Select";
import { TextInput } from "@heater-age/ui/TextInput";
import { screenOnly } from "@heater-age/ui/theme";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { UserInput } from "../result/use-advice.ts";
import * as styles from "./advice.css.ts";

interface WarrantyFormProps {
  readonly advice: Advice;
  readonly userInput: UserInput;
  readonly onUserInput: (more: UserInput) => void;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const MAX_LENGTH = 200;

/** Returns a date of installation from the input; `undefined` if it is empty. */
const installedOn = (year: string, month: string): string | undefined =>
  year === "" && month === "" ? undefined : month === "" ? year : `${year}-${month.padStart(2, "0")}`;

/** Renders a form for the date of installation and the warranty on the visitor's papers. Keeps typed values. */
export function WarrantyForm({ advice: { dates, asOf }, userInput, onUserInput }: WarrantyFormProps) {
  const intl = useIntl();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [enteredYear = "", enteredMonth = ""] = (userInput.installed ?? "").split("-");
  const [year, setYear] = useState(enteredYear);
  const [month, setMonth] = useState(enteredMonth === "" ? "" : String(Number(enteredMonth)));
  const [papers, setPapers] = useState(userInput.warranty ?? "");
  const [wrong, setWrong] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const installed = installedOn(year.trim(), month);
    const isWrong = installed !== undefined && !canBeInstalled(installed, dates, asOf);
    setWrong(isWrong);
    if (isWrong) first.current?.focus();
    else onUserInput({ installed, warranty: papers.trim() === "" ? undefined : papers.trim() });
  };

  return (
    <Disclosure className={screenOnly} summary={<FormattedMessage id="advice.warrantyTell" />}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.day}>
          <Field
            id={`${id}-year`}
            label={<FormattedMessage id="advice.warrantyYear" />}
            error={wrong ? intl.formatMessage({ id: "advice.installedWrong" }) : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                ref={first}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                value={year}
                onChange={({ target }) => setYear(target.value)}
              />
            )}
          </Field>
          <Field id={`${id}-month`} label={<FormattedMessage id="advice.warrantyMonth" />}>
            {(control) => (
              <Select {...control} value={month} onChange={({ target }) => setMonth(target.value)}>
                <option value="">{intl.formatMessage({ id: "advice.warrantyNoMonth" })}</option>
                {MONTHS.map((number) => (
                  <option key={number} value={number}>
                    {monthName(intl, number)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Field
          id={`${id}-papers`}
          label={<FormattedMessage id="advice.warrantyPapers" />}
          help={<FormattedMessage id="advice.warrantyPapersHelp" />}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={MAX_LENGTH}
              value={papers}
              onChange={({ target }) => setPapers(target.value)}
            />
          )}
        </Field>
        <div>
          <Button tone="secondary" type="submit">
            <FormattedMessage id="advice.warrantyCount" />
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
