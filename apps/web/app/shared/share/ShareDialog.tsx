import { Dialog } from "@heater-age/ui/Dialog";
import type { Language } from "@heater-age/messages";
import * as layout from "@heater-age/ui/layout";
import { useIntl } from "react-intl";
import { ShareLinks } from "./ShareLinks.tsx";
import type { Shareable } from "./targets.ts";

export interface ShareDialogProps {
  readonly language: Language;
  readonly what: Shareable;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Renders the services on which content can be shared. */
export function ShareDialog({ language, what, open, onClose }: ShareDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatMessage({ id: what.type === "website" ? "share.website" : "share.result" })}
      closeLabel={formatMessage({ id: "shell.close" })}
    >
      <ShareLinks language={language} what={what} look="names" />
      {what.type === "result" && what.resultId === undefined ? (
        <p className={layout.quiet}>{formatMessage({ id: "share.resultNote" })}</p>
      ) : null}
    </Dialog>
  );
}
