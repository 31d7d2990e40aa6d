import type { Language } from "@heater-age/messages";

interface RecaptchaOptions {
  readonly sitekey: string;
  readonly theme: "dark" | "light";
  readonly callback: (token: string) => void;
  readonly "expired-callback": () => void;
  readonly "error-callback": () => void;
}

/** The API of the reCAPTCHA v2 script. */
export interface Recaptcha {
  readonly ready: (callback: () => void) => void;
  /** Renders a box, and returns its number. */
  readonly render: (place: HTMLElement, options: RecaptchaOptions) => number;
  readonly reset: (widget: number) => void;
}

declare global {
  interface Window {
    readonly grecaptcha?: Recaptcha;
  }
}

const address = "https://www.google.com/recaptcha/api.js";

let loading: Promise<Recaptcha> | undefined;

/**
 * Loads the reCAPTCHA script, once per page.
 *
 * @throws {Error} when it can't be loaded; the next call tries again.
 */
export function loadRecaptcha(language: Language): Promise<Recaptcha> {
  loading ??= fetchRecaptcha(language).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchRecaptcha(language: Language): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${address}?${new URLSearchParams({ render: "explicit", hl: language }).toString()}`;
    script.async = true;
    script.addEventListener("load", () => {
      const recaptcha = window.grecaptcha;
      if (recaptcha === undefined) reject(new Error("reCAPTCHA is not there"));
      else recaptcha.ready(() => resolve(window.grecaptcha ?? recaptcha));
    });
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("reCAPTCHA cannot be loaded"));
    });
    document.head.append(script);
  });
}
