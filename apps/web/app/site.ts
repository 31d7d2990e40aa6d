import type { Site } from "../server/env.ts";

/** Who publishes the site and where it stands; fixed when it is built. */
export const site: Site = import.meta.env.SITE;
