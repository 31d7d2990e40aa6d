import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { allowedQuery } from "./allowed-query.server.ts";
import { NonceContext, serverContext } from "./context/server-contexts.ts";
import { canonicalPath } from "./seo/canonical-path.ts";
import { pagePaths } from "./seo/page-paths.ts";
import { robots, sitemap } from "./seo/sitemap.server.ts";
import { ChoicesContext } from "./shared/check/choices-context.ts";
import { toolContext } from "./shared/check/tool-context.ts";

export { allowedQuery, canonicalPath, pagePaths, robots, serverContext, sitemap };

const RENDER_TIMEOUT = 6000;

/**
 * Renders a page completely before it is sent. The pages are small, and a page that arrives in pieces needs scripts to
 * put them in their places. Content that is still pending after the time-out is left to the browser.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = loadContext.get(serverContext);
  const withNonce = nonce === undefined ? {} : { nonce };
  const rendering = new AbortController();
  const timer = setTimeout(() => rendering.abort(), RENDER_TIMEOUT);
  const page = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ChoicesContext value={toolContext.choices}>
        <ServerRouter context={context} url={request.url} {...withNonce} />
      </ChoicesContext>
    </NonceContext>,
    { ...withNonce, progressiveChunkSize: Number.POSITIVE_INFINITY, signal: rendering.signal },
  );
  await page.allReady;
  clearTimeout(timer);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(page, { status, headers });
}

/** Logs our own errors. A missing page, an unsupported method, and a visitor who left are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(serverContext).report?.(error);
};
