import type { CorrectionReceipt } from "@heater-age/client";
import type { Language } from "@heater-age/messages";
import { Button } from "@heater-age/ui/Button";
import { Card } from "@heater-age/ui/Card";
import { Fold } from "@heater-age/ui/Fold";
import { Notice } from "@heater-age/ui/Notice";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Choice } from "../../../shared/check/choices.ts";
import type { FormAnswer } from "../../../shared/form-submission/form-answer.ts";
import type { Delivery } from "../../../shared/form-submission/sender.ts";
import { PrivacyNote } from "../../../shared/form-submission/PrivacyNote.tsx";
import { honeypot } from "../../../shared/form-submission/honeypot.ts";
import { HoneypotField } from "../../../shared/form-submission/HoneypotField.tsx";
import { type Errors, useSentForm } from "../../../shared/form-submission/use-sent-form.ts";
import { CorrectionFields } from "./CorrectionFields.tsx";
import * as styles from "./correction.css.ts";
import { draft } from "./draft.ts";
import {
  correctionOf,
  type Field,
  fields,
  longestNote,
  mistakesIn,
  nothing,
  type Values,
  valuesOf,
} from "./fields.ts";

const loadDeliver = () => import("./deliver.ts");

const thanks = {
  agrees: "accuracy.sentAgrees",
  ambiguous: "accuracy.sentAmbiguous",
  contradicts: "accuracy.sentContradicts",
  "no-date": "accuracy.sentNoDate",
} as const;

const thankYou = (agreement: string) =>
  thanks[Object.hasOwn(thanks, agreement) ? (agreement as keyof typeof thanks) : "agrees"];

/** Props of the form. */
export interface CorrectionFormProps {
  readonly language: Language;
  /** Path of the page. Without scripts, the form is posted there. */
  readonly path: string;
  readonly brands: readonly Choice[];
  /** Values from the query of the page's address. */
  readonly given: Pick<Values, "brand" | "serial">;
  readonly answer: FormAnswer<Field, CorrectionReceipt> | undefined;
}

/** Renders the form for a date printed on a heater. Without scripts it is a plain form that the server answers. */
export function CorrectionForm({ language, path, brands, given, answer }: CorrectionFormProps) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const thanked = useRef<HTMLDivElement>(null);
  const failed = formatMessage({ id: "accuracy.failedText" });
  const { form, errors, problem, setProblem, typed, check, empty, refuse } = useSentForm<Field>({
    fields,
    draft,
    valuesOf,
    errorsIn: (values) => {
      const texts = Object.entries(mistakesIn(values)).map(([field, id]) => [
        field,
        formatMessage({ id }, { longest: longestNote }),
      ]);
      return Object.fromEntries(texts) as Errors<Field>;
    },
    answer,
    failed,
  });
  const [done, setDone] = useState(() => (answer?.delivery?.sent ? answer.delivery.receipt : undefined));
  const [sending, setSending] = useState(false);

  const send = async (data: FormData): Promise<Delivery<Field, CorrectionReceipt>> => {
    // Only bots fill in the hidden field. They get a success message, so they don't try again.
    if (data.get(honeypot) !== "") return { sent: true, receipt: { success: true, agreement: "agrees" } };
    const offline = {
      sent: false,
      reason: formatMessage({ id: "accuracy.offline" }),
      field: undefined,
    } as const;
    if (!navigator.onLine) return offline;
    try {
      const { deliver } = await loadDeliver();
      return await deliver(correctionOf(valuesOf(data)), { language });
    } catch {
      return navigator.onLine ? { sent: false, reason: undefined, field: undefined } : offline;
    }
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget);
    setDone(undefined);
    if (!check(valuesOf(data))) return;

    setSending(true);
    const delivery = await send(data);
    setSending(false);
    if (delivery.sent) {
      empty();
      setDone(delivery.receipt);
      return;
    }
    refuse(delivery);
    if (delivery.field === undefined) setProblem(delivery.reason ?? failed);
  };

  useEffect(() => {
    // Announced and visible immediately, wherever the button is.
    if (done !== undefined) thanked.current?.focus();
  }, [done]);

  useEffect(() => {
    // A disabled button would lose the focus.
    if (problem !== undefined && document.activeElement === document.body) button.current?.focus();
  }, [problem]);

  const values =
    answer === undefined ? { ...nothing, ...given } : answer.delivery?.sent ? nothing : answer.values;
  return (
    <Fold
      heading={<FormattedMessage id="accuracy.formTitle" />}
      folded={answer === undefined && given.brand === "" && given.serial === ""}
    >
      <Card className={styles.card} id="correction" aria-labelledby="correction-heading">
        <h2 className={styles.heading} id="correction-heading">
          <FormattedMessage id="accuracy.formTitle" />
        </h2>
        <div ref={thanked} className={styles.message} role="status" tabIndex={-1}>
          {done === undefined ? null : (
            <Notice icon="check">
              <strong>
                <FormattedMessage id="accuracy.sentTitle" />
              </strong>
              {". "}
              <FormattedMessage id={thankYou(done.agreement)} />
            </Notice>
          )}
        </div>
        <form
          ref={form}
          className={styles.form}
          action={`${path}#correction`}
          method="post"
          noValidate
          onSubmit={(event) => void submit(event)}
          onInput={({ target }) => {
            typed(target instanceof Element ? (target.getAttribute("name") ?? "") : "");
            setDone(undefined);
          }}
        >
          <CorrectionFields brands={brands} errors={errors} values={values} />
          <HoneypotField label={<FormattedMessage id="accuracy.trap" />} />
          <div className={styles.message} role="alert">
            {problem === undefined ? null : (
              <Notice icon="alert">
                <strong>
                  <FormattedMessage id="accuracy.failedTitle" />
                </strong>
                {". "}
                {problem}
              </Notice>
            )}
          </div>
          <Button ref={button} tone="primary" type="submit" wide disabled={sending}>
            <FormattedMessage id={sending ? "accuracy.sending" : "accuracy.send"} />
          </Button>
          <PrivacyNote language={language} id="accuracy.privacy" className={styles.quiet} />
        </form>
      </Card>
    </Fold>
  );
}
