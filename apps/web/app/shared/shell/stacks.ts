const stacks = new WeakMap<object, string>();

/**
 * Stores the components that an error passed through, because React doesn't pass them to the error boundary's
 * content.
 */
export function keepComponentStack(error: unknown, stack: string | null | undefined): void {
  if (typeof error === "object" && error !== null && stack) stacks.set(error, stack);
}

/** Returns the components that an error passed through; `undefined` if unknown. */
export const readComponentStack = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null ? stacks.get(error) : undefined;
