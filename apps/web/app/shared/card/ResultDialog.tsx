import { Button } from "@heater-age/ui/Button";
import { Dialog, dialogActions } from "@heater-age/ui/Dialog";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import type { Offer } from "@heater-age/decoder/check";
import { type CheckInput, checkQuery } from "../check/input.ts";
import { offerChange, takeText } from "../result/offer.tsx";
import { isDated, type Refusal, type ShownCheck } from "../check/shown-check.ts";
import { dialogContent } from "./dialog-content.tsx";
import { DialogSave } from "./DialogSave.tsx";
import type { ResultCardProps } from "./ResultCard.tsx";

const nothing: CheckInput = { brand: "", serial: "", model: "" };

interface ResultDialogProps {
  readonly check: ShownCheck | undefined;
  readonly refusal: Refusal | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when the visitor closes it without choosing an action. */
  readonly onCard: () => void;
  /** Called after it has closed, when the page behind it can take the focus. */
  readonly onAskAgain: () => void;
  /** Leaves the result for the form, like the card. */
  readonly onLeave: ResultCardProps["onLeave"];
}

/**
 * Renders the verdict, or why there is none, right after a check was submitted. The card behind it has the full
 * result.
 */
export function ResultDialog(props: ResultDialogProps) {
  const { check, refusal, open, onClose, onCard, onAskAgain, onLeave } = props;
  const brand = (check ?? refusal)?.input.brand ?? "";
  const ways = { onCard, onAskAgain, onTryAgain: () => onLeave({ brand }, true) };
  const intl = useIntl();
  const first = useRef<HTMLButtonElement>(null);
  const chosen = useRef<() => void>(undefined);
  const { offer, title, body, actions } = dialogContent(intl, check, refusal);
  const navigate = useNavigate();

  const closed = () => {
    // If the page closed the dialog, it moves the focus itself.
    const next = chosen.current ?? (open ? ways.onCard : undefined);
    chosen.current = undefined;
    onClose();
    next?.();
  };

  const choose = (way: () => void) => () => {
    chosen.current = way;
    onClose();
  };

  const take = (taken: Offer) => {
    const input = { ...nothing, ...check?.input, ...offerChange(taken) };
    void navigate({ search: checkQuery(input) }, { preventScrollReset: true });
  };

  return (
    <Dialog
      open={open}
      onClose={closed}
      title={title}
      closeLabel={intl.formatMessage({ id: "shell.close" })}
      first={first}
    >
      {offer === undefined ? null : (
        <Button ref={first} tone="primary" wide onClick={choose(() => take(offer))}>
          {takeText(intl, offer)}
        </Button>
      )}
      {body}
      <div className={dialogActions}>
        {actions.map(({ way, text }, index) => {
          const leads = index === 0 && offer === undefined;
          return (
            <Button
              key={way}
              tone={leads ? "primary" : "secondary"}
              {...(leads ? { ref: first } : {})}
              onClick={choose(ways[way])}
            >
              <FormattedMessage id={text} />
            </Button>
          );
        })}
        {check !== undefined && isDated(check) ? (
          <DialogSave check={check} onNextHeater={choose(ways.onTryAgain)} />
        ) : null}
      </div>
    </Dialog>
  );
}
