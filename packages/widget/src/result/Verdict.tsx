import { age, ageLimits, type AgeStatus, ageStatuses, type Candidate } from "@heater-age/decoder";
import {
  actionTexts,
  ageText,
  datesText,
  dateText,
  monthsText,
  plateParts,
  stateTexts,
} from "@heater-age/messages/format";
import type { ComponentChildren } from "preact";
import type { Outcome } from "../check/run-check.ts";
import { useTranslator, withElements } from "../translator/translator.ts";
import { Gauge } from "../view/Gauge.tsx";
import { Icon, type IconName } from "../view/Icon.tsx";
import { Plate } from "../view/Plate.tsx";
import { OtherDates } from "./OtherDates.tsx";
import { SureFacts } from "./SureFacts.tsx";

const stateIcons = {
  good: "check",
  monitor: "eye",
  replace: "warning",
} as const satisfies Record<AgeStatus, IconName>;

/** How old it is, which characters say so, what else it could mean, and what to do. */
export function Verdict({
  outcome: { input, label, today },
  outcome,
  candidates: [first, ...others],
  actions,
  children,
}: {
  readonly outcome: Outcome;
  /** Best first. */
  readonly candidates: readonly [Candidate, ...Candidate[]];
  /** What to do with a heater of this kind and brand, which takes the place of what the age alone says. */
  readonly actions: ComponentChildren;
  /** Beneath the date. */
  readonly children: ComponentChildren;
}) {
  const translator = useTranslator();
  const { formatMessage } = translator;
  const old = age(first.date, today);
  const states = ageStatuses(old);
  const [older = "good"] = states;
  const inWords = ageText(translator, old);
  const isYearOnly = old.precision === "year";
  const span = { from: monthsText(translator, old.minMonths), to: monthsText(translator, old.maxMonths) };
  return (
    <>
      <div class="answer">
        <div class="head">
          <p class="states">
            {states.map((state) => (
              <span key={state} class={`state ${state}`} part={`state state-${state}`}>
                <Icon name={stateIcons[state]} />
                {formatMessage({ id: stateTexts[state] })}
              </span>
            ))}
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
          {others.length === 0 ? null : (
            <p class="quiet">
              {formatMessage({ id: "result.verdictOther" }, { dates: datesText(translator, others) })}
            </p>
          )}
          {first.confidence === "low" ? (
            <p class="quiet">{formatMessage({ id: "result.verdictLow" })}</p>
          ) : null}
          {isYearOnly ? <p class="quiet">{formatMessage({ id: "result.verdictAround" }, span)}</p> : null}
          {states.length === 1 ? null : (
            <p class="quiet">
              {formatMessage(
                { id: "result.crossing" },
                { years: older === "replace" ? ageLimits.replace : ageLimits.monitor },
              )}
            </p>
          )}
          <p class="quiet">
            {withElements(
              (serial, model) =>
                input.model === ""
                  ? formatMessage({ id: "result.brandAndSerial" }, { brand: label, serial })
                  : formatMessage({ id: "result.brandSerialModel" }, { brand: label, serial, model }),
              <span class="print">{input.serial}</span>,
              <span class="print">{input.model}</span>,
            )}
          </p>
          {children}
        </div>
        <div class="shown">
          <Gauge
            label={
              isYearOnly
                ? formatMessage({ id: "result.gaugeRangeLabel" }, span)
                : formatMessage({ id: "result.gaugeLabel" }, { age: inWords })
            }
            min={isYearOnly ? old.minMonths : old.maxMonths}
            max={old.maxMonths}
            others={others.map(({ date }) => age(date, today).maxMonths)}
          />
          <Plate serial={input.serial} parts={plateParts(translator, first)} />
        </div>
      </div>
      <div class="advice">
        {others.length === 0 ? null : <OtherDates outcome={outcome} others={others} />}
        <section class="section" part="section">
          <h3>{formatMessage({ id: "result.actionsHeading" })}</h3>
          {actions ?? (
            <ol class="actions" role="list">
              {actionTexts[older].map((id) => (
                <li key={id}>
                  <span>{formatMessage({ id })}</span>
                </li>
              ))}
            </ol>
          )}
        </section>
      </div>
      <SureFacts candidate={first} />
    </>
  );
}
