import { Button } from "@heater-age/ui/Button";
import { Icon } from "@heater-age/ui/Icon";
import { TextInput } from "@heater-age/ui/TextInput";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { useCopied } from "../share/use-copied.ts";
import * as styles from "./ReportDialog.css.ts";

interface LinkFieldProps {
  readonly label: string;
  readonly address: string;
  readonly copyLabel: string;
  /** @returns whether it was copied. */
  readonly onCopy: () => Promise<boolean>;
}

/** Renders a link to copy. It is selected on focus, and has a button that copies it. */
export function LinkField({ label, address, copyLabel, onCopy }: LinkFieldProps) {
  const id = useId();
  const [copied, setCopied] = useCopied();

  const copy = async () => {
    if (await onCopy()) setCopied();
  };

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <TextInput id={id} readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      <Button tone="secondary" onClick={() => void copy()}>
        <Icon name={copied ? "check" : "copy"} />
        {copied ? <FormattedMessage id="share.copyDone" /> : copyLabel}
      </Button>
    </div>
  );
}
