import type { Language } from "@heater-age/messages";
import type { IntlShape } from "react-intl";
import { toast } from "../shell/toast.tsx";
import { copyText } from "./copy-text.ts";
import { countShare } from "./count-share.ts";
import type { Shareable } from "./targets.ts";

const texts = {
  website: ["share.copied", "share.copiedWebsite"],
  result: ["share.copiedTitle", "share.copiedResult"],
} as const;

/**
 * Copies a link, counts that, and announces the outcome.
 *
 * @returns whether it was copied.
 */
export async function copyLink(
  { formatMessage }: Pick<IntlShape, "formatMessage">,
  language: Language,
  what: Shareable,
): Promise<boolean> {
  const done = await copyText(what.address);
  if (done) {
    countShare(what, "copy", language);
    const [title, description] = texts[what.type];
    toast({ title: formatMessage({ id: title }), description: formatMessage({ id: description }) });
  } else {
    toast({
      title: formatMessage({ id: "share.copyFailed" }),
      description: formatMessage({ id: "share.copyFailedText" }),
      tone: "critical",
    });
  }
  return done;
}
