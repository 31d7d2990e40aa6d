import { Button } from "@heater-age/ui/Button";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { Field } from "@heater-age/ui/Field";
import { Notice } from "@heater-age/ui/Notice";
import { TextArea } from "@heater-age/ui/TextArea";
import * as layout from "@heater-age/ui/layout";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./FailureReport.css.ts";
import { reportFailure } from "./report.ts";
import { toMessage, readStack } from "./safe.ts";

export interface FailureReportProps {
  /** Id of the error, which was already reported. */
  readonly id: string;
  readonly error: unknown;
}

/** Renders the id and the message of an error, and a field for the visitor's description. */
export function FailureReport({ id, error }: FailureReportProps) {
  const { formatMessage } = useIntl();
  const [description, setDescription] = useState("");
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const thanks = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state === "sent") thanks.current?.focus();
  }, [state]);

  const report = async () => {
    if (state !== "idle") return;
    setState("sending");
    setState((await reportFailure(error, id, description.trim())) ? "sent" : "idle");
  };

  return (
    <div className={styles.report}>
      <p className={layout.quiet}>
        <FormattedMessage
          id="failure.id"
          values={{
            id: (
              <code className={styles.code} translate="no">
                {id}
              </code>
            ),
          }}
        />
      </p>
      <Disclosure summary={<FormattedMessage id="failure.details" />}>
        <pre className={styles.details} lang="en" translate="no">
          {[toMessage(error), readStack(error)].filter(Boolean).join("\n\n")}
        </pre>
      </Disclosure>
      {state === "sent" ? (
        <div ref={thanks} className={styles.thanks} role="status" tabIndex={-1}>
          <Notice icon="check">
            <FormattedMessage id="failure.reported" />
          </Notice>
        </div>
      ) : (
        <>
          <Field id="failure-description" label={<FormattedMessage id="failure.describe" />}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                placeholder={formatMessage({ id: "failure.describePrompt" })}
                value={description}
                onChange={(event) => setDescription(event.currentTarget.value)}
              />
            )}
          </Field>
          <div>
            <Button tone="secondary" disabled={state === "sending"} onClick={() => void report()}>
              <FormattedMessage id={state === "sending" ? "shell.sending" : "failure.report"} />
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
