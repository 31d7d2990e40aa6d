import { useSyncExternalStore } from "react";
import { originOf } from "../../config/origin-of.ts";
import { site } from "../../config/site.ts";

const never = () => () => undefined;

/**
 * Returns the origin of the site's public address. If it is not configured, the server has at most a guess, which can
 * be empty.
 */
export const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => site.url || window.location.origin,
    () => originOf(site),
  );
