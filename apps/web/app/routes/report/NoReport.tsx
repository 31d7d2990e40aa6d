import type { Language } from "@heater-age/messages";
import { buttonClass } from "@heater-age/ui/Button";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import { NoticePage } from "../../shared/shell/NoticePage.tsx";

interface NoReportProps {
  readonly language: Language;
  readonly state: keyof typeof notices;
  /** The reason, if it isn't the usual one. */
  readonly text: string | undefined;
  /** Whether the reader has just deleted it. */
  readonly focused: boolean;
}

const notices = {
  away: { title: "report.awayTitle", text: "report.awayText" },
  deleted: { title: "report.goneTitle", text: "report.erased" },
  unknown: { title: "report.unknownTitle", text: "report.unknownText" },
  withdrawn: { title: "report.withdrawnTitle", text: "report.erased" },
} as const;

/** Renders a notice instead of a report that doesn't exist, no longer exists, or is temporarily unavailable. */
export function NoReport({ language, state, text, focused }: NoReportProps) {
  const { formatMessage } = useIntl();
  const { pathname, hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = notices[state];

  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);

  return (
    <NoticePage
      title={formatMessage({ id: notice.title })}
      text={text ?? <FormattedMessage id={notice.text} />}
      heading={heading}
    >
      {state === "away" ? (
        <Link className={buttonClass("primary")} to={{ pathname, hash }} replace>
          <FormattedMessage id="result.tryAgain" />
        </Link>
      ) : (
        <Link className={buttonClass("primary")} to={pathIn(language, "/")}>
          <FormattedMessage id="shell.notFoundHome" />
        </Link>
      )}
    </NoticePage>
  );
}
