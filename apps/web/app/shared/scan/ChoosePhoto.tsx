import { buttonClass } from "@heater-age/ui/Button";
import { visuallyHidden } from "@heater-age/ui/theme";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import * as styles from "./Scan.css.ts";

// Phones turn their own formats into JPEG for a field that does not name them.
const formats = "image/jpeg,image/png,image/webp";

/** Props of the choice. */
export interface ChoosePhotoProps {
  readonly onPhoto: (photo: File) => void;
  readonly isOnDark?: boolean;
}

/** Chooses a photo from the device. */
export function ChoosePhoto({ onPhoto, isOnDark = false }: ChoosePhotoProps) {
  const id = useId();
  return (
    <span className={styles.choose}>
      <input
        className={visuallyHidden}
        id={id}
        type="file"
        accept={formats}
        onChange={({ currentTarget }) => {
          const [photo] = currentTarget.files ?? [];
          if (photo !== undefined) onPhoto(photo);
          // The same one can be chosen again.
          currentTarget.value = "";
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonClass("secondary", !isOnDark)} ${isOnDark ? styles.onDark : styles.label}`}
      >
        <FormattedMessage id="scan.choose" />
      </label>
    </span>
  );
}
