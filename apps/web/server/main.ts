import { readEnvironment } from "./env.ts";
import { buildServer } from "./server.ts";

const environment = readEnvironment();
const app = await buildServer(environment);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

await app.listen({ host: environment.host, port: environment.port });
