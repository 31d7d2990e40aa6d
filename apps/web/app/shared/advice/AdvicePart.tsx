import { Button } from "@heater-age/ui/Button";
import * as layout from "@heater-age/ui/layout";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage } from "react-intl";
import type { AdviceState } from "../result/use-advice.ts";
import { Care } from "./Care.tsx";
import { Energy } from "./Energy.tsx";
import { Life, UsualLife } from "./Life.tsx";
import { Safety } from "./Safety.tsx";
import type { SectionProps } from "./section-props.ts";
import { UsualWarranty, Warranty } from "./Warranty.tsx";

const sections = { care: Care, energy: Energy, life: Life, safety: Safety, warranty: Warranty } as const;

/** Parts of the advice that open in place. */
export type AdvicePartName = keyof typeof sections;

interface AdvicePartProps extends Omit<SectionProps, "advice"> {
  readonly part: AdvicePartName;
  readonly state: AdviceState;
  readonly onAskAgain?: () => void;
}

/** Renders a part of the advice for a heater of a known date. */
export function AdvicePart({ part, state, onAskAgain, ...heater }: AdvicePartProps) {
  const { advice, loading, failure } = state;
  if (advice !== undefined) {
    const Section = sections[part];
    return (
      <div className={layout.column.tiny} aria-busy={loading}>
        <Section advice={advice} {...heater} />
      </div>
    );
  }
  return (
    <div className={`${layout.column.tiny} ${screenOnly}`} aria-busy={loading}>
      {part === "life" ? <UsualLife {...heater} /> : null}
      {part === "warranty" ? <UsualWarranty {...heater} /> : null}
      <p role="status">
        {loading ? (
          <FormattedMessage id="advice.loading" />
        ) : (
          (failure ?? <FormattedMessage id="advice.failed" />)
        )}
      </p>
      {loading || onAskAgain === undefined ? null : (
        <div>
          <Button tone="secondary" onClick={onAskAgain}>
            <FormattedMessage id="result.tryAgain" />
          </Button>
        </div>
      )}
    </div>
  );
}
