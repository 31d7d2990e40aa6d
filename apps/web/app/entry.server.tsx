import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { apiContext } from "./context/api-context.ts";
import { inTurn, isCrowded } from "./http/rendering.server.ts";
import { renderWhole } from "./http/render-whole.server.ts";
import {
  htmlContext,
  NonceContext,
  nonceContext,
  refusalContext,
  reportContext,
} from "./context/server-contexts.ts";
import { onePath } from "./seo/redirects.ts";
import { site } from "./config/site.ts";

export { apiContext, htmlContext, nonceContext, onePath, isCrowded, refusalContext, reportContext, site };

const RENDER_TIMEOUT = 6000;
const CROWDED = 503;

/**
 * Renders a page, as text if `htmlContext` has a receiver, otherwise as the body of the response. Responds with 503
 * and no body when too many pages wait.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  // A submitted form has arrived, so its page has to confirm it. A refusal is only rendered once.
  const mayWait = request.method === "POST" || loadContext.get(refusalContext) !== null;
  if (isCrowded() && !mayWait) return new Response(null, { status: CROWDED });
  const nonce = loadContext.get(nonceContext) ?? undefined;
  const withNonce = nonce === undefined ? {} : { nonce };
  const html = await inTurn(() =>
    renderWhole(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} {...withNonce} />
      </NonceContext>,
      { ...withNonce, patience: RENDER_TIMEOUT },
    ),
  );
  headers.set("content-type", "text/html; charset=utf-8");
  const take = loadContext.get(htmlContext);
  take?.(html);
  return new Response(take === null ? html : null, { status, headers });
}

/** Logs our own errors. A missing page, an unsupported method, and a visitor who left are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportContext)(error);
};
