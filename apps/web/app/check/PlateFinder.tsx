import { Disclosure } from "@heater-age/ui/Disclosure";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import * as styles from "./CheckForm.css.ts";

// Without a connection there is only the sentence.
const PlatePicture = lazy<ComponentType<{ readonly brand: string }>>(() =>
  import("./PlatePicture.tsx").then(
    (module) => ({ default: module.PlatePicture }),
    () => ({ default: () => null }),
  ),
);

/** Renders where the serial number is, with a picture of the usual place for the chosen brand. */
export function PlateFinder({ brand }: { readonly brand: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure
      className={styles.finder}
      summary={<FormattedMessage id="form.where" />}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <div className={styles.place}>
        <p>
          <FormattedMessage id="form.whereText" />
        </p>
        {opened ? (
          <Suspense>
            <PlatePicture brand={brand} />
          </Suspense>
        ) : null}
      </div>
    </Disclosure>
  );
}
