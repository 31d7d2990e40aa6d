import { createContext } from "react";
import { createContext as createRouterContext } from "react-router";

/** The nonce of the response's content security policy, for scripts in the page. */
export const NonceContext = createContext<string | undefined>(undefined);

/** How a page rendered on the server reaches the API. */
export interface ApiAccess {
  /** Origin of the API. */
  readonly url: string;
  /** Headers about the visitor, as between the browser and the API. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Why the page can't be shown now. */
export interface Refusal {
  /** 504: the device has no network, and has not stored the page. */
  readonly status: 429 | 503 | 504;
  /** In the language of the page. */
  readonly text: string;
}

/** What the web server passes to a page. In development, it passes nothing. */
export interface ServerContext {
  /** Absent: the site proxies `/api`. */
  readonly api?: ApiAccess;
  /** Absent for pages that every visitor gets. */
  readonly nonce?: string;
  /** Replaces the page by one with the reason why it can't be shown. */
  readonly refusal?: Refusal | undefined;
  /** Writes an error to the log of the web server. */
  readonly report?: (fault: unknown) => void;
}

export const serverContext = createRouterContext<ServerContext>({});
