import type { Language } from "@heater-age/messages";
import { Icon } from "@heater-age/ui/Icon";
import type { ReactElement, ReactNode } from "react";
import { useIntl } from "react-intl";
import { copyLink } from "./copy-link.ts";
import { countShare } from "./count-share.ts";
import * as styles from "./ShareLinks.css.ts";
import { shareLink, type Shareable, type Target, targets } from "./targets.ts";
import { useCopied } from "./use-copied.ts";

export interface ShareLinksProps {
  readonly language: Language;
  readonly what: Shareable;
  /** Icons only, or icons with names. */
  readonly look: "icons" | "names";
  /** Wraps each link, because icons without names need a tooltip. */
  readonly around?: (name: string, control: ReactElement) => ReactNode;
}

/** Texts of services without a brand name: content is shared by email, not on it. */
const ways = { email: "share.byEmail", sms: "share.bySms" } as const;

const isWay = (target: Target): target is keyof typeof ways => target in ways;

/** Renders all services on which content can be shared. Without scripts they are links. */
export function ShareLinks({ language, what, look, around = (_name, control) => control }: ShareLinksProps) {
  const intl = useIntl();
  const [copied, setCopied] = useCopied();
  const { formatMessage } = intl;

  const copy = async () => {
    if (await copyLink(intl, language, what)) setCopied();
  };

  const link = (target: Target, name: string) => {
    const action = isWay(target)
      ? formatMessage({ id: ways[target] })
      : formatMessage({ id: "share.on" }, { name });
    return (
      <a
        className={styles.link[look]}
        href={shareLink(target, what)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={formatMessage({ id: "share.newWindow" }, { action })}
        onClick={() => countShare(what, target, language)}
      >
        <Icon name={target} className={styles.icon} />
        {look === "names" ? name : null}
      </a>
    );
  };

  const copyName = formatMessage({ id: copied ? "share.copyDone" : "share.copy" });
  return (
    <ul className={styles.list[look]} role="list">
      {targets.map((target) => {
        const name = formatMessage({ id: `share.${target}` });
        return <li key={target}>{around(name, link(target, name))}</li>;
      })}
      <li className={styles.scripted}>
        {around(
          copyName,
          <button
            type="button"
            className={styles.link[look]}
            {...(look === "icons" ? { "aria-label": copyName } : {})}
            onClick={() => void copy()}
          >
            <Icon name={copied ? "check" : "link"} className={styles.icon} />
            {look === "names" ? copyName : null}
          </button>,
        )}
      </li>
    </ul>
  );
}
