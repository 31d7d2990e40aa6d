import type { Language } from "@heater-age/messages";
import { buttonClass } from "@heater-age/ui/Button";
import * as layout from "@heater-age/ui/layout";
import { wrap } from "@heater-age/ui/theme";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import * as styles from "./notice.css.ts";

interface GoneProps {
  readonly language: Language;
  readonly state: "deleted" | "unknown" | "withdrawn";
  /** Whether the reader has just deleted it. */
  readonly focused: boolean;
}

const texts = {
  deleted: { title: "report.goneTitle", text: "report.erased" },
  unknown: { title: "report.unknownTitle", text: "report.unknownText" },
  withdrawn: { title: "report.withdrawnTitle", text: "report.erased" },
} as const;

/** Renders the page of a report that doesn't exist, or no longer exists. */
export function Gone({ language, state, focused }: GoneProps) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = formatMessage({ id: texts[state].title });

  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);

  return (
    <main className={wrap}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.notice}>
        <h1 className={layout.heading.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.text}>
          <FormattedMessage id={texts[state].text} />
        </p>
        <Link className={buttonClass("primary")} to={pathIn(language, "/")}>
          <FormattedMessage id="shell.notFoundHome" />
        </Link>
      </div>
    </main>
  );
}
