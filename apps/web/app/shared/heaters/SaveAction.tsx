import { Button, buttonClass } from "@heater-age/ui/Button";
import { Icon } from "@heater-age/ui/Icon";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { heaterPath } from "./heater-path.ts";
import * as styles from "./SaveDialog.css.ts";
import { type SaveOptions, useSave } from "./use-save.tsx";

interface SaveActionProps extends SaveOptions {
  readonly className?: string;
}

/** Renders the button that saves a heater on this device, or a link to the saved heater. */
export function SaveAction({ className = "", ...heater }: SaveActionProps) {
  const { savedId, visit, begin, dialog } = useSave(heater);
  return (
    <>
      {savedId !== undefined ? (
        <Link className={`${buttonClass("quiet")} ${className}`} to={heaterPath(heater.language, savedId)}>
          <Icon name="check" />
          <FormattedMessage id="result.saved" />
        </Link>
      ) : visit === undefined ? (
        <Button tone="quiet" className={className} aria-haspopup="dialog" onClick={() => void begin()}>
          <Icon name="bookmark" />
          <FormattedMessage id="result.save" />
        </Button>
      ) : (
        <Button
          tone="leading"
          wide
          className={styles.toVisit}
          aria-haspopup="dialog"
          onClick={() => void begin()}
        >
          <Icon name="bookmark" />
          <FormattedMessage id="result.addTo" values={{ name: visit.name }} />
        </Button>
      )}
      {dialog}
    </>
  );
}
