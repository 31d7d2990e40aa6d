import type { Language } from "@heater-age/messages";
import { QueryClientProvider } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useLocation } from "react-router";
import { createQueries, queries } from "../../http/queries.ts";
import type { Choices } from "../check/choices.ts";
import { choicesIn, type Details } from "../check/details.ts";
import { type CheckInput, checkQuery, normalised } from "../check/input.ts";
import { isDated, type Refusal, type ShownCheck } from "../check/shown-check.ts";
import { Refused } from "./Refused.tsx";
import { Unreadable } from "./Unreadable.tsx";
import { useDay } from "./use-day.ts";
import { Verdict } from "./Verdict.tsx";

export interface ResultCardProps {
  readonly language: Language;
  /** Path of the page, to which other readings link. */
  readonly path: string;
  readonly choices: Choices;
  readonly check: ShownCheck | undefined;
  readonly refusal: Refusal | undefined;
  /** Details that the address asks for in addition to the answer. */
  readonly details: Details | undefined;
  readonly onAskAgain: () => void;
  /** Checks a heater with other input. */
  readonly onCheck: (input: CheckInput) => void;
  /** Leaves the result for the form. Called with the values to keep, and whether it is the same heater. */
  readonly onLeave: (input: Partial<CheckInput>, isAgain: boolean) => void;
}

/** Renders the result of a check: a verdict, or what may help if there is none. */
export function ResultCard(props: ResultCardProps) {
  // On the server, each page has its own store.
  const [client] = useState(() => (import.meta.env.SSR ? createQueries() : queries));
  return (
    <QueryClientProvider client={client}>
      <Card {...props} />
    </QueryClientProvider>
  );
}

function Card(props: ResultCardProps) {
  const { language, check: asSent, refusal, details, onAskAgain, onLeave, ...rest } = props;
  const check = useDay(asSent);
  const { search } = useLocation();
  const chosen = useMemo(() => choicesIn(new URLSearchParams(search)), [search]);
  const input = (check ?? refusal)?.input;
  if (input === undefined) return null;
  const { brand } = input;
  const tryAgain = () => onLeave({ brand }, true);
  if (check === undefined) {
    if (refusal === undefined) return null;
    return <Refused refusal={refusal} onAskAgain={onAskAgain} />;
  }
  if (!isDated(check)) {
    return (
      <Unreadable
        language={language}
        check={check}
        path={rest.path}
        onAskAgain={onAskAgain}
        onTryAgain={tryAgain}
        onMoveToModel={() => onLeave({ brand, model: normalised(input).serial }, true)}
      />
    );
  }
  return (
    <Verdict
      key={checkQuery(check.input)}
      language={language}
      check={check}
      chosen={chosen}
      details={details}
      onStartAgain={() => onLeave({}, false)}
      onNextHeater={tryAgain}
      {...rest}
    />
  );
}
