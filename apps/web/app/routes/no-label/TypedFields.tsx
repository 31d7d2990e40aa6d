import { Field } from "@heater-age/ui/Field";
import { Select } from "@heater-age/ui/Select";
import { TextInput } from "@heater-age/ui/TextInput";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { type Answer, factorKinds, fieldName, valueIn, type Wrong } from "./answers.ts";
import type { GuideCode } from "./questions.ts";
import { kindText } from "./labels.ts";

interface TypedFieldsProps {
  readonly questionCode: GuideCode;
  readonly kind: "code" | "factor" | "gallons" | "year";
  readonly given: Answer | undefined;
  readonly others: readonly Answer[];
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
}

const labels = {
  code: "noLabel.field-code",
  factor: "noLabel.field-factor",
  gallons: "noLabel.field-gallons",
  year: "noLabel.field-year",
} as const;

const EXAMPLE = 0.58;

/** Renders the fields for a typed answer, with its error. */
export function TypedFields({ questionCode, kind, given, others, today }: TypedFieldsProps) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const wrong = given?.wrong;

  useEffect(() => {
    if (wrong !== undefined) place.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [wrong]);

  const readValue = (name: string) => {
    const value = given === undefined ? "" : valueIn(given.fields, name);
    return value === "unknown" ? "" : value;
  };
  const toError = (part: Wrong) =>
    wrong === part
      ? intl.formatMessage(
          { id: `noLabel.wrong-${part}` },
          { year: today.slice(0, 4), example: intl.formatNumber(EXAMPLE) },
        )
      : undefined;
  const input = (part: keyof typeof labels, name: string) => (
    <Field id={name} label={intl.formatMessage({ id: labels[part] })} error={toError(part)}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          defaultValue={readValue(name)}
          inputMode={part === "factor" ? "decimal" : "numeric"}
          maxLength={20}
          autoComplete="off"
          tone={part === "code" ? "plate" : "plain"}
        />
      )}
    </Field>
  );

  const gas = others.some(({ fields }) => valueIn(fields, "energy") === "gas");
  const electric = others.some(({ fields }) => valueIn(fields, "energy") === "electric");
  const kinds = factorKinds.filter((each) =>
    gas ? each !== "electric-tank" : !electric || each === "electric-tank",
  );
  const kindName = fieldName(questionCode, "kind");
  return (
    <div ref={place}>
      {input(kind, questionCode)}
      {kind === "factor" ? (
        <>
          <Field
            id={kindName}
            label={intl.formatMessage({ id: "noLabel.field-kind" })}
            error={toError("kind")}
          >
            {(control) => (
              <Select {...control} name={kindName} defaultValue={readValue(kindName) || kinds[0]}>
                {kinds.map((each) => (
                  <option key={each} value={each}>
                    {kindText(intl, each)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {input("gallons", fieldName(questionCode, "gallons"))}
        </>
      ) : null}
    </div>
  );
}
