import { Button, type ButtonProps } from "@heater-age/ui/Button";
import { Icon } from "@heater-age/ui/Icon";
import type { Language } from "@heater-age/messages";
import { type ComponentType, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { copyLink } from "./copy-link.ts";
import type { ShareDialogProps } from "./ShareDialog.tsx";
import { shareNatively } from "./share-natively.ts";
import type { Shareable } from "./targets.ts";

/** Props of the button, in addition to those of `Button`. */
export interface ShareButtonProps extends Omit<ButtonProps, "onClick"> {
  readonly language: Language;
  readonly what: Shareable;
}

/**
 * Renders a button that shares content: through the system's menu on phones that have one, otherwise through a
 * dialog.
 */
export function ShareButton({ language, what, ...rest }: ShareButtonProps) {
  const intl = useIntl();
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps>>();
  const [open, setOpen] = useState(false);

  const share = async () => {
    if (await shareNatively(what, language)) return;
    try {
      const { ShareDialog } = await import("./ShareDialog.tsx");
      setDialog(() => ShareDialog);
      setOpen(true);
    } catch {
      // Offline there are no sites to share on, but the link can be copied.
      await copyLink(intl, language, what);
    }
  };

  return (
    <>
      <Button {...rest} aria-haspopup="dialog" onClick={() => void share()}>
        <Icon name="share" />
        <FormattedMessage id="share.button" />
      </Button>
      {Dialog === undefined ? null : (
        <Dialog language={language} what={what} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
