import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchTranslators } from "./shared/dom-mutations/watch-translators.ts";
import { keepComponentStack } from "./shared/failure/stacks.ts";
import { watchErrors } from "./shared/failure/watch-errors.ts";
import { holdInstallPrompt } from "./shared/service-worker/offer-install.ts";
import { loadTexts } from "./shared/texts/texts.ts";

watchErrors(window);
watchTranslators(document);
holdInstallPrompt(window);

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
