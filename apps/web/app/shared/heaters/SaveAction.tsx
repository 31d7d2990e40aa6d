import { Button, buttonClass } from "@heater-age/ui/Button";
import { Icon } from "@heater-age/ui/Icon";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { heaterPath } from "./heater-path.ts";
import * as styles from "./SaveAction.css.ts";
import { type SaveOptions, useSave } from "./use-save.tsx";

interface SaveActionProps extends SaveOptions {
  readonly className?: string;
}

/** Renders the button that saves a heater on this device, or a link to the saved heater and a button for the next. */
export function SaveAction({ className = "", ...heater }: SaveActionProps) {
  const { savedId, begin, dialog } = useSave(heater);
  return (
    <>
      {savedId === undefined ? (
        <Button tone="quiet" className={className} aria-haspopup="dialog" onClick={() => void begin()}>
          <Icon name="bookmark" />
          <FormattedMessage id="result.save" />
        </Button>
      ) : (
        <>
          <Link className={`${buttonClass("quiet")} ${className}`} to={heaterPath(heater.language, savedId)}>
            <Icon name="check" />
            <FormattedMessage id="result.saved" />
          </Link>
          <Button tone="leading" wide className={styles.next} onClick={heater.onNextHeater}>
            <FormattedMessage id="heaters.next" />
          </Button>
        </>
      )}
      {dialog}
    </>
  );
}
