import { ApiError, HeaterAgeError } from "@heater-age/client";
import type { Language } from "@heater-age/messages";
import { Button } from "@heater-age/ui/Button";
import { Dialog, dialogActions } from "@heater-age/ui/Dialog";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useNavigate } from "react-router";
import {
  type Deletion,
  forgetDeletion,
  knownDeletion,
  rememberDeletion,
  tokenIn,
} from "../../shared/report/deletion.ts";
import * as styles from "./Tools.css.ts";

interface DeleteReportProps {
  readonly language: Language;
  readonly id: string;
  readonly onDeleted: () => void;
}

/**
 * Renders a button with which its creator deletes a report: with the token stored in this browser, or in the address.
 */
export function DeleteReport({ language, id, onDeleted }: DeleteReportProps) {
  const { formatMessage } = useIntl();
  const [deletion, setDeletion] = useState<Deletion>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const keep = useRef<HTMLButtonElement>(null);
  const { hash, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const created = tokenIn(hash, "created");
    const deletionToken = tokenIn(hash, "delete") ?? created;
    if (deletionToken === undefined) {
      setDeletion((known) => (known?.id === id ? known : knownDeletion(id)));
      return;
    }
    setDeletion({ id, deletionToken });
    if (created === undefined) setAsking(true);
    else rememberDeletion({ id, deletionToken });
    // Removes the token, because addresses are easily passed on.
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }, [hash, search, id, navigate]);

  if (deletion === undefined) return null;

  const remove = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { clientIn } = await import("../../http/client-in.ts");
      const client = await clientIn(language);
      await client.report.delete(deletion);
      forgetDeletion(id);
      setAsking(false);
      onDeleted();
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.status === 403) forgetDeletion(id);
      setProblem(HeaterAgeError.is(error) ? error.text : formatMessage({ id: "report.deleteFailed" }));
    }
  };

  return (
    <>
      <Button tone="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <FormattedMessage id="report.delete" />
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={formatMessage({ id: "report.deleteQuestion" })}
        closeLabel={formatMessage({ id: "shell.close" })}
        first={keep}
      >
        <p>
          <FormattedMessage id="report.deleteText" />
        </p>
        <p className={styles.problem} role="alert">
          {problem}
        </p>
        <div className={dialogActions}>
          <Button tone="leading" busy={busy} onClick={() => void remove()}>
            <FormattedMessage id={busy ? "report.deleting" : "report.deleteConfirm"} />
          </Button>
          <Button tone="secondary" ref={keep} onClick={() => setAsking(false)}>
            <FormattedMessage id="report.deleteCancel" />
          </Button>
        </div>
      </Dialog>
    </>
  );
}
