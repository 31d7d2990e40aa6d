const stacks = new WeakMap<object, string>();

/** Keeps which components an error came through: React tells it, but not to what is shown in their place. */
export function keepComponentStack(error: unknown, stack: string | null | undefined): void {
  if (typeof error === "object" && error !== null && stack) stacks.set(error, stack);
}

/** Which components an error came through; `undefined` when it is not known. */
export const componentStackOf = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null ? stacks.get(error) : undefined;
