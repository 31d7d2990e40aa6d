import { useSyncExternalStore } from "react";
import { originOf } from "../../config/origin-of.ts";
import { site } from "../../config/site.ts";

const never = () => () => undefined;

/** Origin of the site's public address. When it is not configured, the server has a guess at most, which may be empty. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => site.url || window.location.origin,
    () => originOf(site),
  );
