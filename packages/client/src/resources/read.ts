import { ApiError } from "../errors.ts";
import type { CallOptions, Send } from "../request.ts";
import { dataRead } from "../retry.ts";

/** What can be said about reading an address. */
export interface ReadOptions extends CallOptions {
  /** What becomes of a 401: an error, or the answer `null`. @default "error" */
  readonly unauthorised?: "error" | "null" | undefined;
}

/** Makes the method that reads any address. */
export const createRead =
  (send: Send) =>
  async (path: string, { unauthorised = "error", ...options }: ReadOptions = {}): Promise<unknown> => {
    try {
      return await send({ method: "GET", path, retry: dataRead }, options);
    } catch (error) {
      if (unauthorised === "null" && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
