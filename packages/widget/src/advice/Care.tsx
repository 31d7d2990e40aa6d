import type { Advice } from "@heater-age/client";
import type { AdviceTexts } from "../generated/advice-texts.ts";
import { StatementText } from "./StatementText.tsx";

/** What the actions take. */
export interface CareProps {
  readonly care: Advice["care"];
  readonly said: AdviceTexts;
}

/** What to do with a heater of this kind, brand and age. */
export function Care({ care: { actions, choice }, said }: CareProps) {
  return (
    <>
      <ol class="actions" role="list">
        {actions.map(({ code, statement, notes }) => (
          <li key={code}>
            <div class="section">
              <StatementText statement={statement} said={said} />
              {notes.map(({ text }) => (
                <p key={text} class="quiet">
                  {text}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {choice === undefined ? null : (
        <div class="quiet">
          <StatementText statement={choice} said={said} />
        </div>
      )}
    </>
  );
}
