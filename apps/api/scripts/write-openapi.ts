// Writes the API's description from its routes.
import { writeFile } from "node:fs/promises";
import { describeApi } from "./describe-api.ts";

await writeFile(new URL("../openapi.json", import.meta.url), await describeApi());
