import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./app/prerender.ts";

export default {
  appDirectory: "app",
  ssr: true,
  routeDiscovery: { mode: "initial" },
  prerender: { paths: () => [...prerenderedPaths()], concurrency: 4 },
} satisfies Config;
