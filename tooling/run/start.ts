import { join } from "node:path";
import { parseArgs } from "node:util";
import { repository } from "./apps.ts";
import { startHeaterAge } from "./heater-age.ts";

const { values } = parseArgs({
  options: {
    dev: { type: "boolean", default: false },
    upgrade: { type: "boolean", default: false },
    data: { type: "string", default: join(repository, ".data", "postgres") },
  },
});

let stopping = false;
const started = startHeaterAge({ ...values, say: console.log });

async function stop(code: number): Promise<void> {
  stopping = true;
  const running = await started.catch(() => undefined);
  await running?.stop();
  process.exit(code);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    void stop(0);
  });
}

try {
  const reason = await (await started).died;
  if (!stopping) {
    console.error(reason);
    await stop(1);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
