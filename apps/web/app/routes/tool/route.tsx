import type { Candidate } from "@heater-age/decoder";
import { Outlet } from "react-router";
import { allChoices, exampleReading, ruleCount } from "../../shared/check/choices.server.ts";
import type { Choices } from "../../shared/check/choices.ts";
import type { Route } from "./+types/route.ts";

/** What every page with the form has. */
export interface ToolContext {
  readonly choices: Choices;
  /** How many brands have rules of their own. */
  readonly rules: number;
  /** A serial number from a real plate, read. */
  readonly example: Pick<Candidate, "year" | "month" | "parts">;
}

export const loader = (): ToolContext => ({
  choices: allChoices(),
  rules: ruleCount(),
  example: exampleReading(),
});

// It comes with the page and does not change while it is open.
export const shouldRevalidate = () => false;

export default function Tool({ loaderData }: Route.ComponentProps) {
  return <Outlet context={loaderData} />;
}
