import type { FastifyRequest, FastifyServerOptions } from "fastify";
import { loggedPath } from "./paths.ts";

/** Where log lines go, and which. */
export interface LogOptions {
  readonly level: string;
  /** Default: the standard output. */
  readonly stream?: { readonly write: (line: string) => void };
}

/** Log settings that keep addresses, queries and what visitors have typed out of the log. */
export function logSettings({ level, stream }: LogOptions): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    serializers: {
      req: ({ method, url }: FastifyRequest) => ({ method, url: loggedPath(url) }),
    },
    ...(stream === undefined ? {} : { stream }),
  };
}
