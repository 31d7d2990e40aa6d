import { otherBrand } from "@heater-age/decoder/check";
import { useIntl } from "react-intl";
import { choiceOf, type Choices } from "../check/choices.ts";

/** Props of the options. */
export interface BrandOptionsProps {
  readonly choices: Choices;
  /** The selected value. A name that is not among the choices is added to them. */
  readonly value: string;
}

/** Renders the options of a native select of the brand. */
export function BrandOptions({ choices, value }: BrandOptionsProps) {
  const { formatMessage } = useIntl();
  const isListed = value === "" || value === otherBrand || choiceOf(choices, value) !== undefined;
  return (
    <>
      <option value="">{formatMessage({ id: "form.brandPrompt" })}</option>
      <optgroup label={formatMessage({ id: "form.brandsFirst" })}>
        {choices.first.map((choice) => (
          <option key={choice.value} value={choice.value} translate="no">
            {choice.label}
          </option>
        ))}
      </optgroup>
      <optgroup label={formatMessage({ id: "form.brandsMore" })}>
        {choices.more.map((choice) => (
          <option key={choice.value} value={choice.value} translate="no">
            {choice.label}
          </option>
        ))}
      </optgroup>
      <option value={otherBrand}>{formatMessage({ id: "form.other" })}</option>
      {isListed ? null : <option translate="no">{value}</option>}
    </>
  );
}
