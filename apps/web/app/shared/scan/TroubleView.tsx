import { Button } from "@heater-age/ui/Button";
import { dialogActions } from "@heater-age/ui/Dialog";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ScanView } from "./ScanView.tsx";
import { type Trouble, troubles } from "./trouble.ts";

/** Props of the view. */
export interface TroubleViewProps {
  readonly trouble: Trouble;
  readonly onRetry: () => void;
  readonly onType: () => void;
  /** The button that chooses another photo. */
  readonly children: ReactNode;
}

/** Renders why nothing was read, and what to do next. */
export function TroubleView({ trouble, onRetry, onType, children }: TroubleViewProps) {
  const { formatMessage } = useIntl();
  const { title, text, canRetry } = troubles[trouble];
  return (
    <ScanView label={formatMessage({ id: title })}>
      <p role="alert">
        <FormattedMessage id={text} />
      </p>
      <div className={dialogActions}>
        {canRetry ? (
          <Button tone="primary" wide onClick={onRetry}>
            <FormattedMessage id="result.tryAgain" />
          </Button>
        ) : null}
        {children}
        <Button tone="secondary" wide onClick={onType}>
          <FormattedMessage id="scan.typeInstead" />
        </Button>
      </div>
    </ScanView>
  );
}
