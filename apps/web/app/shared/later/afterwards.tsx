import { type ComponentType, Suspense, useEffect, useState } from "react";
import { useOnline } from "../offline/online.ts";

/**
 * A part of a page that is fetched once what it stands beside is shown, which nobody then waits longer for. Where it
 * cannot be fetched the page does without until the connection is back.
 *
 * @param Missing Stands there meanwhile. @default nothing
 *
 * @example
 * const Advice = afterwards(async () => (await import("./Advice.tsx")).Advice);
 * <Advice language="de" input={input} />
 */
export function afterwards<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing?: ComponentType,
): ComponentType<Props> {
  return function Afterwards(props) {
    const online = useOnline();
    const [Shown, setShown] = useState<ComponentType<Props>>();
    const [missing, setMissing] = useState(false);
    useEffect(() => {
      let left = false;
      load().then(
        (part) => {
          if (!left) setShown(() => part);
        },
        () => {
          if (!left) setMissing(true);
        },
      );
      return () => {
        left = true;
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
