import { useContext } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { choicesIn, sortByName, type ToolContext } from "../../shared/check/choices.ts";
import { ChoicesContext } from "../../shared/check/choices-context.ts";
import { toolContext } from "../../shared/check/tool-context.ts";
import type { Route } from "./+types/route.ts";

export { RouteFailure as ErrorBoundary } from "../../shared/shell/RouteFailure.tsx";

/** Returns what a page from the server has besides the choices, which are in its select. */
export function loader(): Omit<ToolContext, "choices"> {
  return { rules: toolContext.rules };
}

let known: ToolContext | undefined;

/** Returns the same object for as long as the page is open in a language. */
function toContext(
  data: ToolContext | Omit<ToolContext, "choices">,
  choices: ToolContext["choices"] | undefined,
) {
  known ??= "choices" in data ? data : { ...data, choices: choices ?? choicesIn(document) };
  return known;
}

/** Takes the data from the page before, or from the decoder, which checks need too, so that it needs no connection. */
export async function clientLoader(): Promise<ToolContext> {
  known = known
    ? { ...known, choices: sortByName(known.choices) }
    : (await import("../../shared/check/tool-context.ts")).toolContext;
  return known;
}

// Only the order of the choices changes, with the language. A page with an error has no data.
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  known === undefined || currentParams["language"] !== nextParams["language"];

export default function Tool({ loaderData }: Route.ComponentProps) {
  return <Outlet context={toContext(loaderData, useContext(ChoicesContext))} />;
}
