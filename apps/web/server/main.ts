// Before any module that loads React.
import "./production.ts";
import { closeInOrder } from "./connections.ts";
import { readSettings } from "./env.ts";
import { buildServer } from "./server.ts";

const settings = readSettings();
const { environment } = settings;
const app = await buildServer(settings);

const stopLimit = 5000;

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    setTimeout(() => process.exit(1), stopLimit).unref();
    closeInOrder(app).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

await app.listen({ host: environment.host, port: environment.port });
