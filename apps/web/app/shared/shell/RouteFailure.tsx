import { useRouteError } from "react-router";
import { Failure } from "./Failure.tsx";

/** What one sees instead of a page that is missing or broken, within the frame of the site. A route exports it as `ErrorBoundary`. */
export function RouteFailure() {
  return <Failure error={useRouteError()} />;
}
