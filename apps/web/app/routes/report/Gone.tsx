import type { Language } from "@heater-age/messages";
import { buttonClass } from "@heater-age/ui/Button";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import { NoticePage } from "../../shared/shell/NoticePage.tsx";

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

  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);

  return (
    <NoticePage
      title={formatMessage({ id: texts[state].title })}
      text={<FormattedMessage id={texts[state].text} />}
      heading={heading}
    >
      <Link className={buttonClass("primary")} to={pathIn(language, "/")}>
        <FormattedMessage id="shell.notFoundHome" />
      </Link>
    </NoticePage>
  );
}
