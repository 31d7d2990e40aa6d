import type { Advice } from "@heater-age/client";
import { StatementText } from "./StatementText.tsx";

/** Renders what to do with a heater of this kind, brand and age. */
export function Care({ care: { actions, choice } }: { readonly care: Advice["care"] }) {
  return (
    <>
      <ol class="actions" role="list">
        {actions.map(({ code, statement, notes }) => (
          <li key={code}>
            <div class="section">
              <StatementText statement={statement} />
              {notes.map(({ text }) => (
                <p key={text} class="quiet">
                  {text}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {choice !== undefined && (
        <div class="quiet">
          <StatementText statement={choice} />
        </div>
      )}
    </>
  );
}
