import { care, type CareAction } from "@heater-age/decoder/care";
import { age } from "@heater-age/decoder";
import { calendarDate } from "@heater-age/decoder/check";
import { lifeFigures, usualLife } from "@heater-age/decoder/life";
import { careText, entryText, lifeText } from "@heater-age/messages/format";
import type { IntlShape } from "react-intl";
import type { HeaterReminders, ReminderAction } from "../../shared/advice/calendar.ts";
import { nameText } from "../../shared/heaters/HeaterRow.tsx";
import { listDates, type ListedHeater } from "../../shared/heaters/listed-heater.ts";

/** Returns the reminder of a care action, with its sources and risks. */
function toAction(intl: IntlShape, { code, task }: CareAction): ReminderAction {
  const { title, text } = careText(intl, { code, task });
  const assumption =
    task === undefined ? "care.stepAssumption" : task.basis === "ours" ? "care.between" : undefined;
  const statement = {
    text,
    basis: task?.basis ?? "ours",
    ...(assumption && { assumption: intl.formatMessage({ id: assumption }) }),
    sources: [...(task?.sources ?? [])],
  };
  const notes = (task?.risks ?? []).map((risk) => ({
    text: intl.formatMessage({ id: `care.risk-${risk}` }),
    basis: statement.basis,
    sources: [],
  }));
  if (task === undefined) return { code, title, statement, notes };
  const [from, to] = task.every;
  return { code, title, statement, notes, everyMonths: { from, to } };
}

/** Returns the reminder to plan the replacement, for the time when such heaters begin to fail. */
function toReplacement(intl: IntlShape, { kind }: ListedHeater, date: string): ReminderAction {
  const { from, to } = usualLife(kind);
  const [year = "", month = "01"] = date.split("-");
  const figures = lifeFigures.filter(
    ({ types, counts }) => counts && (kind === undefined || types.includes(kind)),
  );
  return {
    code: "plan-replacement",
    title: entryText(intl, "plan-replacement"),
    statement: {
      text: lifeText(intl, kind, { from, to }),
      basis: "ours",
      assumption: intl.formatMessage({ id: "care.do-plan-replacement" }),
      sources: [...new Map(figures.map(({ source }) => [source.title, source])).values()],
    },
    notes: [],
    day: `${Number(year) + from}-${month}-01`,
  };
}

/**
 * Returns the reminders for a saved heater: those of its result, with its name, and one to plan the replacement. If
 * several dates fit, the oldest is used.
 *
 * @param first Day of the first reminder, `"YYYY-MM-DD"`.
 * @param today Calendar date `"YYYY-MM-DD"`.
 */
export function listReminders(
  intl: IntlShape,
  listed: ListedHeater,
  { first, today }: { readonly first: string; readonly today: string },
): HeaterReminders {
  const { brand, serial } = listed.heater;
  const [earliest] = listDates(listed).toSorted((one, other) => (one.date < other.date ? -1 : 1));
  if (earliest === undefined) return { brand, serial, actions: [] };
  const { kind: type } = listed;
  const due = type === undefined ? [] : care({ type, brand, age: age(earliest.date, today) }).actions;
  const replacement = toReplacement(intl, listed, calendarDate(earliest));
  const isDue = due.some(({ code }) => code === "plan-replacement" || code === "replace-soon");
  const actions = [
    ...due.map((action) => toAction(intl, action)),
    ...(isDue ? [] : [(replacement.day ?? "") > first ? replacement : { ...replacement, day: first }]),
  ];
  const name = nameText(intl, listed);
  return {
    brand,
    serial,
    actions: actions.map((action) => ({
      ...action,
      title: intl.formatMessage({ id: "heaters.reminderFor" }, { action: action.title, name }),
    })),
  };
}
