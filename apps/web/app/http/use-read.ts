import type { QueryFunctionContext, QueryKey } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { queries } from "./queries.ts";

/** A call that reads, and the key of its stored response. */
export interface ReadQuery<Data> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: QueryFunctionContext) => Promise<Data>;
}

/** The state of a call that reads. */
export interface ReadState<Data> {
  readonly data?: Data | undefined;
  /** The response to this call or the previous one. */
  readonly latest?: Data | undefined;
  readonly error?: unknown;
  readonly loading: boolean;
}

const unchanging = () => () => undefined;

/**
 * Reads from the API, through the store of this page. It doesn't use `useQuery`, which would add 2 kB to a result:
 * see decision 0091.
 *
 * @param query `undefined` reads nothing.
 * @returns The state of the call, and a function that retries it after a failure. It is also retried when the device is
 * online again.
 */
export function useRead<Data>(
  query: ReadQuery<Data> | undefined,
): readonly [state: ReadState<Data>, readAgain: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{
    readonly call: string;
    readonly data?: Data;
    readonly error?: unknown;
  }>();
  const call = query === undefined ? "" : `${attempt} ${JSON.stringify(query.queryKey)}`;
  // The server's HTML contains no responses of the API.
  const stored = useSyncExternalStore(
    unchanging,
    () => (query === undefined ? undefined : queries.getQueryData<Data>(query.queryKey)),
    () => undefined,
  );

  useEffect(() => {
    if (query === undefined) return undefined;
    let cancelled = false;
    queries.query(query).then(
      (data) => {
        if (!cancelled) setRead({ call, data });
      },
      (error: unknown) => {
        if (!cancelled) setRead((before) => ({ ...before, call, error }));
      },
    );
    return () => {
      cancelled = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the call depends only on the key of the query
  }, [call]);

  const settled = query !== undefined && read?.call === call;
  const error = settled ? read.error : undefined;

  useEffect(() => {
    if (error === undefined) return undefined;
    // The device may have been offline.
    const readAgain = () => setAttempt((made) => made + 1);
    window.addEventListener("online", readAgain);
    return () => window.removeEventListener("online", readAgain);
  }, [error]);

  const data = settled && error === undefined ? read.data : stored;
  const state = {
    data,
    latest: data ?? read?.data,
    error,
    loading: query !== undefined && !settled && data === undefined,
  };
  return [state, () => setAttempt((made) => made + 1)];
}
