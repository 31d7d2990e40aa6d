import type { CheckProblem, Reading } from "@heater-age/decoder/check";
import { h, render } from "preact";
import type { ShownResult } from "./check/run-check.ts";
import { widgetSheet } from "./styles/sheets.ts";
import { loadTranslator, negotiateLanguage, type Translator } from "./translator/translator.ts";
import { Widget } from "./widget/Widget.tsx";

/** The result of a check in the widget. */
export interface HeaterAgeResult {
  /** Slug of the brand, or `"other"`. */
  readonly brand: string;
  /** Letters A-Z and digits only. */
  readonly serial: string;
  /** Calendar date at the visitor's location, `"YYYY-MM-DD"`, for which ages are calculated. */
  readonly today: string;
  /** Every date that the number can mean, likeliest first. Empty if it can't be read. */
  readonly decoding: Reading;
  /** Why there is no date, and what may help. Absent if there is one. */
  readonly problem?: CheckProblem;
}

/** Colors of the widget: `"auto"` follows the device, an empty text the page. */
export type HeaterAgeTheme = "auto" | "dark" | "light" | (string & {});

const attributes = ["api", "brand", "href", "serial", "theme"];

// Pages rendered on a server import this too, and have no `HTMLElement`.
const Base = globalThis.HTMLElement ?? Object;

/** Returns the language of an element, from its own attribute or that of an ancestor. */
function languageAt(element: Element): string {
  const ancestor = element.closest("[lang]");
  if (ancestor !== null) return negotiateLanguage(ancestor.getAttribute("lang") ?? "");
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAt(root.host) : negotiateLanguage("");
}

const toDetail = (result: ShownResult): HeaterAgeResult => ({
  brand: result.brand,
  serial: result.serialNumber,
  today: result.today,
  decoding: result.decoding,
  ...(!result.success && { problem: result.problem }),
});

/**
 * `<heater-age>`: asks for the brand and serial number of a water heater and shows its age.
 *
 * Each attribute is also a property of the same name. The content of the element is shown until the widget is ready.
 * It stays without JavaScript, or if the widget's files can't be loaded.
 *
 * @fires heater-age-result After each check, with a {@link HeaterAgeResult} as `detail`.
 *
 * @example
 * <heater-age brand="rheem" lang="es"><a href="https://heater-age.example/es/">¿Cuántos años tiene?</a></heater-age>
 */
export class HeaterAgeElement extends Base {
  static readonly observedAttributes: readonly string[] = ["lang", ...attributes];

  /** Slug or name of the initial brand: `"rheem"`, `"A. O. Smith"`. */
  declare brand: string;
  /** Initial serial number in the form. */
  declare serial: string;
  /** Light or dark whatever the page uses, or as on the device. Empty: as in the page's `color-scheme`. */
  declare theme: HeaterAgeTheme;
  /** Address of an API that records checks: `"https://heater-age.example"`. Empty: nothing leaves the page. */
  declare api: string;
  /** Address of the website's page that a result links to. Empty: no link. */
  declare href: string;

  #translator: Translator | undefined;
  #wanted = "";
  readonly #onOnline = () => void this.#translate();

  connectedCallback(): void {
    addEventListener("online", this.#onOnline);
    void this.#translate();
  }

  disconnectedCallback(): void {
    removeEventListener("online", this.#onOnline);
    // An element that is only moved keeps its input.
    queueMicrotask(() => {
      if (!this.isConnected && this.shadowRoot !== null) render(undefined, this.shadowRoot);
    });
  }

  attributeChangedCallback(): void {
    if (this.isConnected) void this.#translate();
  }

  /**
   * Renders the widget in the requested language. If that can't be loaded, it keeps the present one, or uses English.
   */
  async #translate(): Promise<void> {
    const language = languageAt(this);
    this.#wanted = language;
    if (this.#translator?.locale !== language) {
      const load = (code: string) => loadTranslator(code).catch(() => undefined);
      const translator = (await load(language)) ?? this.#translator ?? (await load(negotiateLanguage("")));
      // Another language was requested meanwhile, or none can be loaded: nothing changes.
      if (this.#wanted !== language || translator === undefined) return;
      this.#translator = translator;
    }
    this.#draw();
  }

  #draw(): void {
    if (this.#translator === undefined || !this.isConnected) return;
    // Attached only now, because the shadow root hides the content that the page has put inside.
    if (this.shadowRoot === null) this.attachShadow({ mode: "open" }).adoptedStyleSheets = [widgetSheet()];
    const { api, brand, href, serial } = this;
    const onResult = (result: ShownResult) =>
      this.dispatchEvent(
        new CustomEvent<HeaterAgeResult>("heater-age-result", {
          detail: toDetail(result),
          bubbles: true,
          composed: true,
        }),
      );
    const filled = { brand, serialNumber: serial };
    const language = this.#wanted;
    if (this.shadowRoot !== null)
      render(
        h(Widget, { translator: this.#translator, language, filled, api, href, onResult }),
        this.shadowRoot,
      );
  }
}

/** Attributes of `<heater-age>` that other elements don't have. */
export type HeaterAgeAttributes = {
  [Name in keyof Pick<HeaterAgeElement, "api" | "brand" | "href" | "serial" | "theme">]?:
    HeaterAgeElement[Name] | undefined;
};

for (const name of attributes) {
  Object.defineProperty(HeaterAgeElement.prototype, name, {
    get(this: HeaterAgeElement) {
      return this.getAttribute(name) ?? "";
    },
    // Frameworks assign these for an absent attribute.
    set(this: HeaterAgeElement, value: string | null | undefined) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, value);
    },
    configurable: true,
    enumerable: true,
  });
}
