import { presentChromium } from "@heater-age/run/chromium";
import { type BrowserContext, chromium } from "@playwright/test";

const asRoot = process.getuid?.() === 0;

/** Returns the path of the browser for measurements. */
export function browserPath(): string {
  const found = presentChromium();
  if (found === undefined) throw new Error("There is no Chromium: name one with CHROMIUM_PATH.");
  return found.path;
}

/** Returns why this machine can't open pages, if so. */
export const withoutBrowser = (): string | undefined =>
  presentChromium() === undefined ? "there is no Chromium" : undefined;

/**
 * Runs an action in a new browser with a phone's screen.
 *
 * @param locale The browser's language. A page in another language would offer it to the visitor.
 */
export async function asVisitor<Result>(
  locale: string,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: asRoot ? ["--no-sandbox"] : [],
  });
  try {
    return await work(
      await browser.newContext({ locale, viewport: { width: 360, height: 740 }, isMobile: true }),
    );
  } finally {
    await browser.close();
  }
}
