import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** Options for rendering. */
export interface Rendering {
  /** The nonce of the response's content security policy. */
  readonly nonce?: string;
  /** Milliseconds after which pending content is left to the browser. @default waits for all content */
  readonly patience?: number;
}

/**
 * Renders content completely before it is sent. The pages are small, and a page that arrives in pieces needs scripts
 * to put them in their places.
 *
 * @throws the error of a component outside of all boundaries.
 */
export function renderWhole(node: ReactNode, { patience, ...options }: Rendering = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(node, {
      ...options,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        text(body).then(resolve, reject);
        pipe(body);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
    const timer = patience === undefined ? undefined : setTimeout(() => abort(), patience);
  });
}
