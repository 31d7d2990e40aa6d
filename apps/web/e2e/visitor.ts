import { age, type Candidate } from "@heater-age/decoder";
import type { LifeType } from "@heater-age/decoder/life";
import type { Language } from "@heater-age/messages";
import { expect, type Locator, type Page, test as base } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { pathIn } from "../app/seo/paths.ts";
import { ageParts, datesText, dateText, kindNames } from "@heater-age/messages/format";
import { intlIn } from "../app/shared/shell/intl-in.ts";

type Say = (id: FormatjsIntl.Message["ids"], values?: Values) => string;
type Values = Readonly<Record<string, string | number>>;
type DateOf = Pick<Candidate, "year" | "month" | "week" | "day">;

/** The id of a row of a result. */
type ResultRow = "recalls" | "warranty" | "life" | "cost" | "sure" | "model-details" | "makers";

/** The rows of every result with a date, in order. */
export const resultRows = [
  "recalls",
  "warranty",
  "life",
  "cost",
  "sure",
  "model-details",
] as const satisfies readonly ResultRow[];

/** Prefix of the property in which React keeps an element's handlers after hydration. */
const HANDLERS = "__reactProps$";

const expectHydrated = (part: Locator) =>
  expect
    .poll(async () => {
      // A result is hydrated on the first touch.
      await part.page().mouse.move(1, 1);
      await part.page().mouse.move(2, 2);
      return part.evaluate(
        (element, name) => Object.keys(element).some((key) => key.startsWith(name)),
        HANDLERS,
      );
    })
    .toBe(true);

/** Returns the locators and actions of the check tool in one language. */
function toolOn(page: Page, language: Language) {
  const intl = intlIn(language);
  const say: Say = (id, values = {}) => intl.formatMessage({ id }, { ...values });
  // Above a result the form is folded, and still contains the checked heater.
  const brand = page.getByRole("combobox", { name: say("form.brand"), includeHidden: true });
  const serial = page.getByRole("textbox", { name: say("form.serial"), includeHidden: true });
  const submit = page.getByRole("button", { name: say("form.submit"), includeHidden: true });
  const result = page.locator("#result");
  const dialog = page.getByRole("dialog");
  const alive = (part?: Locator) =>
    part === undefined ? expect(brand).toHaveAttribute("aria-autocomplete", "list") : expectHydrated(part);
  const pickBrand = async (name: string) => {
    await alive();
    await brand.click();
    await brand.fill(name);
    await page.getByRole("option", { name, exact: true }).click();
    await expect(brand).toHaveValue(name);
  };
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
  const fold = (heading: string) =>
    page.locator("details", { has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });
  const row = (name: ResultRow) => result.locator(`details#${name}`);
  const opened = async (details: Locator) => {
    await details.locator("summary").first().click();
    await expect(details).toHaveAttribute("open");
    return details;
  };
  return {
    /** Returns a text of the page. */
    say,
    /** Returns a date in the page's format, or several to choose from. */
    date: (...dates: readonly DateOf[]) => datesText(intl, dates),
    /** Returns the sentence with the date in the verdict and in a report. */
    made: (date: DateOf) => say("result.verdictMade", { date: dateText(intl, date) }),
    /** Returns the sentence with the date in the card. */
    stated: (date: DateOf) =>
      intl.formatMessage(
        { id: date.day === undefined ? "result.madeMonth" : "result.madeDay" },
        { b: (parts) => parts.join(""), date: dateText(intl, date) },
      ),
    /** Returns the heading of the card: the age, on a day, of a heater made on a date. */
    old: (manufactured: string, today: string) => {
      const { main, rest } = ageParts(intl, age(manufactured, today));
      return `${main} ${rest}`.trim();
    },
    brand,
    serial,
    model: page.getByRole("textbox", { name: say("form.model") }),
    submit,
    /** The card with the result. */
    result,
    /** The dates of a result to choose from, if several fit. */
    dates: result.getByRole("group", { name: say("result.chooseDate") }).getByRole("button"),
    /** The dialog over the page, such as the verdict after a check or the share menu. */
    dialog,
    /** Returns a section of the page that can fold into a row. */
    fold,
    unfold: (heading: string) => opened(fold(heading)),
    /** Returns a row of a result: a question with its answer. */
    row,
    openRow: (name: ResultRow) => opened(row(name)),
    /** Returns the button of a result that chooses a kind of heater. */
    kind: (type: LifeType) => result.getByRole("button", { name: say(kindNames[type]), exact: true }),
    /** Unfolds the form above a result. */
    change: () => page.locator("summary", { hasText: say("form.change") }).click(),
    /** Opens the tool, with or without a query. */
    open: async (query = "", origin = "") => {
      await page.goto(origin + pathIn(language, "/") + query);
    },
    /** Opens the page in another language. */
    chooseLanguage: async (name: string) => {
      await page.locator("header summary").click();
      await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    },
    /**
     * Waits until a part of the server's page is hydrated: by default the form. Parts with their own scripts, such as
     * the card of a result, hydrate after the page. Before that, a click has the same effect as without scripts.
     */
    alive,
    /** Picks a brand by typing part of its name. */
    pickBrand,
    /** Fills the form and submits it. The verdict covers the card. */
    send,
    /** Closes the verdict. */
    close,
    /** Fills the form, submits it and closes the verdict. */
    check: async (name: string, number: string) => {
      await send(name, number);
      await close();
    },
  };
}

