import { useIntl } from "react-intl";
import { toFault, faultTexts } from "../../shared/heaters/store-fault.ts";
import { toast } from "../../shared/shell/toast.tsx";

/** Returns a function that shows in a toast why the storage failed. */
export function useTellFault(): (error: unknown) => void {
  const { formatMessage } = useIntl();
  return (error) =>
    void toast({ title: formatMessage({ id: faultTexts[toFault(error).code] }), tone: "critical" });
}
