import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

interface Rendering {
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
        pipe(collect(resolve));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
    const timer = patience === undefined ? undefined : setTimeout(() => abort(), patience);
  });
}

/** Returns a stream that passes on everything written to it as one text. */
function collect(take: (text: string) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    // It never asks React to wait.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      take(Buffer.concat(pieces).toString());
      done();
    },
  });
}
