import { join } from "node:path";
import { parseArgs } from "node:util";
import { repository } from "./apps.ts";
import { type HeaterAge, startHeaterAge } from "./heater-age.ts";
import { untilRunnerEnds } from "./processes.ts";
import { showProgress } from "./progress.ts";

const { values } = parseArgs({
  options: {
    dev: { type: "boolean", default: false },
    data: { type: "string", default: join(repository, ".data", "postgres") },
  },
});

let product: HeaterAge | undefined;
let isStopping = false;

/** Ends the product and this process. What is still starting or being built ends with this process. */
async function stop(code: number): Promise<void> {
  if (isStopping) process.exit(1);
  isStopping = true;
  await product?.stop();
  process.exit(code);
}

for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => void stop(0));
void untilRunnerEnds().then(() => stop(0));

try {
  product = await startHeaterAge({ ...values, progress: showProgress() });
  const reason = await product.died;
  if (!isStopping) {
    console.error(reason);
    await stop(1);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
