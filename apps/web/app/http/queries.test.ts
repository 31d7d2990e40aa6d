import { ApiError, ConnectionError } from "@heater-age/client";
import { environmentManager, focusManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueries, readWith, write } from "./queries.ts";

const fetched = vi.fn<typeof fetch>();
let moments: number[] = [];
const lost = () => {
  moments.push(Date.now());
  return Promise.reject(new TypeError("Failed to fetch"));
};
const refused = (status: number) => () => Promise.resolve(new Response("{}", { status }));
const list = { brands: [{ value: "rheem", label: "Rheem" }] };
const listed = () => Promise.resolve(Response.json(list));

const queryKey = ["/api/brands", "en"];
const queryFn = readWith("en", (client, options) => client.read("/api/brands", options));
const message = { name: "Ada", email: "ada@example.com", subject: "A question", message: "How old is it?" };

/** Resolves to the outcome of a call after all its waits. */
async function settled<Data>(call: Promise<Data>): Promise<Data | Error> {
  const outcome = call.catch((error: unknown) => (error instanceof Error ? error : new Error("no error")));
  await vi.runAllTimersAsync();
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched.mockReset());
  vi.stubGlobal("location", new URL("https://heater-age.example/"));
  moments = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns the milliseconds between the calls. */
function waits(): readonly number[] {
  return moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
}

it("fetches the data of a page once, regardless of its age and of window focus", async () => {
  fetched.mockImplementation(listed);
  // On a server, queries never refetch anyway.
  environmentManager.setIsServer(() => false);
  const queries = createQueries();
  queries.mount();
  const leave = new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => {});
  for (let look = 0; look < 3; look++) {
    await vi.advanceTimersByTimeAsync(600_000);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(fetched).toHaveBeenCalledTimes(1);
  leave();
  queries.unmount();
  focusManager.setFocused(undefined);
  environmentManager.setIsServer(() => true);
});

it("caches data for five minutes without automatic refetching", async () => {
  fetched.mockImplementation(listed);
  const queries = createQueries();
  const read = () => queries.query({ queryKey, queryFn });
  expect(await read()).toEqual(list);
  await vi.advanceTimersByTimeAsync(299_000);
  await read();
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  await read();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("tries three times by the client's policy, then only twice more without a network", async () => {
  fetched.mockImplementation(lost);
  const queries = createQueries();
  expect(await settled(queries.query({ queryKey, queryFn }))).toBeInstanceOf(ConnectionError);
  expect(fetched).toHaveBeenCalledTimes(3 + 1 + 1);
  expect(waits().slice(2)).toEqual([1000, 2000]);
});

it("fetches the path at the start of the key by default", async () => {
  fetched.mockImplementation(listed);
  expect(await settled(createQueries().query({ queryKey: ["/api/brands", "de"] }))).toEqual(list);
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect(address).toBe("/api/brands");
  expect(request?.method).toBe("GET");
  expect(new Headers(request?.headers).get("accept-language")).toBe("de");
});

it("throws for 401, or returns null if configured to", async () => {
  fetched.mockImplementation(refused(401));
  const queries = createQueries();
  expect(await settled(queries.query({ queryKey: ["/api/errors/stats"] }))).toBeInstanceOf(ApiError);
  const meta = { unauthorised: "null" };
  expect(await settled(queries.query({ queryKey: ["/api/errors/stats"], meta }))).toBeNull();
});

const id = "5b1f0c64-a2d9-4f0f-8d3f-6d0c0d8a1b7e";
const send = () =>
  write("en", (client, options) => client.contact.send({ id, ...message }, options), createQueries());

it("writes three times, and once more two seconds later without a network, with one id", async () => {
  fetched.mockImplementation(lost);
  expect(await settled(send())).toBeInstanceOf(ConnectionError);
  const bodies = fetched.mock.calls.map(([, request]) => JSON.parse(request?.body as string) as unknown);
  expect(bodies).toEqual(Array.from({ length: 3 + 1 }, () => ({ id, ...message })));
  expect(waits().at(-1)).toBe(2000);
});

it("does not retry a write that the API rejected", async () => {
  fetched.mockImplementation(refused(403));
  expect(await settled(send())).toMatchObject({ status: 403 });
  expect(fetched).toHaveBeenCalledTimes(1);
});
