import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import { modelHashes } from "@heater-age/scan";
import { build } from "esbuild";
import type { ReaderFile, ReaderFiles } from "../../app/shared/scan/reader-files.ts";

/** Path of the files on the site. Their names contain their hashes. */
const place = "/scan/";

export interface ScannerFile {
  readonly name: string;
  readonly read: () => Promise<Uint8Array>;
}

/** All files that a browser downloads to read photos. */
export interface ScannerFiles {
  readonly worker: string;
  readonly files: readonly ScannerFile[];
}

/** A file of a package, and its SHA-256. */
interface Source {
  readonly path: string;
  readonly hash: Buffer;
}

const scanPackage = fileURLToPath(import.meta.resolve("@heater-age/scan/package.json"));
const { resolve } = createRequire(scanPackage);

async function hashed(path: string): Promise<Source> {
  return {
    path,
    hash: createHash("sha256")
      .update(await readFile(path))
      .digest(),
  };
}

/** The models have fixed hashes, so their names are known before they are built. */
const model = (name: keyof typeof modelHashes): Source => ({
  path: join(dirname(scanPackage), "models", name),
  hash: Buffer.from(modelHashes[name], "hex"),
});

function servedName({ path, hash }: Source): string {
  const { name, ext } = parse(path);
  return `${name}-${hash.toString("hex").slice(0, 12)}${ext}`;
}

const readerFile = (source: Source): ReaderFile => ({
  address: place + servedName(source),
  integrity: `sha256-${source.hash.toString("base64")}`,
});

/**
 * Bundles the worker that reads photos and lists the files that it downloads. It has their hashes and rejects others.
 * The models can be built later, before their files are read.
 *
 * @throws {Error} when the worker can't be bundled.
 */
export async function scannerFiles(): Promise<ScannerFiles> {
  const sources = {
    barcodes: await hashed(resolve("zxing-wasm/reader/zxing_reader.wasm")),
    runtime: await hashed(resolve("onnxruntime-web/ort-wasm-simd-threaded.wasm")),
    detection: model("detection.onnx"),
    recognition: model("recognition.onnx"),
  };
  const readerFiles: ReaderFiles = {
    barcodes: readerFile(sources.barcodes),
    runtime: readerFile(sources.runtime),
    detection: readerFile(sources.detection),
    recognition: readerFile(sources.recognition),
  };
  const { outputFiles } = await build({
    entryPoints: { worker: fileURLToPath(new URL("../../app/shared/scan/worker.ts", import.meta.url)) },
    bundle: true,
    // The text reader is a separate file, loaded when a photo is taken.
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    write: false,
    outdir: "/scan",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    define: { READER_FILES: JSON.stringify(readerFiles) },
    logLevel: "error",
  });
  const scripts = outputFiles.map(({ path, contents }) => ({
    name: basename(path),
    read: async () => contents,
  }));
  const worker = scripts.find(({ name }) => name.startsWith("worker-"));
  if (worker === undefined) throw new Error("The worker of the scanner was not bundled");
  return {
    worker: place + worker.name,
    files: [
      ...scripts,
      ...Object.values(sources).map((source) => ({
        name: servedName(source),
        read: () => readFile(source.path),
      })),
    ],
  };
}
