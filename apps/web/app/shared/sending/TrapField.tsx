import { visuallyHidden } from "@heater-age/ui/theme";
import type { ReactNode } from "react";
import { trap } from "./trap.ts";

/** A field that nobody sees, which machines fill in. */
export function TrapField({ label }: { readonly label: ReactNode }) {
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <label>
        {label}
        <input name={trap} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
