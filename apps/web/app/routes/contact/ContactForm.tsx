import type { Language } from "@heater-age/messages";
import { Button } from "@heater-age/ui/Button";
import { Card } from "@heater-age/ui/Card";
import { Notice } from "@heater-age/ui/Notice";
import * as layout from "@heater-age/ui/layout";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PrivacyNote } from "../../shared/forms/PrivacyNote.tsx";
import { honeypot, HoneypotField } from "./HoneypotField.tsx";
import { loadToasts, toast } from "../../shared/shell/toast.tsx";
import { Captcha } from "./Captcha.tsx";
import * as styles from "./contact.css.ts";
import { ContactField } from "./ContactField.tsx";
import type { ContactAnswer, Delivery } from "./deliver.ts";
import { fields, mistakesIn, readValues, type Values } from "./fields.ts";
import { type Errors, useContactForm } from "./use-contact-form.ts";

/** Minimum time in milliseconds that sending takes, so that visitors notice it. */
const LEAST = 1000;

const loadDeliver = () => import("./deliver.ts");
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

interface ContactFormProps {
  readonly language: Language;
  /** Path of the page. Without scripts, the form is posted there. */
  readonly path: string;
  /** What the fields start with. */
  readonly initial: Partial<Values>;
  readonly answer: ContactAnswer | undefined;
}

/** Renders the contact form. Without scripts it is a plain form that the server answers. */
export function ContactForm({ language, path, initial, answer }: ContactFormProps) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const failed = formatMessage({ id: "contact.failedText" });
  const { form, errors, problem, setProblem, typed, check, empty, refuse } = useContactForm({
    errorsIn: (values) => {
      const texts = Object.entries(mistakesIn(values)).map(([field, id]) => [field, formatMessage({ id })]);
      return Object.fromEntries(texts) as Errors;
    },
    answer,
    failed,
  });
  const [sending, setSending] = useState(false);
  const [token, setToken] = useState<string>();
  const [round, setRound] = useState(0);

  const begin = () => {
    // A failed preload is harmless, because the file is loaded again when needed.
    loadDeliver().catch(() => undefined);
    loadToasts().catch(() => undefined);
  };

  const send = async (data: FormData): Promise<Delivery> => {
    // Only bots fill in the hidden field. They get a success message, so they don't try again.
    if (data.get(honeypot) !== "") return { sent: true };
    const offline = formatMessage({ id: "contact.offline" });
    if (!navigator.onLine) return { sent: false, reason: offline, field: undefined };
    try {
      const { deliver } = await loadDeliver();
      const message = { ...readValues(data), ...(token === undefined ? {} : { recaptchaToken: token }) };
      return await deliver(message, { language });
    } catch {
      return { sent: false, reason: navigator.onLine ? undefined : offline, field: undefined };
    }
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget);
    if (!check(readValues(data))) return;
    if (token === "") {
      setProblem(formatMessage({ id: "contact.captchaUnticked" }));
      return;
    }

    setSending(true);
    const [delivery] = await Promise.all([send(data), pause(LEAST)]);
    setSending(false);
    // A reCAPTCHA token is valid for one attempt.
    setRound((rounds) => rounds + 1);
    if (delivery.sent) {
      empty();
      toast({
        title: formatMessage({ id: "contact.sentTitle" }),
        description: formatMessage({ id: "contact.sentText" }),
      });
      return;
    }
    refuse(delivery);
    if (delivery.field === undefined) setProblem(delivery.reason);
    toast({
      title: formatMessage({ id: "shell.error" }),
      description: failed,
      tone: "critical",
    });
  };

  useEffect(() => {
    // A disabled button would lose the focus.
    if (!sending && round > 0 && document.activeElement === document.body) button.current?.focus();
  }, [sending, round]);

  return (
    <Card aria-labelledby="form-heading">
      <h2 className={styles.heading} id="form-heading">
        <FormattedMessage id="contact.formTitle" />
      </h2>
      <form
        ref={form}
        className={layout.column.medium}
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
            value={answer?.delivery?.sent ? undefined : (answer?.values ?? initial)[field]}
          />
        ))}
        <HoneypotField label={<FormattedMessage id="contact.trap" />} />
        <Captcha language={language} round={round} onToken={setToken} />
        <div className={styles.problem} role="alert">
          {problem === undefined ? null : <Notice icon="alert">{problem}</Notice>}
        </div>
        <Button ref={button} tone="primary" type="submit" wide disabled={sending}>
          <FormattedMessage id={sending ? "shell.sending" : "contact.send"} />
        </Button>
        <PrivacyNote language={language} id="contact.privacy" className={layout.quiet} />
      </form>
    </Card>
  );
}
