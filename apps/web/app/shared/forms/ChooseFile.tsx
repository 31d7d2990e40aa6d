import { buttonClass, type ButtonTone } from "@heater-age/ui/Button";
import { visuallyHidden } from "@heater-age/ui/theme";
import { type Ref, useId } from "react";
import { FormattedMessage } from "react-intl";
import * as styles from "./ChooseFile.css.ts";

// Phones convert their own formats to JPEG for a field that doesn't list them.
const photos = "image/jpeg,image/png,image/webp";

interface ChooseFileProps {
  readonly tone: ButtonTone;
  /** As wide as its container. */
  readonly wide?: boolean;
  readonly className?: string;
  /** @default a photo */
  readonly accept?: string;
  /** @default that of a photo */
  readonly textId?: FormatjsIntl.Message["ids"];
  readonly name?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onFile: (file: File) => void;
}

/** Renders a field that chooses a file from the device, and looks like a button. */
export function ChooseFile({
  tone,
  wide,
  className = "",
  accept = photos,
  textId = "form.scanPhoto",
  name,
  ref,
  onFile,
}: ChooseFileProps) {
  const id = useId();
  return (
    <span className={styles.choose}>
      <input
        ref={ref}
        className={`${visuallyHidden} ${styles.field}`}
        id={id}
        name={name}
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onFile(file);
          // Allows choosing the same file again.
          currentTarget.value = "";
        }}
      />
      <label htmlFor={id} className={`${buttonClass(tone, wide)} ${className}`}>
        <FormattedMessage id={textId} />
      </label>
    </span>
  );
}
