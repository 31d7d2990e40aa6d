import type { LifeType } from "@heater-age/decoder/life";
import type { Language } from "@heater-age/messages";
import type { KnownAge } from "@heater-age/messages/format";
import { Button } from "@heater-age/ui/Button";
import * as layout from "@heater-age/ui/layout";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage } from "react-intl";
import { Care } from "./Care.tsx";
import { Energy } from "./Energy.tsx";
import { Life, UsualLife } from "./Life.tsx";
import { Safety } from "./Safety.tsx";
import type { AdviceState, UserInput } from "../result/use-advice.ts";
import { UsualWarranty, Warranty } from "./Warranty.tsx";

/** Parts of the advice that open in place. */
export type AdvicePartName = "care" | "energy" | "life" | "safety" | "warranty";

interface AdvicePartProps {
  readonly part: AdvicePartName;
  readonly language: Language;
  readonly state: AdviceState;
  /** Kind of heater; absent if unknown. */
  readonly kind: LifeType | undefined;
  /** The age of the heater by its likeliest or chosen date. */
  readonly age: KnownAge;
  readonly userInput: UserInput;
  readonly onUserInput?: (more: UserInput) => void;
  readonly onAskAgain?: () => void;
}

/** Renders a part of the advice for a heater of a known date. */
export function AdvicePart({
  part,
  language,
  state,
  kind,
  age,
  userInput,
  onUserInput,
  onAskAgain,
}: AdvicePartProps) {
  const { advice, loading, failure } = state;
  const usual = { age, kind };
  if (advice === undefined) {
    return (
      <div className={`${layout.column.tiny} ${screenOnly}`} aria-busy={loading}>
        {part === "life" ? <UsualLife {...usual} /> : null}
        {part === "warranty" ? <UsualWarranty {...usual} /> : null}
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
  const props = { language, advice, ...(onUserInput && { editing: { userInput, onUserInput } }) };
  return (
    <div className={layout.column.tiny} aria-busy={loading}>
      {part === "care" ? <Care advice={advice} /> : null}
      {part === "energy" ? <Energy {...props} /> : null}
      {part === "life" ? <Life {...props} {...usual} /> : null}
      {part === "safety" ? (
        <Safety safety={advice.safety} kind={kind} hasTank={userInput.hasTank} onUserInput={onUserInput} />
      ) : null}
      {part === "warranty" ? <Warranty {...props} {...usual} /> : null}
    </div>
  );
}
