import { visuallyHidden } from "@heater-age/ui/theme";
import type { ReactNode } from "react";

/** Name of the honeypot: a hidden field that only bots fill in. They get the response to a successful submission. */
export const honeypot = "website";

/** Renders a hidden field that only bots fill in. */
export function HoneypotField({ label }: { readonly label: ReactNode }) {
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <label>
        {label}
        <input name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
