import type { ModelInfo } from "@heater-age/client";
import { newKey } from "@heater-age/client/key";
import type { Language } from "@heater-age/messages";
import { Button } from "@heater-age/ui/Button";
import { MoreIcon } from "@heater-age/ui/MoreIcon";
import { type ComponentType, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { DatedCheck } from "../check/shown-check.ts";
import * as styles from "../result/card.css.ts";
import type { Answered } from "../disambiguation/answered.ts";
import { track } from "../analytics/analytics.ts";
import { toast } from "../toast/toast.tsx";
import type { MadeReport } from "./make-report.ts";
import type { ReportDialogProps } from "./ReportDialog.tsx";

/** What the button takes. */
export interface ReportActionProps {
  readonly language: Language;
  readonly check: DatedCheck;
  /** What the visitor answered that tells dates apart. */
  readonly answered: readonly Answered[];
  /** What is shown of the model. */
  readonly modelInfo?: ModelInfo | undefined;
  readonly className?: string;
}

interface Made {
  readonly report: MadeReport;
  readonly Dialog: ComponentType<ReportDialogProps>;
  /** The result that it is about: another result has another report. */
  readonly about: DatedCheck;
}

/** Makes a report of a result, and shows where it is. Needs area "result". */
export function ReportAction({ language, check, answered, modelInfo, className = "" }: ReportActionProps) {
  const intl = useIntl();
  const [made, setMade] = useState<Made>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const request = useRef<{
    readonly about: DatedCheck;
    readonly language: Language;
    readonly key: string;
  }>(undefined);
  const current = made?.about === check ? made : undefined;

  const make = async () => {
    if (busy) return;
    if (current !== undefined) {
      setOpen(true);
      return;
    }
    setBusy(true);
    // Pressed again after a failure, it is the same request.
    if (request.current?.about !== check || request.current.language !== language)
      request.current = { about: check, language, key: newKey() };
    try {
      // The dialog first: a report whose link cannot be shown is of no use.
      const [{ ReportDialog }, { makeReport }] = await Promise.all([
        import("./ReportDialog.tsx"),
        import("./make-report.ts"),
      ]);
      const { key } = request.current;
      const report = await makeReport(intl, language, { check, answered, modelInfo, key });
      setMade({ report, Dialog: ReportDialog, about: check });
      setOpen(true);
      track({ name: "report", category: "result" });
      toast({ title: intl.formatMessage({ id: "result.reportMade" }) });
    } catch {
      toast({
        title: intl.formatMessage({ id: "result.reportFailedTitle" }),
        description: intl.formatMessage({ id: "result.reportFailed" }),
        tone: "critical",
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        tone="main"
        className={`${styles.scripted} ${className}`}
        busy={busy}
        aria-haspopup="dialog"
        onClick={() => void make()}
      >
        <MoreIcon name="report" />
        <FormattedMessage id={busy ? "result.reportBusy" : "result.report"} />
      </Button>
      {current === undefined ? null : (
        <current.Dialog
          language={language}
          check={check}
          report={current.report}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
