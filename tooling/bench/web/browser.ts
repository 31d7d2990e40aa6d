import { presentChromium } from "@heater-age/run/chromium";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";

const asRoot = process.getuid?.() === 0;

/** The browser that the pages are looked at with. */
export function browserPath(): string {
  const found = presentChromium();
  if (found === undefined) throw new Error("There is no Chromium: name one with CHROMIUM_PATH.");
  return found.path;
}

/** Why nothing can be looked at here. */
export const withoutBrowser = (): string | undefined =>
  presentChromium() === undefined ? "there is no Chromium" : undefined;

const open = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: asRoot ? ["--no-sandbox"] : [] });

/**
 * Lets a visitor on a telephone do something, whose browser has nothing kept from before.
 *
 * @param locale What the browser speaks: a page in another language would offer its visitor another.
 */
export async function asVisitor<Result>(
  locale: string,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const browser = await open();
  try {
    return await work(
      await browser.newContext({ locale, viewport: { width: 360, height: 740 }, isMobile: true }),
    );
  } finally {
    await browser.close();
  }
}
