import { createElement } from "react";
import { screenOnly } from "@heater-age/ui/theme";
import type { Piece } from "../../shared/developer-docs/document.ts";
import { Pieces } from "./page/Pieces.tsx";
import { words } from "./page/words.ts";

const isHeading = (piece: Piece): boolean => typeof piece !== "string" && piece.tag === "h2";

/**
 * Renders the document about the widget, with the widget before its first heading: as on another site, with the same
 * script.
 */
export function LiveWidget({ pieces }: { readonly pieces: readonly Piece[] }) {
  const first = pieces.findIndex(isHeading);
  return (
    <>
      <Pieces pieces={pieces.slice(0, first)} />
      <div className={screenOnly}>
        <script type="module" src="/widget/heater-age.js" />
        {createElement("heater-age", { href: "/" }, <a href="/">{words.tryWidget}</a>)}
      </div>
      <Pieces pieces={pieces.slice(first)} />
    </>
  );
}
