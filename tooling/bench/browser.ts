import { presentChromium } from "@heater-age/run/chromium";
import { type BrowserContext, chromium } from "@playwright/test";

/** Flags of the browser. Its sandbox refuses to run as root. */
export const browserFlags: readonly string[] = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/** Returns the path of the browser for measurements. */
export function requireBrowser(): string {
  const executable = presentChromium();
  if (executable === undefined) throw new Error("There is no Chromium: name one with CHROMIUM_PATH.");
  return executable;
}

/** Returns why this machine can't open pages, if so. */
export const explainNoBrowser = (): string | undefined =>
  presentChromium() === undefined ? "there is no Chromium" : undefined;

/** Runs an action in a new browser with a phone's screen. */
export async function asVisitor<Result>(
  locale: string,
  action: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags] });
  try {
    return await action(
      await browser.newContext({ locale, viewport: { width: 360, height: 740 }, isMobile: true }),
    );
  } finally {
    await browser.close();
  }
}
