import { addNews } from "../device-news/device-news.ts";
import { offered } from "./install-prompt.ts";

const COUNT = "results";
const DONE = "install_offered";
const OFFERED_AFTER = 2;

/** Offers once to install the site, after the second result. Browsers that can't, or store nothing, are left alone. */
export function offerInstall(): void {
  try {
    if (localStorage.getItem(DONE) !== null) return;
    const results = Number(localStorage.getItem(COUNT)) + 1;
    localStorage.setItem(COUNT, String(results));
    const { current: prompt } = offered;
    if (results < OFFERED_AFTER || prompt === undefined) return;
    localStorage.removeItem(COUNT);
    localStorage.setItem(DONE, "yes");
    addNews({
      install: (isWanted) => {
        addNews({ install: undefined });
        if (isWanted) void prompt.prompt();
      },
    });
  } catch {
    // No storage.
  }
}
