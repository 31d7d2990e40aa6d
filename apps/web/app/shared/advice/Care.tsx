import type { Advice } from "@heater-age/client";
import { dateIn } from "@heater-age/messages/format";
import { Button } from "@heater-age/ui/Button";
import * as layout from "@heater-age/ui/layout";
import { screenOnly } from "@heater-age/ui/theme";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as cardStyles from "../result/card.css.ts";
import { firstReminder } from "./first-reminder.ts";
import { Evidence } from "../result/Evidence.tsx";
import { downloadFile } from "../browser/download-file.ts";

interface CareActionsProps {
  readonly advice: Advice;
}

/** Renders what to do with a heater of this kind, brand and age. */
function CareActions({ advice: { care } }: CareActionsProps) {
  return (
    <div className={layout.column.small}>
      <ol className={cardStyles.actions} role="list">
        {care.actions.map(({ code, statement, notes }) => (
          <li key={code} className={cardStyles.action}>
            <div className={layout.column.hair}>
              <p>{statement.text}</p>
              {notes.map(({ text }) => (
                <p key={text} className={layout.quiet}>
                  {text}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {care.choice === undefined ? null : (
        <div className={layout.quiet}>
          <p>{care.choice.text}</p>
        </div>
      )}
    </div>
  );
}

/** Renders what to do, with reminders for a calendar. */
export function Care({ advice }: CareActionsProps) {
  const { actions, text } = advice.care;
  if (actions.length === 0) return <p>{text}</p>;
  return (
    <>
      <CareActions advice={advice} />
      <Reminders advice={advice} />
      <Evidence of={advice.care} />
    </>
  );
}

/**
 * Renders a button that saves reminders as a file. The file is created in the browser, so the serial number is in no
 * address and on no server for it.
 */
function Reminders({ advice }: CareActionsProps) {
  const { formatMessage, locale } = useIntl();
  const [failed, setFailed] = useState(false);
  const { care, asOf, brand, serialNumber: serial } = advice;
  const first = firstReminder(asOf);
  const give = async () => {
    try {
      const { calendarFile } = await import("./calendar.ts");
      const name = formatMessage({ id: "advice.calendarName" });
      const heaters = [{ actions: care.actions, brand, serial }];
      const file = calendarFile({ heaters, name, language: locale, first, now: new Date() });
      downloadFile(file, { name: "water-heater.ics", type: "text/calendar;charset=utf-8" });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={`${layout.column.hair} ${screenOnly}`}>
      <div>
        <Button tone="secondary" onClick={() => void give()}>
          <FormattedMessage id="advice.calendar" />
        </Button>
      </div>
      <p className={layout.quiet}>
        <FormattedMessage
          id="heaters.remindersHelp"
          values={{ date: dateIn(locale, Date.parse(first), { dateStyle: "long" }) }}
        />
      </p>
      <p role="status">{failed ? <FormattedMessage id="heaters.exportFailed" /> : null}</p>
    </div>
  );
}
