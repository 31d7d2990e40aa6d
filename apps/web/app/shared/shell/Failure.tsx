import type { Language } from "@heater-age/messages";
import { Button, buttonClass } from "@heater-age/ui/Button";
import * as layout from "@heater-age/ui/layout";
import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isRouteErrorResponse, Link, useLocation, useNavigate } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import type { FailureReportProps } from "./FailureReport.tsx";
import { newErrorId } from "./ids.ts";
import { isMissing, isRefused } from "./page-failure.ts";
import { useOnline } from "../browser/online.ts";
import { languageAt } from "../../seo/language.ts";
import { NoticePage } from "./NoticePage.tsx";

const RETRY_DELAY = 100;

/** Renders the error page for a missing or broken page, with links that lead on. */
export function Failure({ error }: { readonly error: unknown }) {
  const { formatMessage } = useIntl();
  const isAbsent = isRouteErrorResponse(error) && error.status === 404;
  const language = languageAt(useLocation().pathname);
  const cut = useCut(error);
  const notKept = isRefused(error) && error.status === 504;
  const title = formatMessage({
    id: isAbsent ? "shell.notFoundTitle" : cut || notKept ? "shell.offline" : "shell.errorTitle",
  });
  if (isAbsent) return <NotFound title={title} language={language} />;
  if (isRefused(error)) return <Unavailable title={title} language={language} text={error.data} />;
  return <Crashed title={title} language={language} error={error} cut={cut} />;
}

/** Returns whether a page is missing because there is no connection. */
function useCut(error: unknown): boolean {
  const online = useOnline();
  return isMissing(error) && !online;
}

interface ScreenProps {
  readonly title: string;
  readonly language: Language;
}

function NotFound({ title, language }: ScreenProps) {
  return (
    <NoticePage title={title} text={<FormattedMessage id="shell.notFoundText" />}>
      <Link className={buttonClass("primary")} to={pathIn(language, "/")}>
        <FormattedMessage id="shell.notFoundHome" />
      </Link>
    </NoticePage>
  );
}

/** Renders a page to try again later. It works without scripts, which this page doesn't have. */
function Unavailable({ title, language, text }: ScreenProps & { readonly text: string }) {
  return (
    <NoticePage title={title} text={text}>
      <div className={layout.row}>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- links to the browser's present address, with its query */}
        <a className={buttonClass("primary")} href="">
          <FormattedMessage id="shell.errorRetry" />
        </a>
        <Link className={buttonClass("secondary")} to={pathIn(language, "/")} reloadDocument>
          <FormattedMessage id="shell.errorHome" />
        </Link>
      </div>
    </NoticePage>
  );
}

const ids = new WeakMap<object, string>();

/** Returns the id of an error, which is always the same, and whether it was already reported. */
function toName(error: unknown): { readonly id: string; readonly known: boolean } {
  const key = typeof error === "object" && error !== null ? error : undefined;
  const knownId = key && ids.get(key);
  const id = knownId ?? newErrorId();
  if (key !== undefined) ids.set(key, id);
  return { id, known: knownId !== undefined };
}

/** Errors that were caused by a lost connection. */
const wereCut = new WeakSet<object>();

interface CrashedProps extends ScreenProps {
  readonly error: unknown;
  /** Whether the connection failed instead of the page. */
  readonly cut: boolean;
}

interface Details extends FailureReportProps {
  readonly Report: ComponentType<FailureReportProps>;
}

function Crashed({ title, language, error, cut }: CrashedProps) {
  const navigate = useNavigate();
  const place = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [details, setDetails] = useState<Details>();

  useEffect(() => {
    let cancelled = false;
    const { id, known } = toName(error);
    heading.current?.focus();
    // Without it the visitor can still go on.
    import("./FailureReport.tsx").then(
      ({ FailureReport }) => {
        if (!cancelled) setDetails({ Report: FailureReport, id, error });
      },
      () => undefined,
    );
    if (!known) {
      import("./report.ts")
        .then(({ reportFailure }) => reportFailure(error, id))
        // oxlint-disable-next-line no-console -- reporting itself has failed
        .catch((reason: unknown) => console.warn("An error cannot be reported", reason));
    }
    return () => {
      cancelled = true;
    };
  }, [error]);

  const again = () => {
    // The file may belong to an outdated version of the site, and some browsers request it only once.
    if (navigator.onLine && isMissing(error)) {
      location.reload();
      return;
    }
    // A new entry for the same address renders the page and loads its data again.
    void navigate(place, { replace: true, preventScrollReset: true, state: place.state as unknown });
  };

  useEffect(() => {
    // Recovers automatically when the connection is back.
    if (cut) wereCut.add(error as object);
    else if (wereCut.has(error as object)) again();
  });

  return (
    <NoticePage
      title={title}
      text={<FormattedMessage id={cut ? "shell.offlineKept" : "shell.errorText"} />}
      heading={heading}
    >
      <div className={layout.row}>
        <Button tone="primary" onClick={() => void setTimeout(again, RETRY_DELAY)}>
          <FormattedMessage id="shell.errorRetry" />
        </Button>
        <Link className={buttonClass("secondary")} to={pathIn(language, "/")} reloadDocument={!cut}>
          <FormattedMessage id="shell.errorHome" />
        </Link>
      </div>
      {details === undefined ? null : (
        <Suspense>
          <details.Report id={details.id} error={details.error} />
        </Suspense>
      )}
    </NoticePage>
  );
}
