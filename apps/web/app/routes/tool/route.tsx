import { Outlet } from "react-router";
import { sentToolContext } from "../../shared/check/choices.server.ts";
import type { ToolContext } from "../../shared/check/choices.ts";
import type { Route } from "./+types/route.ts";

export { RouteFailure as ErrorBoundary } from "../../shared/shell/RouteFailure.tsx";

export const loader = (): string => sentToolContext;

let known: { readonly sent: string; readonly context: ToolContext } | undefined;

/** Returns the same object for the same data. */
function toContext(sent: string): ToolContext {
  if (known?.sent !== sent) known = { sent, context: JSON.parse(sent) as ToolContext };
  return known.context;
}

/**
 * Loads the data of the tool once, and reuses it for as long as the page is open, so that going back needs no
 * connection.
 */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs): Promise<string> =>
  known?.sent ?? serverLoader();

// The data comes with the page and doesn't change while it is open.
export const shouldRevalidate = () => false;

export default function Tool({ loaderData }: Route.ComponentProps) {
  return <Outlet context={toContext(loaderData)} />;
}
