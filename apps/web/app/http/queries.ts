import { type CallOptions, ConnectionError } from "@heater-age/client";
import { defaultLanguage, isLanguage, type Language } from "@heater-age/messages";
import { onlineManager, QueryClient, type QueryFunctionContext } from "@tanstack/react-query";
import { clientIn, type SiteClient } from "./client-in.ts";

/** Milliseconds for which a response of the API is reused. */
export const FRESH = 5 * 60 * 1000;
/** Milliseconds after which the page stops waiting for a response. */
export const deadlines = {
  /** Then it uses the decoder. The visitor may be in a basement with one bar of signal. */
  check: 8000,
  /** Advice in a page that the server renders. The visitor sees an empty window meanwhile. */
  renderedAdvice: 3000,
  /** A report whose page the browser waits for. */
  sentReport: 8000,
} as const;

const QUERY_RETRIES = 2;
const MUTATION_RETRIES = 1;
const MUTATION_WAIT = 2000;

const isNetworkError = (error: Error): boolean => error instanceof ConnectionError;

/**
 * Creates a query function from a call that reads. The client retries the call by its own policy. After a network
 * error the query retries it too, with a single attempt each time, so that retries never multiply.
 *
 * @param call Has to pass the options on.
 *
 * @example
 * queries.query({
 *   queryKey: ["/api/model/rheem/XE50T10H45U0", language],
 *   queryFn: readWith(language, (client, options) => client.model({ brand, modelNumber }, options)),
 * });
 */
export const readWith =
  <Data>(language: Language, call: (client: SiteClient, options: CallOptions) => Promise<Data>) =>
  async ({ client: queryClient, queryKey, signal }: QueryFunctionContext): Promise<Data> => {
    const repeated = (queryClient.getQueryState(queryKey)?.fetchFailureCount ?? 0) > 0;
    return call(await clientIn(language), { signal, ...(repeated ? { attempts: 1 } : {}) });
  };

/**
 * Reads the address that a key starts with, in the language that follows. In "return null" mode, a 401 returns null.
 */
function readKey(context: QueryFunctionContext): Promise<unknown> {
  const [path = "", code] = context.queryKey.map(String);
  const language = isLanguage(code) ? code : defaultLanguage;
  const unauthorised = context.meta?.["unauthorised"] === "null" ? "null" : "error";
  return readWith(language, (client, options) => client.read(path, { ...options, unauthorised }))(context);
}

/**
 * Creates the store of all responses from the API: fresh for five minutes, requested on demand and never
 * automatically. By the library's defaults, unused ones are dropped after five minutes in a browser, and retries wait
 * one second, then twice as long each time, up to half a minute.
 */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readKey,
        staleTime: FRESH,
        refetchOnWindowFocus: false,
        // What failed without a connection is requested again when it is back.
        refetchOnReconnect: ({ state }) => state.status === "error",
        // Without a network a call fails immediately, and the page uses the decoder.
        networkMode: "always",
        retry: (failures, error) => failures < QUERY_RETRIES && isNetworkError(error),
      },
      mutations: {
        networkMode: "always",
        retry: (failures, error) => failures < MUTATION_RETRIES && isNetworkError(error),
        retryDelay: MUTATION_WAIT,
      },
    },
  });

/** The store of this page, which lasts as long as the page. */
export const queries = createQueries();

if (!import.meta.env.SSR) {
  // Listens from now on, and starts with what the browser knows.
  queries.mount();
  onlineManager.setOnline(navigator.onLine);
}

/**
 * Makes a call that writes, only once however often it is sent. The client retries it by its own policy. After a
 * network error it is sent once more, in a single attempt.
 *
 * @param call Has to pass the options on, and the same id each time.
 *
 * @example
 * const id = newKey();
 * await write(language, (client, options) => client.contact.send({ id, ...message }, options));
 */
export function write<Data>(
  language: Language,
  call: (client: SiteClient, options: CallOptions) => Promise<Data>,
  store: QueryClient = queries,
): Promise<Data> {
  let repeated = false;
  const mutationFn = async () => {
    const attempts = repeated ? { attempts: 1 } : {};
    repeated = true;
    return call(await clientIn(language), attempts);
  };
  return store.getMutationCache().build(store, { mutationFn }).execute(undefined);
}
