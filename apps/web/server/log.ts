import type { FastifyRequest, FastifyServerOptions } from "fastify";
import { loggedPath } from "./paths.ts";

/** The lines to log, and their destination. */
export interface LogOptions {
  readonly level: string;
  /** Default: the standard output. */
  readonly stream?: { readonly write: (line: string) => void };
}

/** Returns log settings that keep addresses, queries and visitors' input out of the log. */
export function logSettings({ level, stream }: LogOptions): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    serializers: {
      req: ({ method, url }: FastifyRequest) => ({ method, url: loggedPath(url) }),
    },
    ...(stream === undefined ? {} : { stream }),
  };
}
