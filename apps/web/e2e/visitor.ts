import AxeBuilder from "@axe-core/playwright";
import type { Candidate } from "@heater-age/decoder";
import { defaultLanguage, isLanguage, type Language } from "@heater-age/messages";
import { expect, type Locator, type Page, test as base } from "@playwright/test";
import { pathIn } from "../app/seo/paths.ts";
import { datesText, dateText } from "@heater-age/messages/format";
import { intlIn } from "../app/shared/texts/intl-in.ts";
import { englishIn } from "./english.ts";

type Say = (id: FormatjsIntl.Message["ids"], values?: Values) => string;
type Values = Readonly<Record<string, string | number>>;
type DateOf = Pick<Candidate, "year" | "month" | "week" | "day">;

/** The tool as a visitor of one language finds it. */
export interface Tool {
  /** A text of the page. */
  readonly say: Say;
  /** A date as the page writes it, or several to choose from. */
  readonly date: (...dates: readonly DateOf[]) => string;
  /** What a result says of its date. */
  readonly made: (date: DateOf) => string;
  readonly brand: Locator;
  readonly serial: Locator;
  readonly model: Locator;
  readonly submit: Locator;
  /** The card with the answer. */
  readonly result: Locator;
  /** The window before the page: the verdict after a check, what can be shared … */
  readonly dialog: Locator;
  /** Goes to the tool, with or without a query. */
  readonly open: (query?: string, origin?: string) => Promise<void>;
  /**
   * Waits until a part of the page that came from the server reacts: the form, when no other is named. Parts that are
   * fetched by themselves, as the card of a result, come to life after the page; a press before that does what it does
   * without scripts.
   */
  readonly alive: (part?: Locator) => Promise<void>;
  /** Picks a brand by typing a part of its name. */
  readonly pickBrand: (name: string) => Promise<void>;
  /** Fills the form and sends it. The verdict stands before the card. */
  readonly send: (brand: string, serial: string) => Promise<void>;
  /** Closes the verdict. */
  readonly close: () => Promise<void>;
  /** Fills the form, sends it and closes the verdict. */
  readonly check: (brand: string, serial: string) => Promise<void>;
}

/** React leaves the handlers of an element on it, under a name that begins like this, once it has taken it over. */
const HANDLERS = "__reactProps$";

const expectHydrated = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((element, name) => Object.keys(element).some((key) => key.startsWith(name)), HANDLERS),
    )
    .toBe(true);

function toolOn(page: Page, language: Language): Tool {
  const intl = intlIn(language);
  const say: Say = (id, values = {}) => intl.formatMessage({ id }, { ...values });
  const brand = page.getByRole("combobox", { name: say("form.brand") });
  const serial = page.getByRole("textbox", { name: say("form.serial") });
  const submit = page.getByRole("button", { name: say("form.submit") });
  const alive = (part?: Locator) =>
    part === undefined ? expect(brand).toHaveAttribute("aria-autocomplete", "list") : expectHydrated(part);
  const pickBrand = async (name: string) => {
    await alive();
    await brand.click();
    await brand.fill(name);
    await page.getByRole("option", { name, exact: true }).click();
    await expect(brand).toHaveValue(name);
  };
  const dialog = page.getByRole("dialog");
  const send = async (name: string, number: string) => {
    await pickBrand(name);
    await serial.fill(number);
    await submit.click();
  };
  const close = async () => {
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  };
  return {
    say,
    date: (...dates) => datesText(intl, dates),
    made: (date) => say("result.verdictMade", { date: dateText(intl, date) }),
    brand,
    serial,
    model: page.getByRole("textbox", { name: say("form.model") }),
    submit,
    result: page.locator("#result"),
    dialog,
    open: async (query = "", origin = "") => {
      await page.goto(origin + pathIn(language, "/") + query);
    },
    alive,
    pickBrand,
    send,
    close,
    check: async (name, number) => {
      await send(name, number);
      await close();
    },
  };
}

/** What a project of journeys says. */
export interface JourneyOptions {
  readonly language: Language;
  /** Whether the page is meant to break: then it may complain. */
  readonly breaks: boolean;
}

interface ErrorReport {
  readonly message: string;
  readonly context: { readonly apiError?: boolean };
}

let visitors = 0;

/** A page of a visitor with an address of its own, and so with a budget of its own. Fails when the page complains. */
export const test = base.extend<JourneyOptions & { readonly tool: Tool }>({
  language: ["en", { option: true }],
  breaks: [false, { option: true }],
  page: async ({ page, breaks }, use, { workerIndex }) => {
    visitors += 1;
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      // A status that the test provokes is the test's business.
      const expected = message.text().startsWith("Failed to load resource");
      if (message.type() === "error" && !expected) complaints.push(message.text());
    });
    page.on("request", (request) => {
      if (!request.url().endsWith("/api/errors")) return;
      // What nobody caught is told to the operator, and to nobody else.
      const { message, context } = request.postDataJSON() as ErrorReport;
      if (context.apiError !== true) complaints.push(message);
    });
    await page.setExtraHTTPHeaders({ "x-forwarded-for": `198.51.${workerIndex % 256}.${visitors % 256}` });
    await use(page);
    if (!breaks) expect(complaints).toEqual([]);
  },
  tool: async ({ page, language }, use) => use(toolOn(page, language)),
});

export { expect } from "@playwright/test";

/**
 * In the page itself, which has no frames of others: by default the results are put together in a page of their own,
 * with what is in order told in full too, which takes twice as long and more.
 */
export const axeOn = (page: Page, part: string): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .include(part);

async function violationsOn(page: Page, part: string, rules?: readonly string[]): Promise<readonly string[]> {
  const axe = axeOn(page, part);
  const { violations } = await (rules === undefined ? axe : axe.withRules([...rules])).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/**
 * Nothing on the page stands in anyone's way; in English in dark too, for there only the colours differ. Of a long page
 * a part can be enough: all of it takes the better part of a minute.
 */
export async function expectNoBarrier(page: Page, part = "html"): Promise<void> {
  // Without motion, or colours are measured on their way. What is under way already comes to its end.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  const light = await violationsOn(page, part);
  expect(light).toEqual([]);
  // Colours are the same in every language.
  if ((await page.locator("html").getAttribute("lang")) === defaultLanguage) {
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violationsOn(page, part, ["color-contrast"])).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
}

/** Nothing on the page, or on a part of it, stands in anyone's way, and nothing on the page is English that should not be. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const language = await page.evaluate(() => document.documentElement.lang);
  if (isLanguage(language) && language !== defaultLanguage) {
    expect(englishIn(await page.content(), language)).toEqual([]);
  }
  await expectNoBarrier(page, part);
}
