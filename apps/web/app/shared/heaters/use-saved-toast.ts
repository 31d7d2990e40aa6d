import type { Language } from "@heater-age/messages";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { toast } from "../shell/toast.tsx";
import { heaterPath, nextHeaterPath } from "./heater-path.ts";
import type { SavedHeater } from "./saved-heater.ts";

/**
 * Returns a function that shows a toast with a link to the saved heater or, at an address, to the next one.
 *
 * @param onNextHeater Clears the form for the next heater.
 */
export function useSavedToast(language: Language, onNextHeater?: () => void) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return ({ id, brand, address }: SavedHeater) => {
    const next = () => {
      onNextHeater?.();
      // The visitor may have left the form in the meantime.
      void navigate(nextHeaterPath(language, brand), { state: { again: true } });
    };
    const action =
      address === ""
        ? {
            text: formatMessage({ id: "shell.myHeaters" }),
            onAct: () => void navigate(heaterPath(language, id)),
          }
        : { text: formatMessage({ id: "heaters.next" }), onAct: next };
    toast({ title: formatMessage({ id: "result.saved" }), action });
  };
}
