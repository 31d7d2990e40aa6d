import { useSyncExternalStore } from "react";
import { site } from "../../config/site.ts";

const never = () => () => undefined;

/** Origin of the site's public address. Empty on the server when it is not configured: only the browser knows it then. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => site.url || window.location.origin,
    () => site.url,
  );
