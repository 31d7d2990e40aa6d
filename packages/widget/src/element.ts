import type { Decoding } from "@heater-age/decoder";
import { h, render } from "preact";
import type { CheckInput, Outcome } from "./check/run-check.ts";
import { sheets } from "./styles/sheets.ts";
import { loadTranslator, negotiateLanguage, type Translator } from "./translator/translator.ts";
import { Widget } from "./widget/Widget.tsx";

/** What a check in the widget found. */
export interface HeaterAgeResult {
  /** Slug of the brand, or `"other"`. */
  readonly brand: string;
  /** As it is compared: upper case, letters and digits only. */
  readonly serial: string;
  /** Empty when none was typed. */
  readonly model: string;
  /** Calendar date where the visitor is, `"YYYY-MM-DD"`, that ages count to. */
  readonly today: string;
  /** Every date that the number can mean, or why there is none. */
  readonly decoding: Decoding;
}

/** Colours of the widget: those of the page, of the device, or always the same. */
export type HeaterAgeTheme = "auto" | "dark" | "light" | (string & {});

const observed = ["api", "brand", "href", "lang", "model", "serial"];

// A page that is rendered on a server imports this too.
const Base = globalThis.HTMLElement ?? Object;

/** Returns the language of an element, by its own attribute or that of what is around it. */
function languageAt(element: Element): string {
  const found = element.closest("[lang]");
  if (found !== null) return negotiateLanguage(found.getAttribute("lang") ?? "");
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAt(root.host) : negotiateLanguage("");
}

const resultOf = ({ input, today, decoding }: Outcome): HeaterAgeResult => ({ ...input, today, decoding });

/**
 * `<heater-age>`: asks for brand and serial number of a water heater and says how old it is.
 *
 * Attributes and properties of the same name say the same. What stands inside the element is shown as long as the widget
 * is not there: without JavaScript, or where its files cannot be fetched.
 *
 * @fires heater-age-result After each check, with a {@link HeaterAgeResult} as `detail`.
 *
 * @example
 * <heater-age brand="rheem" lang="es"><a href="https://heater-age.example/es/">¿Cuántos años tiene?</a></heater-age>
 */
export class HeaterAgeElement extends Base {
  static readonly observedAttributes: readonly string[] = observed;

  #translator: Translator | undefined;
  #wanted = "";

  /** Slug or name of the brand that is chosen to begin with: `"rheem"`, `"A. O. Smith"`. */
  get brand(): string {
    return this.#text("brand");
  }
  set brand(brand: string) {
    this.setAttribute("brand", brand);
  }

  /** Serial number that stands in the form to begin with. */
  get serial(): string {
    return this.#text("serial");
  }
  set serial(serial: string) {
    this.setAttribute("serial", serial);
  }

  /** Model number that stands in the form to begin with. */
  get model(): string {
    return this.#text("model");
  }
  set model(model: string) {
    this.setAttribute("model", model);
  }

  /** Light or dark whatever the page is, or as the device is. Empty: as the page's `color-scheme` is. */
  get theme(): HeaterAgeTheme {
    return this.#text("theme");
  }
  set theme(theme: HeaterAgeTheme) {
    this.setAttribute("theme", theme);
  }

  /** Address of an API that records checks: `"https://heater-age.example"`. Empty: nothing leaves the page. */
  get api(): string {
    return this.#text("api");
  }
  set api(api: string) {
    this.setAttribute("api", api);
  }

  /** Address of the website's page that a result links to. Empty: no link. */
  get href(): string {
    return this.#text("href");
  }
  set href(href: string) {
    this.setAttribute("href", href);
  }

  connectedCallback(): void {
    void this.#translate();
  }

  disconnectedCallback(): void {
    // An element that is only moved keeps what was typed.
    queueMicrotask(() => {
      if (!this.isConnected && this.shadowRoot !== null) render(undefined, this.shadowRoot);
    });
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected) return;
    if (name === "lang") void this.#translate();
    else this.#draw();
  }

  #text(name: string): string {
    return this.getAttribute(name) ?? "";
  }

  async #translate(): Promise<void> {
    const language = languageAt(this);
    this.#wanted = language;
    if (this.#translator?.locale !== language) {
      const translator = await loadTranslator(language).catch(() => undefined);
      // Another language was asked for meanwhile, or this one cannot be fetched: what is shown stays.
      if (this.#wanted !== language || translator === undefined) return;
      this.#translator = translator;
    }
    this.#draw();
  }

  #draw(): void {
    if (this.#translator === undefined || !this.isConnected) return;
    // Not before there is something to show in the place of what the page has put inside.
    if (this.shadowRoot === null) this.attachShadow({ mode: "open" }).adoptedStyleSheets = sheets();
    const filled: CheckInput = { brand: this.brand, serial: this.serial, model: this.model };
    const onResult = (outcome: Outcome) =>
      this.dispatchEvent(
        new CustomEvent<HeaterAgeResult>("heater-age-result", {
          detail: resultOf(outcome),
          bubbles: true,
          composed: true,
        }),
      );
    const { api, href } = this;
    if (this.shadowRoot !== null)
      render(h(Widget, { translator: this.#translator, filled, api, href, onResult }), this.shadowRoot);
  }
}
