import type { ComponentChildren } from "preact";
import { Icon } from "./Icon.tsx";

/** Renders an error. It stays in the page while empty, so that screen readers announce its text when it appears. */
export function Notice({ children }: { readonly children?: ComponentChildren }) {
  return (
    <div role="status">
      {children !== undefined && (
        <p class="notice" part="notice">
          <Icon name="alert" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
