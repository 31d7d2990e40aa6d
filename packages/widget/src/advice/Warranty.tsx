import type { Advice } from "@heater-age/client";
import type { AdviceTexts } from "../generated/advice-texts.ts";
import { Icon } from "../view/Icon.tsx";
import { StatementText } from "./StatementText.tsx";

/** What the section takes. */
export interface WarrantyProps {
  readonly warranty: Advice["warranty"];
  readonly said: AdviceTexts;
}

/** What is covered and for how long, and whether that has ended. */
export function Warranty({ warranty, said }: WarrantyProps) {
  const { covers, counting, conditions, remarks, steps, check } = warranty;
  const link = check?.sources[0]?.url;
  return (
    <section class="section" part="section">
      <h3>{said.advice.warrantyHeading}</h3>
      {covers.map(({ parts, recirculation, statement, states }) => (
        <div key={[...parts, recirculation].join(" ")} class="section">
          <StatementText statement={statement} said={said} />
          {states.map((state) => (
            <div key={state.statement.text} class="aside">
              <StatementText statement={state.statement} said={said} />
            </div>
          ))}
        </div>
      ))}
      {remarks.map((statement) => (
        <StatementText key={statement.text} statement={statement} said={said} />
      ))}
      {steps.length === 0 ? null : (
        <ul class="tips">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
      {covers.length === 0 ? null : <StatementText statement={counting} said={said} />}
      {check === undefined ? null : (
        <p>
          {check.text}{" "}
          {link === undefined ? null : (
            <a class="link" part="link" href={link}>
              {said.advice.warrantyOpenCheck}
            </a>
          )}
        </p>
      )}
      <details>
        <summary>
          <Icon name="chevron" />
          {said.advice.warrantyConditions}
        </summary>
        <StatementText statement={conditions} said={said} />
      </details>
    </section>
  );
}
