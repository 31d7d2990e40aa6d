// Adds the web component to a built site, with compressed copies.
import { fileURLToPath } from "node:url";
import { readBuildFolder } from "../server/env.ts";
import { compressFiles } from "./compress-files.ts";
import { addWidget } from "./widget/widget.ts";

const root = fileURLToPath(new URL(`../${readBuildFolder()}/client/`, import.meta.url));
await compressFiles(await addWidget(root));
