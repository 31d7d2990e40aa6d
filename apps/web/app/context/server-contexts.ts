import { createContext } from "react";
import { createContext as createRouterContext } from "react-router";

/** The nonce of the answer's content security policy, for scripts in the page. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The same, on its way from the web server to the page. */
export const nonceContext = createRouterContext<string | null>(null);

/** Why the page is not given now. */
export interface Refusal {
  readonly status: 429 | 503;
  /** In the language of the page. */
  readonly text: string;
}

/** Makes every page one that says why it is not given. */
export const refusalContext = createRouterContext<Refusal | null>(null);

/** Takes faults to the log of the web server. */
export const reportContext = createRouterContext<(fault: unknown) => void>(() => undefined);

/** Takes a page as text to the web server, which would have to make a text again of the body of a response. */
export const htmlContext = createRouterContext<((html: string) => void) | null>(null);
