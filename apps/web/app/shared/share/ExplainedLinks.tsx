import { Tooltip, Tooltips } from "@heater-age/ui/Tooltip";
import { ShareLinks, type ShareLinksProps } from "./ShareLinks.tsx";

/** The links as icons, each with its name when it is pointed at. */
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
