import type { Config } from "@react-router/dev/config";
import { readBuildFolder } from "./server/env.ts";

export default {
  appDirectory: "app",
  buildDirectory: readBuildFolder(),
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
