import { type ComponentType, Suspense, useEffect, useState } from "react";
import { useOnline } from "../offline/online.ts";

/**
 * Returns a component that is loaded after the result next to it is painted, so that the result is never delayed. If
 * loading fails, it tries again when the connection is back.
 *
 * @param Missing Shown after a failure. @default nothing
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
