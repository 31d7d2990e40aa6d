import { createContext } from "react-router";

/** How a page rendered on the server reaches the API. */
export interface ApiAccess {
  /** Origin of the API. */
  readonly url: string;
  /** Headers about the visitor, as between the browser and the API. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Set by the web server. Without it, as in development, the site proxies `/api`. */
export const apiContext = createContext<ApiAccess | null>(null);
