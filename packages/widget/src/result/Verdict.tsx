import { age, type AgeStatus, type Candidate } from "@heater-age/decoder";
import type { ComponentChildren } from "preact";
import type { Outcome } from "../check/run-check.ts";
import type { Texts } from "../generated/languages.ts";
import { ageText, datesText, dateText, monthsText, plateParts, statesOf } from "../view/reading.ts";
import { useSpeech, withElements } from "../translator/translator.ts";
import { Gauge } from "../view/Gauge.tsx";
import { Icon, type IconName } from "../view/Icon.tsx";
import { OtherDates } from "./OtherDates.tsx";
import { Plate } from "../view/Plate.tsx";
import { SureFacts } from "./SureFacts.tsx";

/** What the verdict takes. */
export interface VerdictProps {
  readonly outcome: Outcome;
  /** Best first. */
  readonly candidates: readonly [Candidate, ...Candidate[]];
  /** What to do with a heater of this kind and brand, which takes the place of what the age alone says. */
  readonly actions: ComponentChildren;
  /** What is said later right beneath the date. */
  readonly children: ComponentChildren;
}

const BOUNDS = { replace: 10, monitor: 6 } as const;

const states = {
  good: { icon: "check", text: "statusGood" },
  monitor: { icon: "eye", text: "statusMonitor" },
  replace: { icon: "warning", text: "statusReplace" },
} as const satisfies Record<
  AgeStatus,
  { readonly icon: IconName; readonly text: `status${string}` & keyof Texts["result"] }
>;

/** What to do, by the older of the states. */
const actionTexts = {
  good: ["good-1", "good-2", "good-3"],
  monitor: ["monitor-1", "monitor-2", "monitor-3"],
  replace: ["replace-1", "replace-2", "replace-3"],
} as const satisfies Record<AgeStatus, readonly (keyof Texts["recommendation"])[]>;

/** How old it is, which characters say so, what else it could mean, and what to do. */
export function Verdict({ outcome, candidates, actions, children }: VerdictProps) {
  const speech = useSpeech();
  const { texts } = speech;
  const { input, label, today } = outcome;
  const [first, ...others] = candidates;
  const old = age(first.date, today);
  const [older, younger] = statesOf(old);
  const inWords = ageText(speech, old);
  const uncertain = old.precision === "year";
  const span = { from: monthsText(speech, old.minMonths), to: monthsText(speech, old.maxMonths) };
  return (
    <>
      <div class="answer">
        <div class="head">
          <p class="states">
            {[older, ...(younger === undefined ? [] : [younger])].map((state) => (
              <span key={state} class={`state ${state}`} part={`state state-${state}`}>
                <Icon name={states[state].icon} />
                {texts.result[states[state].text]}
              </span>
            ))}
          </p>
          <h2 class="verdict" part="verdict" id="result" tabIndex={-1}>
            {inWords}
          </h2>
          <p class="made">
            {texts.result[first.day === undefined ? "verdictMade" : "verdictMadeDay"]({
              date: dateText(speech, first),
            })}
          </p>
          {others.length === 0 ? null : (
            <p class="quiet">{texts.result.verdictOther({ dates: datesText(speech, others) })}</p>
          )}
          {first.confidence === "low" ? <p class="quiet">{texts.result.verdictLow}</p> : null}
          {uncertain ? <p class="quiet">{texts.result.verdictAround(span)}</p> : null}
          {younger === undefined ? null : (
            <p class="quiet">
              {texts.result.crossing({ years: older === "replace" ? BOUNDS.replace : BOUNDS.monitor })}
            </p>
          )}
          <p class="quiet">
            {withElements(
              (serial, model) =>
                input.model === ""
                  ? texts.result.brandAndSerial({ brand: label, serial })
                  : texts.result.brandSerialModel({ brand: label, serial, model }),
              <span class="print">{input.serial}</span>,
              <span class="print">{input.model}</span>,
            )}
          </p>
          {children}
        </div>
        <div class="shown">
          <Gauge
            label={uncertain ? texts.result.gaugeRangeLabel(span) : texts.result.gaugeLabel({ age: inWords })}
            min={uncertain ? old.minMonths : old.maxMonths}
            max={old.maxMonths}
            others={others.map(({ date }) => age(date, today).maxMonths)}
            start={texts.result.gaugeNew}
            end={texts.result.gaugeEnd}
          />
          <Plate serial={input.serial} parts={plateParts(speech, first)} />
        </div>
      </div>
      <div class="advice">
        {others.length === 0 ? null : <OtherDates outcome={outcome} others={others} />}
        <section class="section" part="section">
          <h3>{texts.result.actionsHeading}</h3>
          {actions ?? (
            <ol class="actions" role="list">
              {actionTexts[older].map((id) => (
                <li key={id}>
                  <span>{texts.recommendation[id]}</span>
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
