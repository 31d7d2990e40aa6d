/** The browser's offer to install the site, which some browsers make once a page may be installed. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** The offer of this page, to be made when it fits. */
export const offered: { current: InstallPrompt | undefined } = { current: undefined };

/** Keeps the browser's offer, which may come at any time, from being made by the browser itself. */
export const holdInstallPrompt = (target: Window): void =>
  target.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered.current = event as InstallPrompt;
  });
