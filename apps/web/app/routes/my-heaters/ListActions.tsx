import { Button } from "@heater-age/ui/Button";
import { Icon } from "@heater-age/ui/Icon";
import { FormattedMessage, useIntl } from "react-intl";
import { firstReminder } from "../../shared/advice/first-reminder.ts";
import { downloadFile } from "../../shared/browser/download-file.ts";
import { visitorToday } from "../../shared/browser/today.ts";
import type { AddressGroup } from "../../shared/heaters/address-groups.ts";
import { copyResult } from "../../shared/result/copy-result.ts";
import { hasShareMenu } from "../../shared/share/share-natively.ts";
import { toast } from "../../shared/shell/toast.tsx";
import { fileName } from "./documents/file-name.ts";
import { listText } from "./documents/list-text.ts";

/** Prints heaters below a title. */
export type PrintList = (groups: readonly AddressGroup[], title: string) => Promise<void>;

interface ListActionsProps {
  readonly groups: readonly AddressGroup[];
  /** Title of the documents: the address, or the name of the list. */
  readonly title: string;
  readonly onPrint: PrintList;
}

const loadCsv = () => import("./documents/list-csv.ts");
const loadCalendar = () => Promise.all([import("../../shared/advice/calendar.ts"), import("./reminders.ts")]);

/** Loads what the documents need, because the device may be offline when a button is pressed. */
export const preloadDocuments = () => Promise.all([loadCsv(), loadCalendar()]);

/** Renders the buttons for the documents of heaters: of those at an address, or of all. */
export function ListActions({ groups, title, onPrint }: ListActionsProps) {
  const intl = useIntl();
  const heaters = groups.flatMap((group) => group.heaters);
  const name = fileName(title);

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch {
      toast({ title: intl.formatMessage({ id: "heaters.exportFailed" }), tone: "critical" });
    }
  };
  const saveCsv = async () => {
    const { listCsv } = await loadCsv();
    downloadFile(listCsv(intl, heaters), { name: `${name}.csv`, type: "text/csv;charset=utf-8" });
  };
  const saveCalendar = async () => {
    const [{ calendarFile }, { listReminders }] = await loadCalendar();
    const today = visitorToday();
    const first = firstReminder(today);
    const file = calendarFile({
      heaters: heaters.map((listed) => listReminders(intl, listed, { first, today })),
      name: intl.formatMessage({ id: "heaters.remindersName" }),
      language: intl.locale,
      first,
      now: new Date(),
    });
    downloadFile(file, { name: `${name}.ics`, type: "text/calendar;charset=utf-8" });
  };
  const share = async () => {
    const data = { title, text: listText(intl, groups) };
    if (!hasShareMenu(data)) {
      await copyResult(intl, data.text);
      return;
    }
    // Closing the menu without a choice is no failure.
    await navigator.share(data).catch(() => undefined);
  };

  return (
    <>
      <Button tone="secondary" onClick={() => void attempt(() => onPrint(groups, title))}>
        <Icon name="print" />
        <FormattedMessage id="heaters.print" />
      </Button>
      <Button tone="secondary" onClick={() => void attempt(saveCsv)}>
        <Icon name="save" />
        <FormattedMessage id="heaters.csv" />
      </Button>
      <Button tone="secondary" onClick={() => void share()}>
        <Icon name="share" />
        <FormattedMessage id="heaters.share" />
      </Button>
      <Button tone="secondary" onClick={() => void attempt(saveCalendar)}>
        <FormattedMessage id="heaters.reminders" />
      </Button>
    </>
  );
}
