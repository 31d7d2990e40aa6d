import * as layout from "@heater-age/ui/layout";
import { type ComponentProps, lazy, Suspense, useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { retryWhenOnline } from "../browser/load-part.ts";

const AdvicePart = lazy(() =>
  retryWhenOnline(async () => ({ default: (await import("./AdvicePart.tsx")).AdvicePart })),
);

/** Renders a part of the advice, loaded when it is opened. */
export function Advice(props: ComponentProps<typeof AdvicePart>) {
  return (
    <Suspense fallback={<Missing />}>
      <AdvicePart {...props} />
    </Suspense>
  );
}

/** Milliseconds after which a part counts as missing. */
const LATE_AFTER = 3000;

/** Renders that advice is missing if it doesn't load, because silence could be mistaken for an answer. */
function Missing() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? (
    <p className={layout.quiet} role="status">
      <FormattedMessage id="result.adviceMissing" />
    </p>
  ) : null;
}
