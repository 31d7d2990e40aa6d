import { useIntl } from "react-intl";
import { toFault, faultTexts } from "../../shared/heaters/store-fault.ts";
import { toast } from "../../shared/shell/toast.tsx";

/** Returns a function that shows in a toast why the storage failed. */
export function useShowError(): (error: unknown) => void {
  const { formatMessage } = useIntl();
  return (error) =>
    void toast({ title: formatMessage({ id: faultTexts[toFault(error).code] }), tone: "critical" });
}

/** A change of the saved data that was made. */
interface Change {
  /** What was done, in a few words. */
  readonly title: string;
  readonly undo: () => Promise<unknown>;
}

/** Returns a function that makes a change, and shows in a toast how to undo it, or why the storage failed. */
export function useUndoable(): (make: () => Promise<Change>) => Promise<void> {
  const { formatMessage } = useIntl();
  const tell = useShowError();
  return async (make) => {
    try {
      const { title, undo } = await make();
      const text = formatMessage({ id: "heaters.undo" });
      toast({ title, action: { text, onAct: () => void undo().catch(tell) } });
    } catch (error) {
      tell(error);
    }
  };
}
