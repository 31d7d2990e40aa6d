import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepNodes } from "./shared/browser/keep-nodes.ts";
import { keepComponentStack } from "./shared/shell/stacks.ts";
import { watchErrors } from "./shared/shell/watch-errors.ts";
import { loadTexts } from "./shared/shell/texts.ts";

watchErrors(window);
keepNodes(document);

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter
          onError={(error, { errorInfo }) => keepComponentStack(error, errorInfo?.componentStack)}
        />
      </StrictMode>,
    );
  });
}

// Without the texts of the page, the server's HTML is better than anything rendered here.
loadTexts(location.pathname).then(hydrate, () => undefined);
