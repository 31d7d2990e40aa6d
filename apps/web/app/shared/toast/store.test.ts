import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createToastStore } from "./store.ts";

describe("the store of toasts", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("keeps one toast: a new one takes the place of the older", () => {
    const store = createToastStore();
    store.add({ title: "first" });
    store.add({ title: "second", description: "more", tone: "critical" });
    expect(store.list()).toEqual([
      { id: 2, title: "second", description: "more", tone: "critical", open: true },
    ]);
  });

  it("changes a toast", () => {
    const store = createToastStore();
    const toast = store.add({ title: "first" });
    toast.update({ title: "changed" });
    expect(store.list()).toEqual([{ id: toast.id, title: "changed", open: true }]);
  });

  it("closes a dismissed toast at once, and forgets it 1,000,000 ms later", () => {
    const store = createToastStore();
    const toast = store.add({ title: "first" });
    toast.dismiss();
    expect(store.list()).toEqual([{ id: toast.id, title: "first", open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(store.list()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.list()).toEqual([]);
  });

  it("counts from the first dismissal, and keeps what was opened again", () => {
    const store = createToastStore();
    const toast = store.add({ title: "first" });
    toast.dismiss();
    vi.advanceTimersByTime(500_000);
    toast.dismiss();
    expect(vi.getTimerCount()).toBe(1);
    store.update(toast.id, { open: true });
    vi.advanceTimersByTime(500_000);
    expect(store.list()).toEqual([{ id: toast.id, title: "first", open: true }]);
  });

  it("leaves the newer toast alone when the older one is dismissed", () => {
    const store = createToastStore();
    const older = store.add({ title: "first" });
    const newer = store.add({ title: "second" });
    older.dismiss();
    older.update({ title: "too late" });
    vi.advanceTimersByTime(1_000_000);
    expect(store.list()).toEqual([{ id: newer.id, title: "second", open: true }]);
  });

  it("tells of every change, until nobody listens any more", () => {
    const store = createToastStore();
    const changed = vi.fn<() => void>();
    const leave = store.subscribe(changed);
    store.add({ title: "first" }).dismiss();
    expect(changed).toHaveBeenCalledTimes(2);
    leave();
    store.add({ title: "second" });
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it("gives the same list until something changes", () => {
    const store = createToastStore();
    expect(store.list()).toBe(store.list());
    store.add({ title: "first" });
    expect(store.list()).toBe(store.list());
  });
});
