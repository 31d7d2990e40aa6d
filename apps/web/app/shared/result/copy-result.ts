import type { IntlShape } from "react-intl";
import { copyText } from "../share/copy-text.ts";
import { toast } from "../shell/toast.tsx";

/**
 * Copies the text of a result. Returns whether that succeeded.
 *
 * @example
 * if (await copyResult(intl, summary(intl, check))) setCopied();
 */
export async function copyResult(intl: IntlShape, text: string): Promise<boolean> {
  const done = await copyText(text);
  if (done) toast({ title: intl.formatMessage({ id: "result.copied" }) });
  else
    toast({
      title: intl.formatMessage({ id: "share.copyFailed" }),
      description: intl.formatMessage({ id: "result.copyFailed" }),
      tone: "critical",
    });
  return done;
}
