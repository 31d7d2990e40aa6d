import { useRouteError } from "react-router";
import { Failure } from "./Failure.tsx";

/**
 * Renders the error page for a missing or broken page, within the frame of the site. Routes export it as
 * `ErrorBoundary`.
 */
export function RouteFailure() {
  return <Failure error={useRouteError()} />;
}
