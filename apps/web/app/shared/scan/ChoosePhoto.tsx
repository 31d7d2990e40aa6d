import { buttonClass, type ButtonTone } from "@heater-age/ui/Button";
import { visuallyHidden } from "@heater-age/ui/theme";
import { type Ref, useId } from "react";
import { FormattedMessage } from "react-intl";
import * as styles from "./ChoosePhoto.css.ts";

// Phones convert their own formats to JPEG for a field that doesn't list them.
const formats = "image/jpeg,image/png,image/webp";

interface ChoosePhotoProps {
  readonly tone: ButtonTone;
  /** As wide as its container. */
  readonly wide?: boolean;
  readonly className?: string;
  /** Name of the field. */
  readonly name?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onPhoto: (photo: File) => void;
}

/** Renders a field that chooses a photo from the device. */
export function ChoosePhoto({ tone, wide, className = "", name, ref, onPhoto }: ChoosePhotoProps) {
  const id = useId();
  return (
    <span className={styles.choose}>
      <input
        ref={ref}
        className={`${visuallyHidden} ${styles.field}`}
        id={id}
        name={name}
        type="file"
        accept={formats}
        onChange={({ currentTarget }) => {
          const [photo] = currentTarget.files ?? [];
          if (photo !== undefined) onPhoto(photo);
          // Allows choosing the same photo again.
          currentTarget.value = "";
        }}
      />
      <label htmlFor={id} className={`${buttonClass(tone, wide)} ${className}`}>
        <FormattedMessage id="form.scanPhoto" />
      </label>
    </span>
  );
}
