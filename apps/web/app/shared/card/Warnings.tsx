import { warningText } from "@heater-age/messages/format";
import { Notice } from "@heater-age/ui/Notice";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import { checkQuery } from "../check/input.ts";
import type { DatedCheck } from "../check/shown-check.ts";

interface WarningsProps {
  readonly check: DatedCheck;
  /** Whether a number that looks the same is a link to its result. */
  readonly canChoose: boolean;
}

/** Renders what speaks against a date. */
export function Warnings({ check: { input, result }, canChoose }: WarningsProps) {
  const intl = useIntl();
  return (result.warnings ?? []).map((warning) => {
    const text = warningText(intl, warning);
    const serial = canChoose ? warning.values?.["serial"] : undefined;
    return (
      <Notice key={text} icon="alert">
        {serial === undefined ? (
          text
        ) : (
          <Link to={checkQuery({ ...input, serial: String(serial) })} preventScrollReset>
            {text}
          </Link>
        )}
      </Notice>
    );
  });
}
