import type { CreatedReport } from "@heater-age/client";
import { buttonClass } from "@heater-age/ui/Button";
import { Dialog, dialogActions } from "@heater-age/ui/Dialog";
import * as layout from "@heater-age/ui/layout";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { site } from "../../config/site.ts";
import type { Heater } from "../result/heater.ts";
import { reportToShare, type ResultToShare } from "../result/result-to-share.ts";
import { copyLink } from "../share/copy-link.ts";
import { copyText } from "../share/copy-text.ts";
import { ShareButton } from "../share/ShareButton.tsx";
import { useOrigin } from "../share/use-origin.ts";
import { toast } from "../shell/toast.tsx";
import { tokenHash } from "./deletion.ts";
import { LinkField } from "./LinkField.tsx";
import { PeopleForm } from "./PeopleForm.tsx";
import type { ReportPeople } from "./people.ts";
import { reportPath } from "./report-path.ts";
import * as styles from "./ReportDialog.css.ts";

export interface ReportDialogProps {
  readonly heater: ResultToShare & Pick<Heater, "language">;
  readonly report: CreatedReport;
  /** Whether another report is being made instead. */
  readonly busy: boolean;
  /** Makes the report again, with names on it. */
  readonly onAddPeople: (people: ReportPeople) => void;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Renders the link of a report, who can read it, and how to delete it. */
export function ReportDialog({ heater, report, busy, onAddPeople, open, onClose }: ReportDialogProps) {
  const { language } = heater;
  const days = site.retention.reports;
  const intl = useIntl();
  const { formatMessage } = intl;
  const first = useRef<HTMLAnchorElement>(null);
  const path = reportPath(language, report.id);
  const address = useOrigin() + path;
  const deletion = address + tokenHash("delete", report.deletionToken);
  const what = reportToShare(intl, heater, { id: report.id, address });

  const copyDeletion = async () => {
    const done = await copyText(deletion);
    toast(
      done
        ? { title: formatMessage({ id: "share.copiedTitle" }) }
        : {
            title: formatMessage({ id: "share.copyFailed" }),
            description: formatMessage({ id: "report.copyFailed" }),
            tone: "critical",
          },
    );
    return done;
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatMessage({ id: "report.dialogTitle" })}
      closeLabel={formatMessage({ id: "shell.close" })}
      first={first}
    >
      <p>
        <FormattedMessage id="report.dialogText" />{" "}
        <FormattedMessage id="report.dialogKept" values={{ days }} />
      </p>
      <LinkField
        label={formatMessage({ id: "report.link" })}
        address={address}
        copyLabel={formatMessage({ id: "share.copy" })}
        onCopy={() => copyLink(intl, language, what)}
      />
      <div className={dialogActions}>
        <Link ref={first} className={buttonClass("primary")} to={path}>
          <FormattedMessage id="report.open" />
        </Link>
        <ShareButton language={language} what={what} tone="secondary" />
      </div>
      <PeopleForm busy={busy} onAdd={onAddPeople} />
      <section className={styles.deletion} aria-labelledby="deletion-heading">
        <h3 className={styles.heading} id="deletion-heading">
          <FormattedMessage id="report.deletionHeading" />
        </h3>
        <p className={layout.quiet}>
          <FormattedMessage id="report.deletionText" />
        </p>
        <LinkField
          label={formatMessage({ id: "report.deletionLink" })}
          address={deletion}
          copyLabel={formatMessage({ id: "report.deletionCopy" })}
          onCopy={copyDeletion}
        />
      </section>
    </Dialog>
  );
}
