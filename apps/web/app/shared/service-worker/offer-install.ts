import { addNotices } from "../device-notices/device-notices.ts";
import { offered } from "./install-prompt.ts";

const COUNT = "results";
const DONE = "install_offered";
const OFFERED_AFTER = 2;

/** Offers to install the site, once, after the second result, if the browser supports it and has storage. */
export function offerInstall(): void {
  try {
    if (localStorage.getItem(DONE) !== null) return;
    const results = Number(localStorage.getItem(COUNT)) + 1;
    localStorage.setItem(COUNT, String(results));
    const { current: prompt } = offered;
    if (results < OFFERED_AFTER || prompt === undefined) return;
    localStorage.removeItem(COUNT);
    localStorage.setItem(DONE, "yes");
    addNotices({
      install: (isWanted) => {
        addNotices({ install: undefined });
        if (isWanted) void prompt.prompt();
      },
    });
  } catch {
    // No storage.
  }
}
