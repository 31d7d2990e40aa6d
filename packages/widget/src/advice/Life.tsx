import type { Advice } from "@heater-age/client";
import type { AdviceTexts } from "../generated/advice-texts.ts";
import { StatementText } from "./StatementText.tsx";

const kinds = ["gas-tank", "electric-tank", "heat-pump", "tankless-gas"] as const;

/** Kind of heater by whose figures it is planned. */
export type Kind = (typeof kinds)[number];

/** What the section takes. */
export interface LifeProps {
  readonly advice: Advice;
  /** The kind that the visitor has told. */
  readonly kind: Kind | undefined;
  readonly onKind: (kind: Kind) => void;
  readonly said: AdviceTexts;
}

/** How much longer the heater may last. Asks for its kind, which only some model numbers tell. */
export function Life({ advice: { life, type, typeFrom }, kind, onKind, said }: LifeProps) {
  const several = life.byDate.length > 1;
  return (
    <section class="section" part="section">
      <h3>{said.advice.lifeHeading}</h3>
      <p id="kind">{said.advice.kind}</p>
      <div class="chips" role="group" aria-labelledby="kind">
        {kinds.map((one) => (
          <button
            key={one}
            class="chip"
            part="choice"
            type="button"
            aria-pressed={one === (kind ?? type)}
            onClick={() => onKind(one)}
          >
            {said.advice[`kind-${one}`]}
          </button>
        ))}
      </div>
      {typeFrom === "model" ? <p class="quiet">{said.advice.kindFromModel}</p> : null}
      <div class="section" aria-live="polite">
        {life.text === undefined ? null : <p>{life.text}</p>}
        {life.byDate.map(({ date, made, left, stillInUse }) => (
          <div key={date} class="section">
            {several ? (
              <p>
                <strong>{said.advice.ifMade({ date: made })}</strong>
              </p>
            ) : null}
            <div class="left">
              <StatementText statement={left} said={said} />
            </div>
            <StatementText statement={stillInUse} said={said} />
          </div>
        ))}
        {life.whole === undefined ? null : <StatementText statement={life.whole} said={said} />}
      </div>
    </section>
  );
}
