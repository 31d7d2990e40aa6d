import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { apiContext } from "./context/api-context.ts";
import { knownQuery } from "./known-query.server.ts";
import { renderWhole } from "./http/render-whole.server.ts";
import { NonceContext, nonceContext, refusalContext, reportContext } from "./context/server-contexts.ts";
import { onePath } from "./seo/redirects.ts";
import { site } from "./config/site.ts";

export { apiContext, knownQuery, nonceContext, onePath, refusalContext, reportContext, site };

const RENDER_TIMEOUT = 6000;

/** Renders a page completely before it is sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext) ?? undefined;
  const withNonce = nonce === undefined ? {} : { nonce };
  const html = await renderWhole(
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} {...withNonce} />
    </NonceContext>,
    { ...withNonce, patience: RENDER_TIMEOUT },
  );
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

/** Logs our own errors. A missing page, an unsupported method, and a visitor who left are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportContext)(error);
};
