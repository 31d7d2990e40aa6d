import { Button } from "@heater-age/ui/Button";
import { Dialog, dialogActions } from "@heater-age/ui/Dialog";
import * as layout from "@heater-age/ui/layout";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { visitorToday } from "../../shared/browser/today.ts";
import {
  exportFile,
  exportName,
  type Imported,
  isTooLarge,
  parseExport,
} from "../../shared/heaters/exported.ts";
import { ChooseFile } from "../../shared/forms/ChooseFile.tsx";
import { addressGroups } from "../../shared/heaters/address-groups.ts";
import type { ListedHeater } from "../../shared/heaters/listed-heater.ts";
import type { MergeCount } from "../../shared/heaters/merge.ts";
import { addAll, deleteAll, readAll } from "../../shared/heaters/store.ts";
import { toFault, faultTexts, StoreFault } from "../../shared/heaters/store-fault.ts";
import { downloadFile } from "../../shared/browser/download-file.ts";
import { toast } from "../../shared/shell/toast.tsx";
import { ListActions, type PrintList } from "./ListActions.tsx";

interface SavedToolsProps {
  readonly heaters: readonly ListedHeater[];
  readonly onPrint: PrintList;
}

type TextId = FormatjsIntl.Message["ids"];

const importFaults = {
  foreign: "heaters.importForeign",
  newer: "heaters.importNewer",
  large: "heaters.importLarge",
} as const;

/** Returns the result of an import: how many heaters were added, and why others were not. */
function importText({ formatMessage }: IntlShape, { taken, kept }: MergeCount, { lost }: Imported): string {
  const counted = [
    ["heaters.importKept", kept],
    ["heaters.importUnnumbered", lost.unnumbered],
    ["heaters.importDamaged", lost.damaged],
    ["heaters.importPhotos", lost.photos],
  ] as const;
  return [
    formatMessage({ id: "heaters.imported" }, { count: taken }),
    ...counted.flatMap(([id, count]) => (count === 0 ? [] : [formatMessage({ id }, { count })])),
  ].join(" ");
}

/** Renders the actions for all saved heaters: documents, export, import, and deletion. */
export function SavedTools({ heaters, onPrint }: SavedToolsProps) {
  const intl = useIntl();
  const [outcome, setOutcome] = useState("");
  const count = useRef(heaters.length);
  const [deleting, setDeleting] = useState(false);
  const has = heaters.length > 0;
  const groups = addressGroups(heaters);
  // With a single address, its card has the actions for all heaters.
  const isInOneCard = groups.length === 1 && groups[0]?.address !== "";

  useEffect(() => {
    // How many heaters were imported is outdated once one is deleted.
    if (heaters.length < count.current) setOutcome("");
    count.current = heaters.length;
  }, [heaters.length]);

  /** Runs an action, and shows its result. If the storage failed, it shows why; for other errors, a given message. */
  const attempt = async (work: () => Promise<string>, otherwise: TextId) => {
    try {
      setOutcome(await work());
    } catch (error) {
      const id = error instanceof StoreFault ? faultTexts[toFault(error).code] : otherwise;
      setOutcome(intl.formatMessage({ id }));
    }
  };

  const give = () =>
    attempt(async () => {
      const file = exportFile(await readAll(), new Date());
      downloadFile(file, { name: exportName(visitorToday()), type: "application/json" });
      return "";
    }, "heaters.exportFailed");

  const take = (file: File) =>
    attempt(async () => {
      const imported = isTooLarge(file.size) ? "large" : parseExport(await file.text());
      if (typeof imported === "string") return intl.formatMessage({ id: importFaults[imported] });
      return importText(intl, await addAll(imported.data), imported);
    }, "heaters.importForeign");

  const removeAll = () =>
    attempt(async () => {
      setDeleting(false);
      await deleteAll();
      toast({ title: intl.formatMessage({ id: "heaters.deletedAll" }) });
      return "";
    }, "heaters.faultFailed");

  return (
    <section className={layout.column.small}>
      {has ? (
        <>
          <h2 className={layout.heading.subtitle}>
            <FormattedMessage id="heaters.count" values={{ count: heaters.length }} />
          </h2>
          {isInOneCard ? null : (
            <div className={layout.row}>
              <ListActions
                groups={groups}
                title={intl.formatMessage({ id: "shell.myHeaters" })}
                onPrint={onPrint}
              />
            </div>
          )}
        </>
      ) : null}
      <div className={layout.row}>
        {has ? (
          <Button tone="secondary" onClick={() => void give()}>
            <FormattedMessage id="heaters.export" />
          </Button>
        ) : null}
        <ChooseFile
          tone="secondary"
          accept="application/json,.json"
          textId="heaters.import"
          onFile={(file) => void take(file)}
        />
        {has ? (
          <Button tone="quiet" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
            <FormattedMessage id="heaters.deleteAll" />
          </Button>
        ) : null}
      </div>
      <p role="status">{outcome}</p>
      {has ? (
        <p className={layout.quiet}>
          <FormattedMessage id="heaters.keep" />
        </p>
      ) : null}
      <Dialog
        open={deleting}
        onClose={() => setDeleting(false)}
        title={<FormattedMessage id="heaters.deleteAllTitle" />}
        closeLabel={intl.formatMessage({ id: "shell.close" })}
      >
        <p>
          <FormattedMessage id="heaters.deleteAllText" values={{ count: heaters.length }} />
        </p>
        <div className={dialogActions}>
          <Button tone="secondary" wide onClick={() => setDeleting(false)}>
            <FormattedMessage id="heaters.deleteAllNo" />
          </Button>
          <Button tone="main" wide onClick={() => void removeAll()}>
            <FormattedMessage id="heaters.deleteAll" />
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
