import type { Language } from "@heater-age/messages";
import { Button } from "@heater-age/ui/Button";
import { Card } from "@heater-age/ui/Card";
import { Notice } from "@heater-age/ui/Notice";
import { visuallyHidden } from "@heater-age/ui/theme";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import { loadToasts } from "../../shared/toast/load-toasts.ts";
import { toast } from "../../shared/toast/toast.ts";
import { Captcha } from "./Captcha.tsx";
import * as styles from "./contact.css.ts";
import { ContactField } from "./ContactField.tsx";
import type { ContactAnswer } from "./contact-answer.ts";
import type { Delivery } from "./deliver.ts";
import { forgetDraft, keepDraft, readDraft } from "./draft.ts";
import { type Field, fields, mistakesIn, trap, type Values, valuesOf } from "./fields.ts";

/** Sending takes this long at least, in milliseconds, so that one sees that something happens. */
const LEAST = 1000;

const loadDeliver = () => import("./deliver.ts");
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

type Errors = Readonly<Partial<Record<Field, string>>>;

/** What the form takes. */
export interface ContactFormProps {
  readonly language: Language;
  /** Path of the page: without scripts the form is sent there. */
  readonly path: string;
  readonly answer: ContactAnswer | undefined;
}

/** The form to write to the operator. Without scripts it is a plain form that the page answers. */
export function ContactForm({ language, path, answer }: ContactFormProps) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [errors, setErrors] = useState<Errors>(() => errorsIn(answer));
  const [problem, setProblem] = useState(() => problemIn(answer));
  const [sending, setSending] = useState(false);
  const [token, setToken] = useState<string>();
  const [round, setRound] = useState(0);

  function errorsIn(told: ContactAnswer | undefined): Errors {
    if (told === undefined || told.delivery?.sent) return {};
    const { delivery, values } = told;
    if (delivery === undefined) return worded(values);
    return delivery.field === undefined ? {} : { [delivery.field]: delivery.reason };
  }

  function problemIn(told: ContactAnswer | undefined): string | undefined {
    const delivery = told?.delivery;
    if (delivery === undefined || delivery.sent || delivery.field !== undefined) return undefined;
    return delivery.reason ?? formatMessage({ id: "contact.failedText" });
  }

  function worded(values: Values): Errors {
    const texts = Object.entries(mistakesIn(values)).map(([field, id]) => [field, formatMessage({ id })]);
    return Object.fromEntries(texts) as Errors;
  }

  const control = (field: Field) => {
    const found = form.current?.elements.namedItem(field);
    return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : undefined;
  };
  const focusFirst = (wrong: Errors) => {
    const first = fields.find((field) => wrong[field] !== undefined);
    if (first !== undefined) control(first)?.focus();
    return first !== undefined;
  };

  useEffect(() => {
    const kept = readDraft();
    for (const field of fields) {
      const input = control(field);
      // What was typed before the scripts ran is newer.
      if (input?.value === "") input.value = kept[field] ?? "";
    }
  }, []);

  const begin = () => {
    // Whatever does not come now is fetched again when it is needed.
    loadDeliver().catch(() => undefined);
    loadToasts(language).catch(() => undefined);
  };

  const typed = (name: string) => {
    if (form.current === null) return;
    keepDraft(valuesOf(new FormData(form.current)));
    if (name in errors) setErrors((wrong) => ({ ...wrong, [name]: undefined }));
  };

  const send = async (data: FormData): Promise<Delivery> => {
    // Only a machine fills in what nobody sees: it is told that all went well.
    if (data.get(trap) !== "") return { sent: true };
    const offline = formatMessage({ id: "contact.offline" });
    if (!navigator.onLine) return { sent: false, reason: offline, field: undefined };
    try {
      const { deliver } = await loadDeliver();
      return await deliver(valuesOf(data), { language, recaptchaToken: token ?? "" });
    } catch {
      return { sent: false, reason: navigator.onLine ? undefined : offline, field: undefined };
    }
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget);
    const wrong = worded(valuesOf(data));
    setErrors(wrong);
    setProblem(undefined);
    if (focusFirst(wrong)) return;
    if (token === "") {
      setProblem(formatMessage({ id: "contact.captchaUnticked" }));
      return;
    }

    setSending(true);
    const [delivery] = await Promise.all([send(data), pause(LEAST)]);
    setSending(false);
    // A token of reCAPTCHA is good for one attempt.
    setRound((made) => made + 1);
    if (delivery.sent) {
      for (const field of fields) {
        const input = control(field);
        if (input !== undefined) input.value = "";
      }
      forgetDraft();
      toast({
        title: formatMessage({ id: "contact.sentTitle" }),
        description: formatMessage({ id: "contact.sentText" }),
      });
      return;
    }
    const refused = delivery.field === undefined ? {} : { [delivery.field]: delivery.reason };
    setErrors(refused);
    if (delivery.field === undefined) setProblem(delivery.reason);
    focusFirst(refused);
    toast({
      title: formatMessage({ id: "contact.failedTitle" }),
      description: formatMessage({ id: "contact.failedText" }),
      tone: "critical",
    });
  };

  useEffect(() => {
    // A button that is disabled loses the focus.
    if (!sending && round > 0 && document.activeElement === document.body) button.current?.focus();
  }, [sending, round]);

  return (
    <Card aria-labelledby="form-heading">
      <h2 className={styles.heading} id="form-heading">
        <FormattedMessage id="contact.formTitle" />
      </h2>
      <form
        ref={form}
        className={styles.form}
        action={path}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        onFocus={begin}
        onInput={({ target }) => typed(target instanceof Element ? (target.getAttribute("name") ?? "") : "")}
      >
        {fields.map((field) => (
          <ContactField
            key={field}
            field={field}
            error={errors[field]}
            {...(answer?.delivery?.sent ? {} : { value: answer?.values[field] })}
          />
        ))}
        <div className={visuallyHidden} aria-hidden="true">
          <label>
            <FormattedMessage id="contact.trap" />
            <input name={trap} type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Captcha language={language} round={round} onToken={setToken} />
        <div className={styles.problem} role="alert">
          {problem === undefined ? null : <Notice icon="alert">{problem}</Notice>}
        </div>
        <Button ref={button} tone="primary" type="submit" wide disabled={sending}>
          <FormattedMessage id={sending ? "contact.sending" : "contact.send"} />
        </Button>
        <p className={styles.quiet}>
          <FormattedMessage
            id="contact.privacy"
            values={{
              link: (text) => (
                <Link key="privacy" to={pathIn(language, "/privacy-policy/")}>
                  {text}
                </Link>
              ),
            }}
          />
        </p>
      </form>
    </Card>
  );
}
