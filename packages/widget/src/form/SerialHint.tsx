import { visitorToday } from "../check/run-check.ts";
import { type Preview, preview } from "./preview.ts";
import { datesText } from "../view/reading.ts";
import { type Speech, useSpeech } from "../translator/translator.ts";
import { Icon, type IconName } from "../view/Icon.tsx";

const MOST_DATES = 3;

const icons = {
  reads: "check",
  soFar: "pencil",
  undated: "alert",
  unread: "alert",
  others: "search",
} as const satisfies Record<Preview["kind"], IconName>;

function textOf(speech: Speech, told: Preview): string {
  const { texts } = speech;
  if (told.kind === "others") return texts.reading.hintOthers({ count: told.count });
  const brand = told.label;
  if (!("candidates" in told)) {
    return texts.reading[told.kind === "undated" ? "hintUndated" : "hintUnread"]({ brand });
  }
  const { candidates } = told;
  if (candidates.length > MOST_DATES) return texts.reading.hintMany({ brand, count: candidates.length });
  const dates = datesText(speech, candidates);
  return texts.reading[told.kind === "reads" ? "hintReads" : "hintSoFar"]({ brand, dates });
}

/** Says what the number means as far as it is typed; how to type it, as long as there is nothing to say. */
export function SerialHint({ brand, serial }: { readonly brand: string; readonly serial: string }) {
  const speech = useSpeech();
  const told = preview(brand, serial, visitorToday());
  if (told === undefined) return <>{speech.texts.form.serialHelp}</>;
  return (
    <span class="told" data-kind={told.kind}>
      <Icon name={icons[told.kind]} />
      <span>{textOf(speech, told)}</span>
    </span>
  );
}
