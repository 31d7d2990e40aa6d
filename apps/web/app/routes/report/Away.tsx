import { buttonClass } from "@heater-age/ui/Button";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation } from "react-router";
import { NoticePage } from "../../shared/shell/NoticePage.tsx";

/** Renders a notice instead of a report that is temporarily unavailable. */
export function Away({ text }: { readonly text: string | undefined }) {
  const { formatMessage } = useIntl();
  const { pathname, hash } = useLocation();
  return (
    <NoticePage
      title={formatMessage({ id: "report.awayTitle" })}
      text={text ?? <FormattedMessage id="report.awayText" />}
    >
      <Link className={buttonClass("primary")} to={{ pathname, hash }} replace>
        <FormattedMessage id="result.tryAgain" />
      </Link>
    </NoticePage>
  );
}
