import { addNotices } from "../browser/device-notices.ts";
import { storedText } from "../browser/storage.ts";

/** The `beforeinstallprompt` event, which some browsers fire once the site can be installed. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

const count = storedText("localStorage", "results");
const done = storedText("localStorage", "install_offered");
const OFFERED_AFTER = 2;

let prompt: InstallPrompt | undefined;

/** Holds back the browser's install prompt, which may come at any time, until the site offers to install. */
export const holdInstallPrompt = (target: Window): void =>
  target.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
  });

/** Offers to install the site, once, after the second result, if the browser supports it and has storage. */
export function offerInstall(): void {
  if (done.read() !== null) return;
  const results = Number(count.read()) + 1;
  count.write(String(results));
  const offered = prompt;
  if (results < OFFERED_AFTER || offered === undefined) return;
  count.write(undefined);
  done.write("yes");
  // Without it, the site would offer this again and again.
  if (done.read() === null) return;
  addNotices({
    install: (isWanted) => {
      addNotices({ install: undefined });
      if (isWanted) void offered.prompt();
    },
  });
}
