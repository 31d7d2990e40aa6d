import { Button } from "@heater-age/ui/Button";
import { Icon } from "@heater-age/ui/Icon";
import * as layout from "@heater-age/ui/layout";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { useOpened } from "../../shared/browser/use-opened.ts";
import { heaterElement } from "../../shared/heaters/heater-path.ts";
import { addAll } from "../../shared/heaters/store.ts";
import type { VisitGroup } from "../../shared/heaters/visit-groups.ts";
import { deleteVisit, reopenVisit } from "../../shared/heaters/visit-store.ts";
import { HeaterList } from "./HeaterList.tsx";
import { list } from "./my-heaters.css.ts";
import { useTellFault, useUndoable } from "./use-undoable.ts";
import { VisitAbout } from "./VisitAbout.tsx";
import { VisitActions, type VisitProps } from "./VisitActions.tsx";
import * as styles from "./visits.css.ts";

interface PastVisitsProps extends Pick<VisitProps, "language" | "onPrint"> {
  readonly groups: readonly VisitGroup[];
  /** Whether they are initially unfolded, as the results of a search are. */
  readonly areOpen: boolean;
  /** Called with the id of a visit that was reopened. */
  readonly onReopen: (id: string) => void;
}

/** Renders visits that have ended. Each unfolds in place. */
export function PastVisits({ groups, areOpen, ...props }: PastVisitsProps) {
  const headingId = useId();
  return (
    <section className={layout.column.small} aria-labelledby={headingId}>
      <h2 className={layout.heading.subtitle} id={headingId}>
        <FormattedMessage id="heaters.visitsPast" />
      </h2>
      <ul className={list} role="list">
        {groups.map((group) => (
          <li key={`${group.visit.id} ${areOpen}`}>
            <PastVisit {...props} group={group} isOpen={areOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PastVisitProps extends VisitProps, Pick<PastVisitsProps, "onReopen"> {
  readonly isOpen: boolean;
}

function PastVisit({ language, group, isOpen, onPrint, onReopen }: PastVisitProps) {
  const { formatMessage } = useIntl();
  const { hash } = useLocation();
  const tell = useTellFault();
  const change = useUndoable();
  const { visit, heaters } = group;
  const isWanted = heaters.some(({ heater }) => hash === `#${heaterElement(heater.id)}`);
  const [open, opening] = useOpened(isOpen || isWanted);

  const reopen = async () => {
    try {
      await reopenVisit(visit.id);
      onReopen(visit.id);
    } catch (error) {
      tell(error);
    }
  };
  const remove = () =>
    change(async () => {
      const deleted = await deleteVisit(visit.id);
      const title = formatMessage({ id: "heaters.deleted" }, { name: visit.name });
      return { title, undo: () => addAll(deleted) };
    });

  return (
    <details {...opening} className={styles.group}>
      <summary className={styles.summary}>
        <b className={styles.name} translate="no">
          {visit.name}
        </b>{" "}
        <VisitAbout group={group} />
        <Icon name="chevron" className={styles.arrow} />
      </summary>
      {open ? (
        <>
          {heaters.length === 0 ? null : (
            <div className={styles.rows}>
              <HeaterList language={language} heaters={heaters} />
            </div>
          )}
          <div className={`${styles.foot} ${layout.row}`}>
            <VisitActions group={group} onPrint={onPrint} />
            <Button tone="secondary" onClick={() => void reopen()}>
              <FormattedMessage id="heaters.visitReopen" />
            </Button>
            <Button tone="quiet" onClick={() => void remove()}>
              <FormattedMessage id="heaters.visitDelete" />
            </Button>
          </div>
        </>
      ) : null}
    </details>
  );
}
