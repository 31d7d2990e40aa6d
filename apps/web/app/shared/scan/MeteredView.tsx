import { Button } from "@heater-age/ui/Button";
import { dialogActions } from "@heater-age/ui/Dialog";
import { FormattedMessage, useIntl } from "react-intl";
import { readerSize } from "./reader-size.ts";
import { ScanView } from "./ScanView.tsx";

interface MeteredViewProps {
  readonly onAnswer: (readsText: boolean) => void;
  readonly onType: () => void;
}

/** Renders the question before a large download over a connection that may cost money. */
export function MeteredView({ onAnswer, onType }: MeteredViewProps) {
  const intl = useIntl();
  return (
    <ScanView label={intl.formatMessage({ id: "scan.meteredTitle" })}>
      <p>
        <FormattedMessage id="scan.meteredText" values={{ size: readerSize(intl) }} />
      </p>
      <div className={dialogActions}>
        <Button tone="primary" wide onClick={() => onAnswer(true)}>
          <FormattedMessage id="scan.meteredYes" />
        </Button>
        <Button tone="secondary" wide onClick={() => onAnswer(false)}>
          <FormattedMessage id="scan.meteredNo" />
        </Button>
        <Button tone="secondary" wide onClick={onType}>
          <FormattedMessage id="scan.typeInstead" />
        </Button>
      </div>
    </ScanView>
  );
}
