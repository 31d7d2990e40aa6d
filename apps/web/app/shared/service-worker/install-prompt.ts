/** The `beforeinstallprompt` event, which some browsers fire once the site can be installed. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** The event of this page, held back until the site offers to install. */
export const offered: { current: InstallPrompt | undefined } = { current: undefined };

/** Holds back the browser's install prompt, which may come at any time. */
export const holdInstallPrompt = (target: Window): void =>
  target.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered.current = event as InstallPrompt;
  });
