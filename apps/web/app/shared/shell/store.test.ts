import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createToastStore } from "./store.ts";

describe("createToastStore", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("holds one toast, which a new one replaces", () => {
    const store = createToastStore();
    store.add({ title: "first" });
    store.add({ title: "second", description: "more", tone: "critical" });
    expect(store.current()).toEqual({
      id: 2,
      title: "second",
      description: "more",
      tone: "critical",
      open: true,
    });
  });

  it("changes a toast", () => {
    const store = createToastStore();
    const toast = store.add({ title: "first" });
    toast.update({ title: "changed" });
    expect(store.current()).toEqual({ id: toast.id, title: "changed", open: true });
  });

  it("closes a dismissed toast at once and removes it 1,000,000 ms later", () => {
    const store = createToastStore();
    const toast = store.add({ title: "first" });
    toast.dismiss();
    expect(store.current()).toEqual({ id: toast.id, title: "first", open: false });
    vi.advanceTimersByTime(999_999);
    expect(store.current()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(store.current()).toBeUndefined();
  });

  it("counts from the first dismissal and keeps a toast that was reopened", () => {
    const store = createToastStore();
    const toast = store.add({ title: "first" });
    toast.dismiss();
    vi.advanceTimersByTime(500_000);
    toast.dismiss();
    expect(vi.getTimerCount()).toBe(1);
    store.update(toast.id, { open: true });
    vi.advanceTimersByTime(500_000);
    expect(store.current()).toEqual({ id: toast.id, title: "first", open: true });
  });

  it("doesn't change the newer toast when the older one is updated or dismissed", () => {
    const store = createToastStore();
    const older = store.add({ title: "first" });
    const newer = store.add({ title: "second" });
    older.dismiss();
    older.update({ title: "too late" });
    vi.advanceTimersByTime(1_000_000);
    expect(store.current()).toEqual({ id: newer.id, title: "second", open: true });
  });
});
