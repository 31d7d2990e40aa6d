import type { CreatedReport } from "@heater-age/client";
import { newKey } from "@heater-age/client/key";
import type { Language } from "@heater-age/messages";
import { Button } from "@heater-age/ui/Button";
import { Icon } from "@heater-age/ui/Icon";
import { type ComponentType, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Heater } from "../result/heater.ts";
import type { DatedCheck } from "../check/shown-check.ts";
import * as styles from "../result/card.css.ts";
import { HiddenFields } from "../result/HiddenFields.tsx";
import { pathIn } from "../../seo/paths.ts";
import { track } from "../analytics/analytics.ts";
import { toast } from "../shell/toast.tsx";
import type { ReportPeople } from "./people.ts";
import type { ReportDialogProps } from "./ReportDialog.tsx";

interface ReportActionProps {
  readonly heater: Heater;
  readonly className?: string;
}

interface ShownReport {
  readonly report: CreatedReport;
  readonly Dialog: ComponentType<ReportDialogProps>;
  /** The result of the report. Another result has another report. */
  readonly about: DatedCheck;
}

/** Renders a button that creates a report of a result and shows its link. */
export function ReportAction({ heater, className = "" }: ReportActionProps) {
  const { answered, language, check, model } = heater;
  const intl = useIntl();
  const [shown, setShown] = useState<ShownReport>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  // Without scripts, the form sends it.
  const [formId] = useState(newKey);
  const request = useRef<{
    readonly about: DatedCheck;
    readonly language: Language;
    readonly people: string;
    readonly id: string;
  }>(undefined);
  const current = shown?.about === check ? shown : undefined;

  const make = async (people: ReportPeople = {}) => {
    if (busy) return;
    if (current !== undefined && Object.keys(people).length === 0) {
      setOpen(true);
      return;
    }
    if (!navigator.onLine) {
      // Nothing is imported, because some browsers don't repeat an import that failed.
      toast({ title: intl.formatMessage({ id: "result.reportOffline" }), tone: "critical" });
      return;
    }
    setBusy(true);
    const last = request.current;
    const typed = JSON.stringify(people);
    // Clicked again after a failure, it sends the same request.
    const isSame = last?.about === check && last.language === language && last.people === typed;
    const { id } = isSame ? last : { id: newKey() };
    request.current = { about: check, language, people: typed, id };
    try {
      // The dialog first, because a report whose link can't be shown is useless.
      const [{ ReportDialog }, { deleteReport, makeReport }] = await Promise.all([
        import("./ReportDialog.tsx"),
        import("./make-report.ts"),
      ]);
      const modelInfo = model.status === "found" ? model.known.modelInfo : undefined;
      const subject = { id, check, answered, modelInfo, people };
      const report = await makeReport(intl, language, subject);
      if (current !== undefined && current.report.id !== report.id)
        void deleteReport(language, current.report);
      setShown({ report, Dialog: ReportDialog, about: check });
      setOpen(true);
      track({ name: "report", category: "result" });
      toast({ title: intl.formatMessage({ id: "result.reportMade" }) });
    } catch {
      toast({
        title: intl.formatMessage({ id: "shell.error" }),
        description: intl.formatMessage({ id: "result.reportFailed" }),
        tone: "critical",
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <form
        className={styles.asIfAbsent}
        action={pathIn(language, "/report/")}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <HiddenFields fields={{ ...check.input, date: check.result.decoding.candidates[0].date }} />
        <input type="hidden" name="id" value={formId} suppressHydrationWarning />
        <Button
          tone="main"
          type="submit"
          className={className}
          busy={busy}
          needsScript
          aria-haspopup="dialog"
        >
          <Icon name="report" />
          <FormattedMessage id={busy ? "result.reportBusy" : "result.report"} />
        </Button>
      </form>
      {current === undefined ? null : (
        <current.Dialog
          heater={heater}
          report={current.report}
          busy={busy}
          onAddPeople={(people) => void make(people)}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
