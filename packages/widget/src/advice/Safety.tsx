import type { Advice } from "@heater-age/client";
import { safetyStates } from "@heater-age/messages/format";
import type { Ref } from "preact";
import { useTranslator } from "../translator/translator.ts";
import { Icon } from "../view/Icon.tsx";
import { Section } from "../view/Section.tsx";
import { StatementSources, StatementText } from "./StatementText.tsx";

type Answer = Advice["safety"];
type Match = Answer["matches"][number];

/** Returns the style of an answer. Unknown answers of a newer API look like open ones. */
const toState = (answer: string): "monitor" | "replace" =>
  safetyStates[answer === "covered" ? answer : "may-be-covered"];

/** Renders whether a safety notice in the API's list covers the heater, and what to do. */
export function Safety({
  safety: { summary, matches, remarks, search },
  heading,
}: {
  readonly safety: Answer;
  /** The heading that the line near the date links to. */
  readonly heading: Ref<HTMLHeadingElement>;
}) {
  const { formatMessage } = useTranslator();
  return (
    <Section heading="advice.safetyHeading" headingRef={heading}>
      <StatementText statement={summary} />
      {matches.map((match) => (
        <Notice key={match.id} match={match} />
      ))}
      {remarks.map((remark) => (
        <StatementText key={remark.text} statement={remark} />
      ))}
      <p class="quiet">{formatMessage({ id: "advice.safetySearch" })}</p>
      <ul class="ways" role="list">
        {search.map(({ country, text, url }) => (
          <li key={country}>
            <a class="link" part="link" href={url}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Renders a notice that covers or may cover the heater: first the warning, then the notice, then what to check. */
function Notice({ match }: { readonly match: Match }) {
  const { formatMessage } = useTranslator();
  const { answer, answerText, heading, about, stopUse, hazard, cause, remedy, fits, check, unread } = match;
  const state = toState(answer);
  const rests = { ...heading, ...(fits.assumption !== undefined && { assumption: fits.assumption }) };
  return (
    <article class={`found ${state}`}>
      <p class="states">
        <span class={`state ${state}`} part={`state state-${state}`}>
          <Icon name={state === "replace" ? "warning" : "eye"} />
          {answerText}
        </span>
      </p>
      <h4>{heading.text}</h4>
      {stopUse !== undefined && (
        <p>
          <strong>{stopUse.text}</strong>
        </p>
      )}
      <p>
        {hazard.text} {cause?.text}
      </p>
      <p>{remedy.text}</p>
      <p class="quiet">{about.text}</p>
      <p>{fits.text}</p>
      {check.length > 0 && (
        <>
          <p>{formatMessage({ id: "advice.safetyCheck" })}</p>
          <ul class="tips">
            {check.map(({ code, statement }) => (
              <li key={code}>{statement.text}</li>
            ))}
          </ul>
        </>
      )}
      <Ways match={match} />
      {unread !== undefined && <StatementText statement={unread} />}
      <StatementSources statement={rests} />
    </article>
  );
}

/** Renders where to read a notice and whom to ask. */
function Ways({ match: { link, makerPage, phones } }: { readonly match: Match }) {
  const { formatMessage } = useTranslator();
  const pages = [
    ["advice.safetyMakerPage", makerPage],
    ["advice.safetyLink", link],
  ] as const;
  return (
    <ul class="ways" role="list">
      {pages.map(
        ([id, address]) =>
          address !== undefined && (
            <li key={id}>
              <a class="link" part="link" href={address}>
                {formatMessage({ id })}
              </a>
            </li>
          ),
      )}
      {phones.map(({ number, brands = [] }) => (
        <li key={number}>
          <a class="link" part="link" href={`tel:+1${number.replaceAll("-", "")}`}>
            {formatMessage({ id: "advice.safetyPhone" }, { number })}
          </a>
          {brands.length > 0 && <span class="quiet"> ({brands.join(", ")})</span>}
        </li>
      ))}
    </ul>
  );
}

/** Renders a line near the date that links to a notice that covers or may cover the heater. */
export function SafetyLine({ safety, onRead }: { readonly safety: Answer; readonly onRead: () => void }) {
  const { formatMessage } = useTranslator();
  return (
    <p class={`alarm ${toState(safety.answer)}`}>
      <Icon name="warning" />
      <span>
        {safety.summary.text}{" "}
        <button class="lead" type="button" onClick={onRead}>
          {formatMessage({ id: "advice.safetyRead" })}
        </button>
      </span>
    </p>
  );
}
