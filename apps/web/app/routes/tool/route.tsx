import { useEffect } from "react";
import { Outlet } from "react-router";
import { toolContext } from "../../shared/check/choices.server.ts";
import type { ToolContext } from "../../shared/check/tool-context.ts";
import type { Route } from "./+types/route.ts";

export { RouteFailure as ErrorBoundary } from "../../shared/shell/RouteFailure.tsx";

export const loader = (): ToolContext => toolContext;

let known: ToolContext | undefined;

/**
 * Loads the data of the tool once, and reuses it for as long as the page is open, so that going back needs no
 * connection.
 */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs): Promise<ToolContext> =>
  known ?? serverLoader();

// The data comes with the page and doesn't change while it is open.
export const shouldRevalidate = () => false;

export default function Tool({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    known = loaderData;
  }, [loaderData]);
  return <Outlet context={loaderData} />;
}
