import type { Advice } from "@heater-age/client";
import ical, { ICalAlarmType, ICalEventRepeatingFreq } from "ical-generator";

type Action = Advice["care"]["actions"][number];

/** What reminders are made of. */
export interface Reminders {
  readonly actions: readonly Action[];
  /** Brand and serial number: the same heater has the same reminders, whenever they are made. */
  readonly brand: string;
  readonly serial: string;
  /** Name of the calendar, in the visitor's language. */
  readonly name: string;
  readonly language: string;
  /** Day of the first reminder, `"YYYY-MM-DD"`. */
  readonly first: string;
  /** When they are made. */
  readonly now: Date;
}

const DAY = 86_400_000;
const MORNING = 9 * 3600;

const describe = ({ statement, notes }: Action): string =>
  [
    ...[statement, ...notes].map(({ text }) => text),
    ...(statement.assumption === undefined ? [] : [statement.assumption]),
    ...statement.sources.map(({ title, url }) => (url === undefined ? title : `${title}: ${url}`)),
  ].join("\n");

/**
 * Makes a calendar file (RFC 5545) with a reminder for each action, at nine in the morning of its day. What has an
 * interval comes again after the shortest of it.
 */
export function calendarFile({ actions, brand, serial, name, language, first, now }: Reminders): string {
  const calendar = ical({
    name,
    prodId: { company: "Heater Age", product: "Reminders", language: language.toUpperCase() },
  });
  const start = new Date(first);
  for (const action of actions) {
    calendar.createEvent({
      id: `${action.code}.${serial.toLowerCase()}.${brand}@heater-age`,
      stamp: now,
      start,
      end: new Date(start.getTime() + DAY),
      allDay: true,
      summary: action.title,
      description: describe(action),
      ...(action.everyMonths && {
        repeating: { freq: ICalEventRepeatingFreq.MONTHLY, interval: action.everyMonths.from },
      }),
      alarms: [{ type: ICalAlarmType.display, triggerAfter: MORNING, description: action.title }],
    });
  }
  return calendar.toString();
}
