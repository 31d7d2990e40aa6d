import { expect, type Page } from "@playwright/test";

/**
 * Translates the page like browsers do: before each text, an element with the translation is inserted, and the text
 * is removed. Text that appears later is translated a moment later. Text marked as not translatable stays.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // The obsolete element that translators still use.
    const name: string = "font";
    const translated = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const left = text.parentElement?.closest("script, style, textarea, svg, font, [translate=no]");
        if (left === null && text.data.trim() !== "") texts.push(text);
      }
      for (const text of texts) {
        const [outer, inner] = [document.createElement(name), document.createElement(name)];
        inner.append(`«${text.data}»`);
        outer.append(inner);
        text.before(outer);
        text.remove();
      }
    };
    translated();
    document.documentElement.lang = "nl";
    document.documentElement.classList.add("translated-ltr");
    let waiting = false;
    new MutationObserver(() => {
      if (waiting) return;
      waiting = true;
      setTimeout(() => {
        waiting = false;
        translated();
      }, 50);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

/**
 * Changes the page like extensions do: adds attributes and elements to body and form, and removes some of the page's
 * own.
 */
export const extend = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset["darkreaderMode"] = "dynamic";
    document.body.setAttribute("cz-shortcut-listen", "true");
    document.head.prepend(document.createElement("style"));
    document.body.prepend(document.createElement("div"));
    document.body.append(document.createElement("grammarly-desktop-integration"));
    for (const input of document.querySelectorAll("input")) {
      input.dataset["lpignore"] = "true";
      input.after(document.createElement("com-1password-button"));
    }
    document.querySelector("form")?.prepend(document.createElement("div"));
    document.querySelector("#share-heading")?.remove();
  });

/** Delays the requests to a path until the returned function is called. */
export async function holdRequests(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export const holdScripts = (page: Page) => holdRequests(page, "**/assets/*.js");

/**
 * Returns whether the browser requests a module again that couldn't be loaded. Older versions of Chromium remember
 * the failure until the page is loaded again (https://github.com/whatwg/html/pull/10327).
 */
export async function retriesImports(page: Page): Promise<boolean> {
  const path = "/assets/retried.js";
  const isImported = () =>
    page.evaluate(
      (url) =>
        import(url).then(
          () => true,
          () => false,
        ),
      path,
    );
  await page.route(`**${path}`, (route) => route.abort());
  expect(await isImported()).toBe(false);
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  return isImported();
}
