import type { AgeStatus } from "@heater-age/decoder";
import { ageText, datesText, dateText, stateTexts } from "@heater-age/messages/format";
import type { DatedResult } from "../check/run-check.ts";
import { useTranslator } from "../translator/translator.ts";
import { HeaterLine } from "../view/HeaterLine.tsx";
import { Icon, type IconName } from "../view/Icon.tsx";
import { OtherDates } from "./OtherDates.tsx";

const stateIcons = {
  good: "check",
  monitor: "eye",
  replace: "warning",
} as const satisfies Record<AgeStatus, IconName>;

/** Renders the state, the age, the date and other possible dates. */
export function Verdict({ result }: { readonly result: DatedResult }) {
  const translator = useTranslator();
  const { formatMessage } = translator;
  const { serialNumber, ageRange, precision, recommendationCode: state, label } = result;
  const [first, ...others] = result.decoding.candidates;
  if (first === undefined) return null;
  return (
    <>
      <div class="answer">
        <div class="head">
          <p class="states">
            <span class={`state ${state}`} part={`state state-${state}`}>
              <Icon name={stateIcons[state]} />
              {formatMessage({ id: stateTexts[state] })}
            </span>
          </p>
          <h2 class="verdict" part="verdict" id="result" tabIndex={-1}>
            {ageText(translator, { ...ageRange, precision })}
          </h2>
          <p class="made">
            {formatMessage(
              { id: first.day === undefined ? "result.verdictMade" : "result.verdictMadeDay" },
              { date: dateText(translator, first) },
            )}
          </p>
          {others.length > 0 && (
            <p class="quiet">
              {formatMessage({ id: "result.verdictOther" }, { dates: datesText(translator, others) })}
            </p>
          )}
          {result.confidence === "low" && <p class="quiet">{formatMessage({ id: "result.verdictLow" })}</p>}
          {precision === "year" && <p class="quiet">{formatMessage({ id: "result.verdictAround" })}</p>}
          <HeaterLine brand={label} serial={serialNumber} />
        </div>
      </div>
      {others.length > 0 && (
        <div class="advice">
          <OtherDates result={result} />
        </div>
      )}
    </>
  );
}
