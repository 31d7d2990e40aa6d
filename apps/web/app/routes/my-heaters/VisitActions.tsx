import type { Language } from "@heater-age/messages";
import { Button } from "@heater-age/ui/Button";
import { Icon } from "@heater-age/ui/Icon";
import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { copyResult } from "../../shared/result/copy-result.ts";
import type { VisitGroup } from "../../shared/heaters/visit-groups.ts";
import { giveFile } from "../../shared/browser/give-file.ts";
import { toast } from "../../shared/shell/toast.tsx";
import { fileName } from "./documents/file-name.ts";
import { visitText } from "./documents/visit-text.ts";

/** Props of the components of a visit. */
export interface VisitProps {
  readonly language: Language;
  readonly group: VisitGroup;
  readonly onPrint: (group: VisitGroup) => Promise<void>;
}

const loadCsv = () => import("./documents/visit-csv.ts");

/** Renders the buttons for the documents of a visit; none while it is empty. */
export function VisitActions({ group, onPrint }: Omit<VisitProps, "language">) {
  const intl = useIntl();

  useEffect(() => {
    // The device may be offline when the button is pressed.
    loadCsv().catch(() => undefined);
  }, []);

  const attempt = async (make: () => Promise<void>) => {
    try {
      await make();
    } catch {
      toast({ title: intl.formatMessage({ id: "heaters.exportFailed" }), tone: "critical" });
    }
  };
  const giveCsv = async () => {
    const { visitCsv } = await loadCsv();
    const name = `${fileName(group.visit.name)}.csv`;
    giveFile(visitCsv(intl, group), { name, type: "text/csv;charset=utf-8" });
  };

  if (group.heaters.length === 0) return null;
  return (
    <>
      <Button tone="secondary" onClick={() => void attempt(() => onPrint(group))}>
        <Icon name="print" />
        <FormattedMessage id="heaters.visitPrint" />
      </Button>
      <Button tone="secondary" onClick={() => void attempt(giveCsv)}>
        <Icon name="save" />
        <FormattedMessage id="heaters.visitCsv" />
      </Button>
      <Button tone="secondary" onClick={() => void copyResult(intl, visitText(intl, group))}>
        <Icon name="copy" />
        <FormattedMessage id="heaters.visitCopy" />
      </Button>
    </>
  );
}
