import type { ComponentChildren } from "preact";
import { Icon } from "./Icon.tsx";

/** Says what went wrong. It stays in the page while it has nothing to say, so that it is read aloud when it has. */
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
