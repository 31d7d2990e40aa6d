import { createContext } from "react";
import { createContext as createRouterContext } from "react-router";

/** The nonce of the response's content security policy, for scripts in the page. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The same nonce, passed from the web server to the page. */
export const nonceContext = createRouterContext<string | null>(null);

/** Why the page can't be shown now. */
export interface Refusal {
  /** 504: the device has no network, and has not stored the page. */
  readonly status: 429 | 503 | 504;
  /** In the language of the page. */
  readonly text: string;
}

/** Replaces every page by one with the reason why it can't be shown. */
export const refusalContext = createRouterContext<Refusal | null>(null);

/** Writes errors to the log of the web server. */
export const reportContext = createRouterContext<(fault: unknown) => void>(() => undefined);
