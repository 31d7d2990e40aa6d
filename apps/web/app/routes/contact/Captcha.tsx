import type { Language } from "@heater-age/messages";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { site } from "../../config/site.ts";
import * as styles from "./contact.css.ts";
import { loadRecaptcha } from "./recaptcha.ts";

/** What the box takes. */
export interface CaptchaProps {
  readonly language: Language;
  /** Another number asks the visitor again. */
  readonly round: number;
  /** Told what the visitor's answer is worth; empty while there is none. Not called where nobody is asked. */
  readonly onToken: (token: string) => void;
}

/** Asks reCAPTCHA whether a human writes, where the operator has configured that. */
export function Captcha(props: CaptchaProps) {
  if (site.recaptchaSiteKey !== "") return <Recaptcha {...props} siteKey={site.recaptchaSiteKey} />;
  return (
    <p className={styles.captcha}>
      <FormattedMessage id="contact.captcha" />
    </p>
  );
}

function Recaptcha({ language, round, onToken, siteKey }: CaptchaProps & { readonly siteKey: string }) {
  const place = useRef<HTMLDivElement>(null);
  const again = useRef<() => void>(undefined);
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    // Rendered once: reCAPTCHA refuses a place that it has had before.
    let cancelled = false;
    const holder = document.createElement("div");
    place.current?.append(holder);
    onToken("");
    loadRecaptcha(language).then(
      (recaptcha) => {
        if (cancelled) return;
        const widget = recaptcha.render(holder, {
          sitekey: siteKey,
          theme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
          callback: onToken,
          "expired-callback": () => onToken(""),
          "error-callback": () => onToken(""),
        });
        again.current = () => {
          recaptcha.reset(widget);
          onToken("");
        };
      },
      () => {
        if (!cancelled) setMissing(true);
      },
    );
    return () => {
      cancelled = true;
      again.current = undefined;
      holder.remove();
    };
  }, [language, siteKey, onToken]);

  useEffect(() => {
    if (round > 0) again.current?.();
  }, [round]);

  return (
    <div className={styles.captchaPlace}>
      <div ref={place} />
      {missing ? (
        <p className={styles.quiet} role="alert">
          <FormattedMessage id="contact.captchaMissing" />
        </p>
      ) : null}
    </div>
  );
}
