import { join } from "node:path";
import { parseArgs } from "node:util";
import { repository } from "./apps.ts";
import { startHeaterAge } from "./heater-age.ts";
import { untilRunnerEnds } from "./processes.ts";
import { showProgress } from "./progress.ts";

const { values } = parseArgs({
  options: {
    dev: { type: "boolean", default: false },
    data: { type: "string", default: join(repository, ".data", "postgres") },
  },
});

const stopping = new AbortController();
const { signal } = stopping;
const started = startHeaterAge({ ...values, progress: showProgress(), signal });

async function stop(code: number): Promise<void> {
  stopping.abort();
  const running = await started.catch(() => undefined);
  await running?.stop();
  process.exit(code);
}

for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(name, () => {
    if (signal.aborted) process.exit(1);
    void stop(0);
  });
}

void untilRunnerEnds().then(() => stop(0));

try {
  const reason = await (await started).died;
  if (!signal.aborted) {
    console.error(reason);
    await stop(1);
  }
} catch (error) {
  if (!signal.aborted) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
