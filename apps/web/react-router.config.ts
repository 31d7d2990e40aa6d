import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./app/seo/page-paths.ts";
import { readBuildFolder, readPrerender } from "./server/env.ts";

export default {
  appDirectory: "app",
  buildDirectory: readBuildFolder(),
  ssr: true,
  routeDiscovery: { mode: "initial" },
  prerender: readPrerender() && { paths: () => [...prerenderedPaths()], concurrency: 4 },
} satisfies Config;
