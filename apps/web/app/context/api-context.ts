import { createContext } from "react-router";

/** How a page that is made on the server reaches the API. */
export interface ApiAccess {
  /** Origin of the API. */
  readonly url: string;
  /** What is told of the visitor, as the way from the browser to the API tells it. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The web server says here how to reach the API. Without it, as in development, the site hands `/api` on. */
export const apiContext = createContext<ApiAccess | null>(null);
