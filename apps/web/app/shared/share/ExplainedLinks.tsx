import { Tooltip, Tooltips } from "@heater-age/ui/Tooltip";
import { ShareLinks, type ShareLinksProps } from "./ShareLinks.tsx";

/** Renders the links as icons, each with its name as a tooltip. */
export function ExplainedLinks(props: Omit<ShareLinksProps, "look" | "around">) {
  return (
    <Tooltips>
      <ShareLinks
        {...props}
        look="icons"
        around={(name, control) => <Tooltip text={name}>{control}</Tooltip>}
      />
    </Tooltips>
  );
}
