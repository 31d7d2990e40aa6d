import { numberLocaleOf } from "@heater-age/messages";
import { Button } from "@heater-age/ui/Button";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { Field } from "@heater-age/ui/Field";
import { Select } from "@heater-age/ui/Select";
import { TextInput } from "@heater-age/ui/TextInput";
import { screenOnly } from "@heater-age/ui/theme";
import { type SubmitEvent, useId, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./Energy.css.ts";
import { type EnergyFields, type NumberField, type ReadEnergy, readEnergy } from "./energy-input.ts";

const labels = {
  uef: "advice.uef",
  firstHour: "advice.firstHour",
  electricity: "advice.electricity",
  gas: "advice.gas",
} as const satisfies Readonly<Record<NumberField, string>>;

const helps = {
  uef: "advice.uefHelp",
  firstHour: undefined,
  electricity: "advice.priceHelp",
  gas: undefined,
} as const satisfies Readonly<Record<NumberField, string | undefined>>;

const numberFields = Object.keys(labels) as readonly NumberField[];

/** Locales whose readers are billed by the therm. Others are billed by the kilowatt-hour. */
const THERMS: ReadonlySet<string> = new Set(["en", numberLocaleOf("es")]);

/** Renders a form for the visitor's own energy prices, and for the rating on the label. Keeps typed values. */
export function EnergyForm({ onSubmit }: { readonly onSubmit: (energy: ReadEnergy["energy"]) => void }) {
  const intl = useIntl();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<EnergyFields>({
    uef: "",
    firstHour: "",
    electricity: "",
    gas: "",
    gasUnit: THERMS.has(intl.locale) ? "therm" : "kWh",
    currency: "USD",
  });
  const [mistakes, setMistakes] = useState<ReadEnergy["mistakes"]>({});
  const change = (changed: Partial<EnergyFields>) => setFields((before) => ({ ...before, ...changed }));
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames(intl.locale, { type: "currency" });
    return Intl.supportedValuesOf("currency")
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((a, b) => a.name.localeCompare(b.name, intl.locale));
  }, [intl.locale]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = readEnergy(fields);
    setMistakes(read.mistakes);
    const wrong = numberFields.find((field) => read.mistakes[field] !== undefined);
    if (wrong === undefined) onSubmit(read.energy);
    else form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
  };

  const errorOf = (field: NumberField): string | undefined => {
    const mistake = mistakes[field];
    if (mistake === undefined) return undefined;
    const { from, to } = mistake;
    return intl.formatMessage(
      { id: "advice.outside" },
      { from: intl.formatNumber(from), to: intl.formatNumber(to) },
    );
  };

  return (
    <Disclosure className={screenOnly} summary={<FormattedMessage id="advice.ownFigures" />}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {numberFields.map((field) => (
          <Field
            key={field}
            id={`${id}${field}`}
            label={<FormattedMessage id={labels[field]} />}
            help={helps[field] === undefined ? undefined : <FormattedMessage id={helps[field]} />}
            error={errorOf(field)}
          >
            {(control) => (
              <TextInput
                {...control}
                name={field}
                inputMode="decimal"
                autoComplete="off"
                maxLength={30}
                value={fields[field]}
                onChange={(event) => change({ [field]: event.currentTarget.value })}
              />
            )}
          </Field>
        ))}
        <Field id={`${id}unit`} label={<FormattedMessage id="advice.gasUnit" />}>
          {(control) => (
            <Select
              {...control}
              value={fields.gasUnit}
              onChange={({ currentTarget: { value } }) =>
                change({ gasUnit: value === "therm" ? "therm" : "kWh" })
              }
            >
              <option value="therm">{intl.formatMessage({ id: "advice.therm" })}</option>
              <option value="kWh">{intl.formatMessage({ id: "advice.kilowattHour" })}</option>
            </Select>
          )}
        </Field>
        <Field id={`${id}currency`} label={<FormattedMessage id="advice.currency" />}>
          {(control) => (
            <Select
              {...control}
              value={fields.currency}
              onChange={({ currentTarget: { value } }) => change({ currency: value })}
            >
              {currencies.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name} ({code})
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className={styles.submit}>
          <Button tone="secondary" type="submit">
            <FormattedMessage id="advice.calculate" />
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
