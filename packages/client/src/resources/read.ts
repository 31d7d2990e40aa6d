import { ApiError } from "../http/errors.ts";
import type { CallOptions, Send } from "../http/send.ts";

/** Options of reading any address. */
export interface ReadOptions extends CallOptions {
  /** What becomes of a 401: an error, or the answer `null`. @default "error" */
  readonly unauthorised?: "error" | "null" | undefined;
}

export const createRead =
  (send: Send) =>
  async (path: string, { unauthorised = "error", ...options }: ReadOptions = {}): Promise<unknown> => {
    try {
      return await send({ method: "GET", path }, options);
    } catch (error) {
      if (unauthorised === "null" && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
