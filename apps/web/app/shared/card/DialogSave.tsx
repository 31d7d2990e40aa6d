import type { Language } from "@heater-age/messages";
import { Button } from "@heater-age/ui/Button";
import { Icon } from "@heater-age/ui/Icon";
import { FormattedMessage, useIntl } from "react-intl";
import { plannedKind } from "../check/details.ts";
import type { DatedCheck } from "../check/shown-check.ts";
import { useSave } from "../heaters/use-save.tsx";

interface DialogSaveProps {
  readonly check: DatedCheck;
  readonly onNextHeater: () => void;
}

/** Renders the button that saves a heater with one tap, then one for the next heater. */
export function DialogSave({ check, onNextHeater }: DialogSaveProps) {
  const { input, kind, result } = check;
  const { candidates } = result.decoding;
  const { savedId, saveAtOnce } = useSave({
    language: useIntl().locale as Language,
    input,
    date: candidates.length === 1 ? candidates[0].date : undefined,
    kind: plannedKind(kind),
    onNextHeater,
  });
  return savedId === undefined ? (
    <Button tone="secondary" onClick={() => void saveAtOnce()}>
      <Icon name="bookmark" />
      <FormattedMessage id="result.save" />
    </Button>
  ) : (
    <Button tone="secondary" onClick={onNextHeater}>
      <Icon name="check" />
      <FormattedMessage id="heaters.next" />
    </Button>
  );
}
