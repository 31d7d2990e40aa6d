import type { Advice } from "@heater-age/client";
import { dateIn } from "@heater-age/messages/format";
import { Button } from "@heater-age/ui/Button";
import { screenOnly } from "@heater-age/ui/theme";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as cardStyles from "../result/card.css.ts";
import * as styles from "./Care.css.ts";
import { firstReminder } from "./first-reminder.ts";
import { Evidence } from "../statement/Evidence.tsx";
import { StatementText } from "../statement/StatementText.tsx";

/** What the actions take. */
export interface CareActionsProps {
  readonly advice: Advice;
}

/** What to do with a heater of this kind, brand and age. */
function CareActions({ advice: { care } }: CareActionsProps) {
  return (
    <div className={styles.care}>
      <ol className={cardStyles.actions} role="list">
        {care.actions.map(({ code, statement, notes }) => (
          <li key={code} className={cardStyles.action}>
            <div className={styles.text}>
              <StatementText statement={statement} />
              {notes.map(({ text }) => (
                <p key={text} className={cardStyles.about}>
                  {text}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {care.choice === undefined ? null : (
        <div className={cardStyles.about}>
          <StatementText statement={care.choice} />
        </div>
      )}
    </div>
  );
}

/** What to do, with reminders for a calendar. */
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

/** Gives reminders as a file. It is made here, so that no address and no server has the serial number for it. */
function Reminders({ advice }: CareActionsProps) {
  const { formatMessage, locale } = useIntl();
  const [failed, setFailed] = useState(false);
  const { care, asOf, brand, serialNumber: serial } = advice;
  const first = firstReminder(asOf);
  const give = async () => {
    try {
      const { calendarFile } = await import("./calendar.ts");
      const name = formatMessage({ id: "advice.calendarName" });
      const { actions } = care;
      const file = calendarFile({ actions, brand, serial, name, language: locale, first, now: new Date() });
      const address = URL.createObjectURL(new Blob([file], { type: "text/calendar;charset=utf-8" }));
      const link = Object.assign(document.createElement("a"), {
        href: address,
        download: "water-heater.ics",
      });
      link.click();
      URL.revokeObjectURL(address);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={`${styles.reminders} ${screenOnly}`}>
      <div>
        <Button tone="secondary" onClick={() => void give()}>
          <FormattedMessage id="advice.calendar" />
        </Button>
      </div>
      <p className={cardStyles.about}>
        <FormattedMessage
          id="advice.calendarHelp"
          values={{ date: dateIn(locale, Date.parse(first), { dateStyle: "long" }) }}
        />
      </p>
      <p role="status">{failed ? <FormattedMessage id="advice.calendarFailed" /> : null}</p>
    </div>
  );
}
