import { type ComponentType, Suspense, useEffect, useState } from "react";
import { useOnline } from "../offline/online.ts";

/**
 * Returns a component that is fetched after the result beside it is on the screen, so that the result is never delayed.
 * If the fetch fails, it is tried again when the connection is back.
 *
 * @param Missing Shown after a failed fetch. @default nothing
 *
 * @example
 * const Advice = afterResult(async () => (await import("./Advice.tsx")).Advice);
 * <Advice language="de" input={input} />
 */
export function afterResult<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing?: ComponentType,
): ComponentType<Props> {
  return function AfterResult(props) {
    const online = useOnline();
    const [Shown, setShown] = useState<ComponentType<Props>>();
    const [missing, setMissing] = useState(false);
    useEffect(() => {
      let cancelled = false;
      load().then(
        (part) => {
          if (!cancelled) setShown(() => part);
        },
        () => {
          if (!cancelled) setMissing(true);
        },
      );
      return () => {
        cancelled = true;
      };
    }, [online]);
    if (Shown === undefined) return missing && Missing !== undefined ? <Missing /> : null;
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  };
}
