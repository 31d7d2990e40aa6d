import type { Language } from "@heater-age/messages";
import * as layout from "@heater-age/ui/layout";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { site } from "../../config/site.ts";
import * as styles from "./contact.css.ts";
import { loadRecaptcha } from "./recaptcha.ts";

interface CaptchaProps {
  readonly language: Language;
  /** A new number shows the box again. */
  readonly round: number;
  /** Receives the token for the visitor's answer; empty without one. Not called if reCAPTCHA is not configured. */
  readonly onToken: (token: string) => void;
}

/** Asks reCAPTCHA whether the visitor is human, if the operator has configured it. */
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
    // Rendered once, because reCAPTCHA refuses an element that it has used before.
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
        <p className={layout.quiet} role="alert">
          <FormattedMessage id="contact.captchaMissing" />
        </p>
      ) : null}
    </div>
  );
}
