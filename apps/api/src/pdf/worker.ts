import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { looks } from "@heater-age/report";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { colours } from "../generated/colours.ts";
import type { PdfJob } from "./render.ts";

const fonts = [
  import.meta.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
  import.meta.resolve("@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf"),
].map((file) => readFile(fileURLToPath(file)));
const workspace = fileURLToPath(new URL(".", import.meta.url));
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: await Promise.all(fonts) }] });
const logoPath = fileURLToPath(new URL("logo", import.meta.url));

/** A word that may be wider than its column. */
const longWord = /[\p{L}\p{N}]{24,}/gu;

/** Returns a text without characters that no font has, whose long words can break anywhere. */
const toPrintable = (text: string): string =>
  text
    .replaceAll(/[\p{Cf}\p{Cs}]/gu, "")
    .replaceAll(/\p{Cc}/gu, " ")
    .replaceAll(longWord, (word) => [...word].join("\u200B"));

function toPdf({ report, settings: { logo, madeAt, ...settings } }: PdfJob): Buffer {
  if (logo !== undefined) compiler.mapShadow(logoPath, Buffer.from(logo));
  const day = [madeAt.getUTCFullYear(), madeAt.getUTCMonth() + 1, madeAt.getUTCDate()];
  const addresses = ["address", "link", "path"];
  const job = JSON.stringify(
    { report, settings: { ...settings, day, logo: logo !== undefined }, looks, colours },
    (name, value: unknown) =>
      typeof value === "string" && !addresses.includes(name) ? toPrintable(value) : value,
  );
  const document = { mainFilePath: fileURLToPath(new URL("report.typ", import.meta.url)), inputs: { job } };
  const creationTimestamp = madeAt.getTime() / 1000;
  try {
    return compiler.pdf(document, { pdfStandard: "ua-1", creationTimestamp });
  } catch {
    // The standard forbids characters that the font lacks. Without it they are boxes.
    return compiler.pdf(document, { creationTimestamp });
  } finally {
    // Nothing of a report stays in memory.
    compiler.evictCache(0);
  }
}

// A failure ends the thread, and so the request.
parentPort?.on("message", (job: PdfJob) => parentPort?.postMessage(toPdf(job), []));
