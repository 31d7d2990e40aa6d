import type { IntlShape } from "react-intl";
import { copyText } from "../share/copy-text.ts";
import { toast } from "../toast/toast.tsx";

/**
 * Copies what a page concluded, and tells whether that went well.
 *
 * @example
 * if (await copyResult(intl, summary(intl, outcome, candidates))) setCopied();
 */
export async function copyResult(intl: IntlShape, text: string): Promise<boolean> {
  const done = await copyText(text);
  if (done) toast({ title: intl.formatMessage({ id: "result.copied" }) });
  else
    toast({
      title: intl.formatMessage({ id: "result.copyFailedTitle" }),
      description: intl.formatMessage({ id: "result.copyFailed" }),
      tone: "critical",
    });
  return done;
}
