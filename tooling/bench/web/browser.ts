import { presentChromium } from "@heater-age/run/chromium";
import { type BrowserContext, chromium } from "@playwright/test";

const asRoot = process.getuid?.() === 0;

/** Returns the path of the browser for the measurements. */
export function browserPath(): string {
  const found = presentChromium();
  if (found === undefined) throw new Error("There is no Chromium: name one with CHROMIUM_PATH.");
  return found.path;
}

/** Returns why pages cannot be opened here, if so. */
export const withoutBrowser = (): string | undefined =>
  presentChromium() === undefined ? "there is no Chromium" : undefined;

/**
 * Does something in a new browser with the screen of a phone.
 *
 * @param locale The language of the browser. A page in another one would offer it to the visitor.
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
