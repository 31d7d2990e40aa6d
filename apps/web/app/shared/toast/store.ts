/** How many toasts there are at most: a new one takes the place of the oldest. */
const LIMIT = 1;

/** Milliseconds that a closed toast is remembered. */
const REMOVAL_DELAY = 1_000_000;

/** What a toast says. */
export interface ToastMessage {
  /** In the reader's language, as all texts here. */
  readonly title: string;
  readonly description?: string | undefined;
  /** `critical` when something went wrong. */
  readonly tone?: "plain" | "critical" | undefined;
}

/** A toast in the store. */
export interface StoredToast extends ToastMessage {
  /** Never given to another toast. */
  readonly id: number;
  /** False once it was dismissed. It is not shown any more, but can be opened again by an update. */
  readonly open: boolean;
}

/** The way back to a toast that was shown. */
export interface ToastHandle {
  readonly id: number;
  /** Changes what it says. */
  readonly update: (change: Partial<ToastMessage>) => void;
  readonly dismiss: () => void;
}

/** All toasts, wherever they come from. */
export interface ToastStore {
  readonly add: (message: ToastMessage) => ToastHandle;
  readonly update: (id: number, change: Partial<Omit<StoredToast, "id">>) => void;
  /** Marks a toast as closed. It leaves the store 1,000,000 ms later. */
  readonly dismiss: (id: number) => void;
  /** The same list until something changes. */
  readonly list: () => readonly StoredToast[];
  /** Calls back after each change, until the function that it gives is called. */
  readonly subscribe: (changed: () => void) => () => void;
}

/**
 * Makes a store of toasts.
 *
 * @example
 * const store = createToastStore();
 * store.add({ title: "Results copied!" });
 * store.list(); //=> [{ id: 1, title: "Results copied!", open: true }]
 */
export function createToastStore(): ToastStore {
  let toasts: readonly StoredToast[] = [];
  let lastId = 0;
  const subscribers = new Set<() => void>();

  const change = (next: readonly StoredToast[]) => {
    toasts = next;
    for (const changed of subscribers) changed();
  };
  const remove = (id: number) => {
    if (toasts.some((toast) => toast.id === id && !toast.open))
      change(toasts.filter((toast) => toast.id !== id));
  };
  const update: ToastStore["update"] = (id, difference) =>
    change(toasts.map((toast) => (toast.id === id ? { ...toast, ...difference } : toast)));
  const dismiss: ToastStore["dismiss"] = (id) => {
    if (!toasts.some((toast) => toast.id === id && toast.open)) return;
    update(id, { open: false });
    setTimeout(remove, REMOVAL_DELAY, id);
  };

  return {
    add: (message) => {
      const id = ++lastId;
      change([{ ...message, id, open: true }, ...toasts].slice(0, LIMIT));
      return { id, update: (difference) => update(id, difference), dismiss: () => dismiss(id) };
    },
    update,
    dismiss,
    list: () => toasts,
    subscribe: (changed) => {
      subscribers.add(changed);
      return () => void subscribers.delete(changed);
    },
  };
}
