import type { Advice } from "@heater-age/client";
import { useTranslator } from "../translator/translator.ts";
import { Icon } from "../view/Icon.tsx";
import { Section } from "../view/Section.tsx";
import { StatementText } from "./StatementText.tsx";

/** Renders what the warranty covers and how long, and whether it has ended. */
export function Warranty({ warranty }: { readonly warranty: Advice["warranty"] }) {
  const { formatMessage } = useTranslator();
  const { covers, counting, conditions, remarks, steps, check } = warranty;
  const link = check?.sources[0]?.url;
  return (
    <Section heading="advice.warrantyHeading">
      {covers.map(({ parts, recirculation, statement, states }) => (
        <div key={[...parts, recirculation].join(" ")} class="section">
          <StatementText statement={statement} />
          {states.map((state) => (
            <div key={state.statement.text} class="aside">
              <StatementText statement={state.statement} />
            </div>
          ))}
        </div>
      ))}
      {remarks.map((statement) => (
        <StatementText key={statement.text} statement={statement} />
      ))}
      {steps.length > 0 && (
        <ul class="tips">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
      {covers.length > 0 && <StatementText statement={counting} />}
      {check !== undefined && (
        <p>
          {check.text}{" "}
          {link !== undefined && (
            <a class="link" part="link" href={link}>
              {formatMessage({ id: "advice.warrantyOpenCheck" })}
            </a>
          )}
        </p>
      )}
      <details>
        <summary>
          <Icon name="chevron" />
          {formatMessage({ id: "advice.warrantyConditions" })}
        </summary>
        <StatementText statement={conditions} />
      </details>
    </Section>
  );
}
