import type { Service } from "@heater-age/run/service";
import { ownPorts, ports } from "./ports.ts";
import { startWeb, type WebOptions } from "./start-services.ts";
import { test as base } from "./visitor.ts";

/** A website that a test starts and stops, always at the same address. */
interface OwnSite {
  readonly origin: string;
  /** Replaces the running version. */
  readonly deploy: (options?: WebOptions & { readonly api?: number }) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A page of a visitor, and a website of the test's own. */
export const test = base.extend<{ readonly site: OwnSite }>({
  site: async ({ baseURL }, use, { parallelIndex }) => {
    const { web: port } = ownPorts(parallelIndex);
    let running: Service | undefined;
    const stop = async () => {
      await running?.stop();
      running = undefined;
    };
    await use({
      origin: Object.assign(new URL(baseURL ?? ""), { port }).origin,
      stop,
      deploy: async ({ api = ports.api, ...options } = {}) => {
        await stop();
        running = await startWeb(port, api, options);
      },
    });
    await stop();
  },
});
