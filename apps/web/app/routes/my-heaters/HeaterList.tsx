import type { Language } from "@heater-age/messages";
import { memo, useDeferredValue, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { heaterElement } from "../../shared/heaters/heater-path.ts";
import { HeaterRow, nameText } from "../../shared/heaters/HeaterRow.tsx";
import type { ListedHeater } from "../../shared/heaters/listed-heater.ts";
import { addAll, deleteHeater, rememberRecalls } from "../../shared/heaters/store.ts";
import { HeaterDetails } from "./HeaterDetails.tsx";
import * as styles from "./my-heaters.css.ts";
import { useUndoable } from "./use-undoable.ts";

interface HeaterListProps {
  readonly language: Language;
  readonly heaters: readonly ListedHeater[];
}

/** Number of rows rendered immediately. The others are rendered with a lower priority. */
const FIRST = 30;

const Row = memo(HeaterRow, (before, after) => before.listed === after.listed);

/** Renders saved heaters. Each opens in place. */
export function HeaterList({ language, heaters }: HeaterListProps) {
  const intl = useIntl();
  const { hash } = useLocation();
  const linkedId = heaters.find(({ heater }) => hash === `#${heaterElement(heater.id)}`)?.heater.id;

  const shown = useDeferredValue(heaters, heaters.slice(0, FIRST));
  const reached = useRef<string>(undefined);

  useEffect(() => {
    const row = linkedId === undefined ? null : document.getElementById(heaterElement(linkedId));
    if (row === null || reached.current === linkedId) return;
    reached.current = linkedId;
    row.scrollIntoView();
    row.querySelector("summary")?.focus({ preventScroll: true });
  }, [linkedId, shown]);

  const change = useUndoable();

  const remove = (listed: ListedHeater) =>
    change(async () => {
      const deleted = await deleteHeater(listed.heater.id);
      const title = intl.formatMessage({ id: "heaters.deleted" }, { name: nameText(intl, listed) });
      return { title, undo: () => addAll(deleted) };
    });

  return (
    <ul role="list" className={styles.list}>
      {shown.map((listed) => (
        <li key={listed.heater.id}>
          <Row
            listed={listed}
            isOpen={listed.heater.id === linkedId}
            onOpen={() => {
              // If that can't be stored, the heater stays marked.
              if (listed.newRecalls.length > 0)
                rememberRecalls(listed.heater.id, listed.newRecalls).catch(() => undefined);
            }}
          >
            {() => <HeaterDetails language={language} listed={listed} onDelete={() => void remove(listed)} />}
          </Row>
        </li>
      ))}
    </ul>
  );
}
