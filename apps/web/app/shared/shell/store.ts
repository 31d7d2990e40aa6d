const REMOVAL_DELAY = 1_000_000;

/** The texts of a toast, in the reader's language, and its tone. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  /** `critical` for errors. */
  readonly tone?: "plain" | "critical" | undefined;
  readonly action?: ToastAction | undefined;
}

export interface ToastAction {
  /** In the reader's language. */
  readonly text: string;
  readonly onAct: () => void;
}

export interface StoredToast extends ToastMessage {
  /** Never reused. */
  readonly id: number;
  /** False once dismissed: hidden, but an update can open it again. */
  readonly open: boolean;
}

/** Changes or closes a toast that was added. */
export interface ToastHandle {
  readonly id: number;
  readonly update: (change: Partial<ToastMessage>) => void;
  readonly dismiss: () => void;
}

/** Stores the one toast that a page shows at a time. */
export interface ToastStore {
  /** Adds a toast, which replaces the previous one. */
  readonly add: (message: ToastMessage) => ToastHandle;
  readonly update: (id: number, change: Partial<Omit<StoredToast, "id">>) => void;
  /** Closes a toast. It is removed 1,000,000 ms later. */
  readonly dismiss: (id: number) => void;
  /** Returns the same object until it changes. */
  readonly current: () => StoredToast | undefined;
  /** Calls back after each change. Returns a function that stops that. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Creates a store of toasts.
 *
 * @example
 * const store = createToastStore();
 * store.add({ title: "Results copied!" });
 * store.current(); //=> { id: 1, title: "Results copied!", open: true }
 */
export function createToastStore(): ToastStore {
  let current: StoredToast | undefined;
  let lastId = 0;
  const subscribers = new Set<() => void>();

  const set = (next: StoredToast | undefined) => {
    current = next;
    for (const onChange of subscribers) onChange();
  };
  const update: ToastStore["update"] = (id, change) => {
    if (current?.id === id) set({ ...current, ...change });
  };
  const dismiss: ToastStore["dismiss"] = (id) => {
    if (current?.id !== id || !current.open) return;
    update(id, { open: false });
    setTimeout(() => {
      if (current?.id === id && !current.open) set(undefined);
    }, REMOVAL_DELAY);
  };

  return {
    add: (message) => {
      const id = ++lastId;
      set({ ...message, id, open: true });
      return { id, update: (change) => update(id, change), dismiss: () => dismiss(id) };
    },
    update,
    dismiss,
    current: () => current,
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => void subscribers.delete(onChange);
    },
  };
}

/** The toasts of this page, in the browser. */
export const toasts = createToastStore();
