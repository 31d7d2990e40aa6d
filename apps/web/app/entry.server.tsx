import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { apiContext } from "./http/api-context.ts";
import { NonceContext, nonceContext, reportContext } from "./nonce.ts";
import { onePath } from "./seo/redirects.ts";
import { site } from "./site.ts";

export { apiContext, nonceContext, onePath, reportContext, site };

const RENDER_TIMEOUT = 6000;

/**
 * Renders a page whole before the first byte is sent: the pages are small, and a page that arrives in pieces needs
 * scripts to put them in their places.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext) ?? undefined;
  const withNonce = nonce === undefined ? {} : { nonce };
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} {...withNonce} />
      </NonceContext>,
      {
        ...withNonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer);
              done();
            },
          });
          headers.set("content-type", "text/html; charset=utf-8");
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      },
    );
    const timer = setTimeout(() => abort(), RENDER_TIMEOUT);
  });
}

/** Logs faults of ours. That a page is not there, or cannot be asked like that, is none; a visitor who left, neither. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportContext)(error);
};
