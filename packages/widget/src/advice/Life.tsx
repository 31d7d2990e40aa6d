import type { Advice } from "@heater-age/client";
import { kindNames } from "@heater-age/messages/format";
import { useTranslator } from "../translator/translator.ts";
import { Section } from "../view/Section.tsx";
import { StatementText } from "./StatementText.tsx";

/** Kind of heater whose expected life is used. */
export type Kind = keyof typeof kindNames;

const kinds = Object.entries(kindNames) as readonly (readonly [Kind, (typeof kindNames)[Kind]])[];

/** Renders how much longer the heater may last. Asks for its kind, which only some model numbers contain. */
export function Life({
  advice: { life, type, typeFrom },
  kind,
  onKind,
}: {
  readonly advice: Advice;
  /** The kind chosen by the visitor. */
  readonly kind: Kind | undefined;
  readonly onKind: (kind: Kind) => void;
}) {
  const { formatMessage } = useTranslator();
  const several = life.byDate.length > 1;
  return (
    <Section heading="advice.lifeHeading">
      <p id="kind">{formatMessage({ id: "advice.kind" })}</p>
      <div class="chips" role="group" aria-labelledby="kind">
        {kinds.map(([one, id]) => (
          <button
            key={one}
            class="chip"
            part="choice"
            type="button"
            aria-pressed={one === (kind ?? type)}
            onClick={() => onKind(one)}
          >
            {formatMessage({ id })}
          </button>
        ))}
      </div>
      {typeFrom === "model" ? <p class="quiet">{formatMessage({ id: "result.kindFromModel" })}</p> : null}
      <div class="section" aria-live="polite">
        {life.text !== undefined && <p>{life.text}</p>}
        {life.byDate.map(({ date, made, left, stillInUse }) => (
          <div key={date} class="section">
            {several ? (
              <p>
                <strong>{formatMessage({ id: "advice.ifMade" }, { date: made })}</strong>
              </p>
            ) : null}
            <div class="left">
              <StatementText statement={left} />
            </div>
            <StatementText statement={stillInUse} />
          </div>
        ))}
        {life.whole !== undefined && <StatementText statement={life.whole} />}
      </div>
    </Section>
  );
}
