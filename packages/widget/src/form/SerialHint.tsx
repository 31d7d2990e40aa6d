import { datesText } from "@heater-age/messages/format";
import { visitorToday } from "../check/run-check.ts";
import { type Translator, useTranslator } from "../translator/translator.ts";
import { Icon, type IconName } from "../view/Icon.tsx";
import { type Preview, preview } from "./preview.ts";

const mostDates = 3;

const icons = {
  reads: "check",
  soFar: "pencil",
  undated: "alert",
  unread: "alert",
  others: "search",
} as const satisfies Record<Preview["kind"], IconName>;

const texts = {
  reads: "reading.hintReads",
  soFar: "reading.hintSoFar",
  undated: "reading.hintUndated",
  unread: "reading.hintUnread",
} as const;

function textOf(translator: Translator, hint: Preview): string {
  const { formatMessage } = translator;
  if (hint.kind === "others") return formatMessage({ id: "reading.hintOthers" }, { count: hint.count });
  const brand = hint.label;
  const candidates = "candidates" in hint ? hint.candidates : [];
  if (candidates.length > mostDates) {
    return formatMessage({ id: "reading.hintMany" }, { brand, count: candidates.length });
  }
  return formatMessage({ id: texts[hint.kind] }, { brand, dates: datesText(translator, candidates) });
}

/** What the number means as far as it is typed; how to type it, as long as there is nothing to say. */
export function SerialHint({ brand, serial }: { readonly brand: string; readonly serial: string }) {
  const translator = useTranslator();
  const hint = preview(brand, serial, visitorToday());
  if (hint === undefined) return <>{translator.formatMessage({ id: "form.serialHelp" })}</>;
  return (
    <span class="reading" data-kind={hint.kind}>
      <Icon name={icons[hint.kind]} />
      <span>{textOf(translator, hint)}</span>
    </span>
  );
}
