import { basename, extname } from "node:path";
import type { Plugin } from "vite";
import type { ScannerFiles } from "./scanner-files.ts";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".wasm": "application/wasm",
};

/** Serves the files of the scanner in development. The built web server has its own route. */
export const serveScanner = ({ files }: ScannerFiles): Plugin => ({
  name: "scanner",
  configureServer({ middlewares }) {
    middlewares.use("/scan", (request, response, next) => {
      const name = basename(request.url ?? "");
      const file = files.find((one) => one.name === name);
      if (file === undefined) return next();
      response.setHeader("content-type", types[extname(name)] ?? "application/octet-stream");
      file.read().then((bytes) => response.end(bytes), next);
    });
  },
});
