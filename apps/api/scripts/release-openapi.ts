// Stores the API's description as the one that callers rely on from this release on.
import { copyFile } from "node:fs/promises";

const beside = (name: string) => new URL(`../${name}`, import.meta.url);

await copyFile(beside("openapi.json"), beside("openapi.released.json"));
