import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDayPages } from "./day-pages.ts";
import type { SharedResponse } from "./shared-response.ts";

const page: SharedResponse = { headers: {}, br: Buffer.of(), gzip: Buffer.of(), hash: "" };

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-29T22:00:00Z") }));
afterEach(() => void vi.useRealTimers());

/** Returns pages, and the paths that were rendered. */
function create(render: (path: string) => Promise<SharedResponse | undefined> = () => Promise.resolve(page)) {
  const rendered: string[] = [];
  const pages = createDayPages((path) => {
    rendered.push(path);
    return render(path);
  });
  return { ...pages, rendered };
}

it("renders a page once a day in UTC, also for visitors at the same time", async () => {
  const { get, rendered } = create();
  expect(await Promise.all([get("/"), get("/"), get("/de/")])).toEqual([page, page, page]);
  vi.setSystemTime(new Date("2026-11-29T23:59:59.999Z"));
  await get("/");
  expect(rendered).toEqual(["/", "/de/"]);
  vi.setSystemTime(new Date("2026-11-30T00:00:00Z"));
  await get("/");
  expect(rendered).toEqual(["/", "/de/", "/"]);
});

it("tries a page again that could not be rendered", async () => {
  const answers = [Promise.reject(new Error("no memory")), Promise.resolve(undefined), Promise.resolve(page)];
  const { get } = create(() => answers.shift() ?? Promise.resolve(page));
  expect(await get("/")).toBeUndefined();
  expect(await get("/")).toBeUndefined();
  expect(await get("/")).toBe(page);
});

it("renders all pages in their order, and again on the next day", async () => {
  const { fill, get, rendered } = create();
  await get("/de/");
  void fill(["/", "/de/", "/fr/"]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(rendered).toEqual(["/de/", "/", "/fr/"]);
  await vi.advanceTimersByTimeAsync(3_601_000);
  expect(rendered.slice(3)).toEqual(["/", "/de/", "/fr/"]);
});
