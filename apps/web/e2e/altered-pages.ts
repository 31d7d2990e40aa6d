import { expect, type Page } from "@playwright/test";

/**
 * Translates the page as browsers do: before each text an element comes that has what it says in another language, and
 * the text goes. What the page shows later is translated a moment later. What must not be translated is left alone.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // The element of old that translators use still.
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

/** Does to the page what extensions do: attributes, elements of theirs in body and form, some of the page's own gone. */
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

/** Lets the scripts of a page wait until the function is called that this gives. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Whether the browser fetches a module again that couldn't be fetched. Older versions of Chromium remember the failure
 * until the page is loaded again (https://github.com/whatwg/html/pull/10327).
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
