import { ApiError } from "../http/errors.ts";
import type { CallOptions, Send } from "../http/send.ts";

/** Options for reading any path. */
export interface ReadOptions extends CallOptions {
  /** What to do with a 401: throw an error, or return `null`. */
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
