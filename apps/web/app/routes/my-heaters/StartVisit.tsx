import { Button } from "@heater-age/ui/Button";
import * as layout from "@heater-age/ui/layout";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { hasSaved } from "../../shared/heaters/has-saved.ts";
import { askToKeep } from "../../shared/heaters/store.ts";
import { startVisit } from "../../shared/heaters/visit-store.ts";
import { useTellFault } from "./use-undoable.ts";
import { VisitDialog } from "./VisitDialog.tsx";
import * as styles from "./visits.css.ts";

interface StartVisitProps {
  /** Called with the id of the new visit. */
  readonly onStart: (id: string) => void;
}

/** Renders the button that starts a visit, after asking for its address. */
export function StartVisit({ onStart }: StartVisitProps) {
  const tell = useTellFault();
  const [asking, setAsking] = useState(false);

  const start = async (name: string) => {
    try {
      const isFirst = !hasSaved();
      const { id } = await startVisit(name);
      if (isFirst) void askToKeep();
      setAsking(false);
      onStart(id);
    } catch (error) {
      tell(error);
    }
  };

  return (
    <div className={styles.start}>
      <Button tone="leading" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <FormattedMessage id="heaters.visitStart" />
      </Button>
      <p className={layout.quiet}>
        <FormattedMessage id="heaters.visitStartText" />
      </p>
      <VisitDialog
        heading="heaters.visitStart"
        action="heaters.visitBegin"
        open={asking}
        onClose={() => setAsking(false)}
        onName={(name) => void start(name)}
      />
    </div>
  );
}
