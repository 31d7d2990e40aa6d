import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepComponentStack } from "./shared/failure/stacks.ts";
import { watchErrors } from "./shared/failure/watch-errors.ts";

watchErrors(window);

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
