import { type Preview, preview } from "@heater-age/decoder/check";
import { datesText } from "@heater-age/messages/format";
import type { ComponentChildren } from "preact";
import { visitorToday } from "../check/run-check.ts";
import { type Translator, useTranslator } from "../translator/translator.ts";
import { Icon, type IconName } from "../view/Icon.tsx";

const mostDates = 3;

/** Model numbers are not recognized while typing, because their rules are only loaded for a check. */
type Hint = Exclude<Preview, { readonly kind: "model" }>;

const icons = {
  reads: "check",
  soFar: "pencil",
  undated: "alert",
  unread: "alert",
  others: "search",
} as const satisfies Readonly<Record<Hint["kind"], IconName>>;

const texts = {
  reads: "reading.hintReads",
  soFar: "reading.hintSoFar",
  undated: "reading.hintUndated",
  unread: "reading.hintUnread",
} as const;

function toText(translator: Translator, hint: Hint): string {
  const { formatMessage } = translator;
  if (hint.kind === "others") return formatMessage({ id: "reading.hintOthers" }, { count: hint.count });
  const brand = hint.label;
  const candidates = "candidates" in hint ? hint.candidates : [];
  if (candidates.length > mostDates) {
    return formatMessage({ id: "reading.hintMany" }, { brand, count: candidates.length });
  }
  return formatMessage({ id: texts[hint.kind] }, { brand, dates: datesText(translator, candidates) });
}

/** Renders the meaning of a number that is being typed. */
export function SerialHint({
  brand,
  serial,
  children,
}: {
  readonly brand: string;
  /** As typed. */
  readonly serial: string;
  /** Help on typing the number, shown while there is no hint. */
  readonly children: ComponentChildren;
}) {
  const translator = useTranslator();
  const hint = preview(brand, serial, { today: visitorToday() });
  if (hint === undefined || hint.kind === "model") return <>{children}</>;
  return (
    <span class="reading" data-kind={hint.kind}>
      <Icon name={icons[hint.kind]} />
      <span>{toText(translator, hint)}</span>
    </span>
  );
}
