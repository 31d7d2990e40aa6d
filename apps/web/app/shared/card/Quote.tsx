import { Button, buttonClass } from "@heater-age/ui/Button";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { Icon } from "@heater-age/ui/Icon";
import * as layout from "@heater-age/ui/layout";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { site } from "../../config/site.ts";
import * as cardStyles from "../result/card.css.ts";
import { type Heater, resultPath } from "../result/heater.ts";
import { copyText } from "../share/copy-text.ts";
import { shareLink } from "../share/targets.ts";
import { useCopied } from "../share/use-copied.ts";
import { useOrigin } from "../share/use-origin.ts";
import { toast } from "../shell/toast.tsx";
import { printOnly } from "./print.css.ts";
import { withoutProtocol } from "./Publisher.tsx";
import { quoteText } from "./quote-text.ts";
import * as styles from "./StepsNow.css.ts";

const ways = ["sms", "whatsapp", "email"] as const;

/** Renders how to ask for a quote: the company, if it takes orders, and a message for any plumber. */
export function Quote({ heater }: { readonly heater: Heater }) {
  const intl = useIntl();
  const [copied, setCopied] = useCopied();
  const what = {
    type: "result",
    title: intl.formatMessage({ id: "result.quoteSubject" }),
    text: quoteText(intl, heater),
    address: useOrigin() + resultPath(heater),
  } as const;

  const copy = async () => {
    if (await copyText(what.text)) setCopied();
    else toast({ title: intl.formatMessage({ id: "share.copyFailed" }), tone: "critical" });
  };

  return (
    <>
      <Company />
      <Disclosure className={screenOnly} summary={<FormattedMessage id="result.quoteHeading" />}>
        <p className={styles.message}>{what.text}</p>
        <div className={layout.row}>
          <Button tone="secondary" className={cardStyles.scripted} onClick={() => void copy()}>
            <Icon name={copied ? "check" : "copy"} />
            <FormattedMessage id={copied ? "share.copyDone" : "result.copy"} />
          </Button>
          {ways.map((way) => (
            <a key={way} className={buttonClass("secondary")} href={shareLink(way, what)}>
              <Icon name={way} />
              <FormattedMessage id={`share.${way}`} />
            </a>
          ))}
        </div>
      </Disclosure>
    </>
  );
}

/** Renders how to ask the company for a quote. Nothing if it takes no orders. */
function Company() {
  const { company, companyPhone: phone, companyQuoteUrl: page } = site;
  const call = phone === "" ? "" : `tel:${phone.replaceAll(/[^+\d]/gu, "")}`;
  const link = page === "" ? call : page;
  if (link === "") return null;
  return (
    <p className={styles.how}>
      <a href={link}>
        <FormattedMessage
          id="result.askQuote"
          values={{ company: company || <FormattedMessage id="shell.siteName" /> }}
        />
      </a>
      {call === "" ? null : (
        <>
          {" · "}
          <a href={call}>{phone}</a>
        </>
      )}
      {/* A reader of paper has to type the address. */}
      {page === "" ? null : <span className={printOnly}> · {withoutProtocol(page)}</span>}
    </p>
  );
}
