import type { Advice } from "@heater-age/client";
import ical, { ICalAlarmType, ICalEventRepeatingFreq } from "ical-generator";

type Action = Advice["care"]["actions"][number];

export interface HeaterReminders {
  readonly actions: readonly ReminderAction[];
  /** Brand and serial number, so that the same heater always has the same reminders. */
  readonly brand: string;
  readonly serial: string;
}

/** An action to be reminded of. */
export type ReminderAction = Pick<Action, "code" | "everyMonths" | "notes" | "statement" | "title"> & {
  /** Day of its reminder, `"YYYY-MM-DD"`. @default the first */
  readonly day?: string;
};

/** The contents of a calendar file. */
export interface Reminders {
  readonly heaters: readonly HeaterReminders[];
  /** Name of the calendar, in the visitor's language. */
  readonly name: string;
  readonly language: string;
  /** Day of the first reminder, `"YYYY-MM-DD"`. */
  readonly first: string;
  /** The time of creation. */
  readonly now: Date;
}

const DAY = 86_400_000;
const MORNING = 9 * 3600;

/** Returns what to do, with the notice of a regulator or the maker only: a reminder is not a bibliography. */
function describe({ statement: { text, assumption, sources }, notes }: ReminderAction): string {
  const official =
    sources.find(({ kind }) => kind === "regulator") ?? sources.find(({ kind }) => kind === "maker");
  const lines = [text, ...notes.map((note) => note.text)];
  if (assumption !== undefined) lines.push(assumption);
  if (official !== undefined) lines.push([official.title, official.url].filter(Boolean).join(": "));
  return lines.join("\n");
}

/**
 * Returns a calendar file (RFC 5545) with a reminder for each action, at nine in the morning of its day. An action
 * with an interval is repeated after its shortest one.
 */
export function calendarFile({ heaters, name, language, first, now }: Reminders): string {
  const calendar = ical({
    name,
    prodId: { company: "Heater Age", product: "Reminders", language: language.toUpperCase() },
  });
  const entries = heaters.flatMap(({ actions, brand, serial }) =>
    actions.map((action) => [`${action.code}.${serial.toLowerCase()}.${brand}@heater-age`, action] as const),
  );
  // A heater saved twice has its reminders once.
  for (const [id, action] of new Map(entries)) {
    const start = new Date(action.day ?? first);
    calendar.createEvent({
      id,
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
