import { age, type AgeStatus, anyTimeZone } from "@heater-age/decoder";
import {
  actionsFor,
  ageText,
  datesText,
  dateText,
  plateParts,
  stateTexts,
} from "@heater-age/messages/format";
import type { DatedResult } from "../check/run-check.ts";
import { useTranslator } from "../translator/translator.ts";
import { Gauge } from "../view/Gauge.tsx";
import { HeaterLine } from "../view/HeaterLine.tsx";
import { Icon, type IconName } from "../view/Icon.tsx";
import { Plate } from "../view/Plate.tsx";
import { Section } from "../view/Section.tsx";
import { OtherDates } from "./OtherDates.tsx";
import { SureFacts } from "./SureFacts.tsx";

const stateIcons = {
  good: "check",
  monitor: "eye",
  replace: "warning",
} as const satisfies Record<AgeStatus, IconName>;

/** Renders the age, the characters that encode it, other possible dates, and what to do. */
export function Verdict({ result }: { readonly result: DatedResult }) {
  const translator = useTranslator();
  const { formatMessage } = translator;
  const { serialNumber, modelNumber, ageRange, precision, recommendationCode: state, label, today } = result;
  const { minMonths, maxMonths } = ageRange;
  const [first, ...others] = result.decoding.candidates;
  if (first === undefined) return null;
  const inWords = ageText(translator, { ...ageRange, precision });
  const isYearOnly = precision === "year";
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
            {inWords}
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
          {isYearOnly && <p class="quiet">{formatMessage({ id: "result.verdictAround" })}</p>}
          <HeaterLine brand={label} serial={serialNumber} model={modelNumber} />
        </div>
        <div class="shown">
          <Gauge
            label={formatMessage({ id: "result.gaugeLabel" }, { age: inWords })}
            min={isYearOnly ? minMonths : maxMonths}
            max={maxMonths}
            others={others.map(({ date }) => age(date, today, anyTimeZone).maxMonths)}
          />
          <Plate serial={serialNumber} parts={plateParts(translator, first)} />
        </div>
      </div>
      <div class="advice">
        {others.length > 0 && <OtherDates result={result} />}
        <Section heading="result.actionsHeading">
          <ol class="actions" role="list">
            {actionsFor(translator, state).map((action) => (
              <li key={action}>
                <span>{action}</span>
              </li>
            ))}
          </ol>
        </Section>
      </div>
      <SureFacts candidate={first} />
    </>
  );
}
