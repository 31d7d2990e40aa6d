import { Button, buttonClass } from "@heater-age/ui/Button";
import { Card } from "@heater-age/ui/Card";
import * as layout from "@heater-age/ui/layout";
import { useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate } from "react-router";
import { nextHeaterPath } from "../../shared/heaters/heater-path.ts";
import { endVisit, renameVisit, reopenVisit } from "../../shared/heaters/visit-store.ts";
import { HeaterList } from "./HeaterList.tsx";
import { useTellFault, useUndoable } from "./use-undoable.ts";
import { VisitAbout } from "./VisitAbout.tsx";
import { VisitActions, type VisitProps } from "./VisitActions.tsx";
import { VisitDialog } from "./VisitDialog.tsx";
import * as styles from "./visits.css.ts";

interface OpenVisitProps extends VisitProps {
  /** Whether it was started or reopened on this page. Then it gets the focus. */
  readonly isFresh: boolean;
}

/** Renders the open visit, which new heaters are added to. */
export function OpenVisit({ language, group, isFresh, onPrint }: OpenVisitProps) {
  const { formatMessage } = useIntl();
  const tell = useTellFault();
  const change = useUndoable();
  const navigate = useNavigate();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [renaming, setRenaming] = useState(false);
  const { visit, heaters } = group;
  const last = heaters.at(-1);

  useEffect(() => {
    if (isFresh) heading.current?.focus();
  }, [isFresh, visit.id]);

  const rename = async (name: string) => {
    try {
      await renameVisit(visit.id, name);
      setRenaming(false);
    } catch (error) {
      tell(error);
    }
  };
  const end = () =>
    change(async () => {
      // Otherwise the ended visit stays unfolded if the address links to one of its heaters.
      await navigate({ hash: "" }, { replace: true, preventScrollReset: true });
      await endVisit();
      return { title: formatMessage({ id: "heaters.visitEnded" }), undo: () => reopenVisit(visit.id) };
    });

  return (
    <Card className={styles.open} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 className={styles.name} id={headingId} ref={heading} tabIndex={-1} translate="no">
          {visit.name}
        </h2>
        <p>
          <VisitAbout group={group} />
        </p>
      </div>
      {heaters.length === 0 ? null : (
        <div className={styles.rows}>
          <HeaterList language={language} heaters={heaters} />
        </div>
      )}
      <div className={styles.foot}>
        {last === undefined ? (
          <p>
            <FormattedMessage id="heaters.visitEmpty" />
          </p>
        ) : null}
        <Link
          className={buttonClass("primary", true)}
          to={nextHeaterPath(language, last?.heater.brand)}
          state={{ again: true }}
        >
          <FormattedMessage id={last === undefined ? "heaters.visitFirst" : "heaters.visitNext"} />
        </Link>
        <div className={layout.row}>
          <VisitActions group={group} onPrint={onPrint} />
          <Button tone="quiet" aria-haspopup="dialog" onClick={() => setRenaming(true)}>
            <FormattedMessage id="heaters.visitRename" />
          </Button>
          <Button tone="quiet" onClick={() => void end()}>
            <FormattedMessage id="heaters.visitEnd" />
          </Button>
        </div>
      </div>
      <VisitDialog
        key={visit.name}
        name={visit.name}
        heading="heaters.visitRename"
        action="result.save"
        open={renaming}
        onClose={() => setRenaming(false)}
        onName={(name) => void rename(name)}
      />
    </Card>
  );
}