export type Tool = ReturnType<typeof toolOn>;

interface JourneyOptions {
  /** Language of the pages that the tool opens. Behavior is tested in English. */
  readonly language: Language;
  /** Whether the page is expected to fail. Then it may log errors. */
  readonly breaks: boolean;
}

interface ErrorReport {
  readonly message: string;
  readonly context: { readonly apiError?: boolean };
}

let visitors = 0;

/** A page of a visitor with its own address, and therefore its own rate limits. Fails when the page logs an error. */
export const test = base.extend<JourneyOptions & { readonly tool: Tool }>({
  language: ["en", { option: true }],
  breaks: [false, { option: true }],
  page: async ({ page, breaks }, use, { workerIndex }) => {
    visitors += 1;
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      // The test checks error statuses that it causes.
      const expected = message.text().startsWith("Failed to load resource");
      if (message.type() === "error" && !expected) complaints.push(message.text());
    });
    page.on("request", (request) => {
      if (!request.url().endsWith("/api/errors")) return;
      // Uncaught errors do not reach the console, only the report to the operator.
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
 * Returns the accessibility violations that axe-core finds in a part of the page, each with its places. It runs in the
 * page, which has no frames: `@axe-core/playwright` injects it for each call, and collects the results for frames,
 * which together takes two to three times as long.
 */
export async function violationsOn(
  page: Page,
  part: string,
  options: RunOptions = {},
): Promise<readonly string[]> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([include, chosen]) =>
      (window as unknown as { readonly axe: typeof axe }).axe.run(include, {
        ...chosen,
        resultTypes: ["violations"],
      }),
    [part, options] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/**
 * Expects no accessibility violations. In dark mode only the colors differ. For a long page, a part can be enough,
 * because all of it takes most of a minute.
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  // Reduced motion, or colors are measured mid-transition. A paused animation never ends on its own.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  const light = await violationsOn(page, part);
  expect(light).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violationsOn(page, part, { runOnly: ["color-contrast"] })).toEqual([]);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
}

/** Returns the ids of the checks that a page sends. The client may send one more than once. */
export const collectChecks = (page: Page): ReadonlySet<string> => {
  const ids = new Set<string>();
  page.on("request", (request) => {
    if (request.url().endsWith("/api/check"))
      ids.add((request.postDataJSON() as { readonly checkId: string }).checkId);
  });
  return ids;
};
