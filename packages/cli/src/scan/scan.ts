import { readFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { findBrand } from "@heater-age/decoder";
import { otherBrand } from "@heater-age/decoder/check";
import { findProblem } from "../batch/added-columns.ts";
import type { BatchOptions } from "../batch/batch.ts";
import { fileFailure, standard } from "../batch/files.ts";
import { noProgress, progressOn } from "../batch/progress.ts";
import { findKind, noRows, summary } from "../batch/summary.ts";
import { openResults } from "../batch/open-results.ts";
import type { CheckedRow } from "../batch/write-rows.ts";
import { invalid, type InvalidResult } from "../check/check-result.ts";
import { type ExitCode, exitCodes, Failure } from "../terminal/failure.ts";
import { isBrokenPipe, writerTo } from "../terminal/process-context.ts";
import { loadScanner, type Scanner } from "./load-scanner.ts";
import { photoColumns } from "./photo-columns.ts";
import { isHeic, findPhotos } from "./photos.ts";
import { withPrintedDate } from "./printed-date.ts";

/** The input and output of a scan. */
export interface ScanRequest {
  /** Names of photos, and of folders with photos. */
  readonly words: readonly string[];
  /** Name of the file for the result, or `-`. */
  readonly output: string;
  readonly json: boolean;
  /** Whether only failures are shown. */
  readonly quiet: boolean;
}

const withoutSerial = "No serial number found. Photograph the whole label, closer and in good light.";

type Proposal = Awaited<ReturnType<Scanner["scanPhoto"]>>;
type Readers = Awaited<ReturnType<Scanner["createReaders"]>>;

/** Returns a reader that pauses for signals. Without pauses, it would block Ctrl+C. */
const interruptible = ({ find, read }: Readers["text"]): Readers["text"] => ({
  find: async (...of) => setImmediate().then(() => find(...of)),
  read: async (...of) => setImmediate().then(() => read(...of)),
});

/** Reads photos of labels, dates the heaters and writes a table of them, one row at a time. */
export async function scan(request: ScanRequest, options: BatchOptions): Promise<ExitCode> {
  const { words, output, json, quiet } = request;
  const { checker, today, processContext, layout } = options;
  const { signal, stderr, stdout } = processContext;
  const write = writerTo(stderr);
  const say = (text: string) => (quiet ? Promise.resolve() : write(text));
  const started = performance.now();
  const counts = noRows();
  let unsure = 0;
  const scanner = await loadScanner();
  const photos = await findPhotos(words);
  const results = await openResults(
    { inputs: photos, output, json },
    {
      titles: [],
      header: photoColumns,
      // Spreadsheets recognize UTF-8 by the mark.
      format: { marked: output !== standard, separator: ",", lineEnd: "\n", declared: false },
    },
    options,
  );
  const sharesTerminal = output === standard && stdout.isTTY === true;
  const progress = quiet || sharesTerminal ? noProgress : progressOn(stderr, false);

  /** Loaded for the first file that is a photo. */
  let readers: Readers | undefined;

  /** Returns the data of a photo, or why it can't be read. */
  async function proposalFor(file: string): Promise<Proposal | InvalidResult> {
    let bytes: Uint8Array;
    try {
      bytes = await readFile(file);
    } catch (error) {
      return invalid("photo-file", fileFailure(error, file).message);
    }
    const picture = await scanner.readPicture(bytes).catch(() => undefined);
    if (picture === undefined) {
      return isHeic(file, bytes)
        ? invalid("photo-heic", "HEIC isn’t supported. Export the photo as JPEG.")
        : invalid("photo-format", "Unreadable photo. Use JPEG, PNG or WebP.");
    }
    readers ??= await scanner.createReaders();
    try {
      const { barcodes, text } = readers;
      return await scanner.scanPhoto(picture, { barcodes, text: interruptible(text), today, signal });
    } catch (error) {
      if (signal.aborted) throw error;
      return invalid("photo-file", `${file}: can’t read or write it (${String(error)}).`);
    }
  }

  async function rowFor(file: string, line: number): Promise<CheckedRow> {
    const proposal = await proposalFor(file);
    if ("invalid" in proposal) {
      return { line, cells: [file, "", "", "", "", "no"], result: proposal };
    }
    const { brand = otherBrand, serial = "", model = "", printedDate, sure } = proposal;
    const cells = [
      file,
      findBrand(brand)?.label ?? "",
      serial,
      model,
      printedDate?.date ?? "",
      sure ? "yes" : "no",
    ];
    const input = { brand, serialNumber: serial, modelNumber: model };
    const checked = serial === "" ? invalid("serial-not-found", withoutSerial) : await check(input);
    const { result, isPrinted } =
      printedDate === undefined
        ? { result: checked, isPrinted: false }
        : withPrintedDate(checked, printedDate.date, input, today);
    const notes = [
      ...(isPrinted ? [["printed-date", "The printed date overrides the serial number."] as const] : []),
      ...(sure || serial === ""
        ? []
        : [["not-sure", "Uncertain reading. Compare it with the photo."] as const]),
    ];
    if (!sure && serial !== "") unsure += 1;
    const [first] = notes;
    const note = first && { code: first[0], message: notes.map(([, message]) => message).join(" ") };
    return { line, cells, result, note };
  }

  async function check(input: Parameters<typeof checker.check>[0]) {
    for await (const result of checker.checkAll([input])) return result;
    throw new TypeError("A check has no result.");
  }

  const problems: Record<string, number> = {};
  async function take(row: CheckedRow): Promise<void> {
    await results.write([row]);
    counts.rows += 1;
    counts[findKind(row.result)] += 1;
    const problem = findProblem(row.result);
    if (findKind(row.result) !== "broken" || problem === undefined) return;
    problems[problem.code] = (problems[problem.code] ?? 0) + 1;
    if (quiet) return;
    progress.clear();
    const [file = ""] = row.cells;
    const isNamed = problem.message.startsWith(file);
    await say(`${isNamed ? problem.message : `${file}: ${problem.message}`}\n`);
  }

  const finish = async (): Promise<void> => {
    progress.clear();
    await results.close();
    const seconds = (performance.now() - started) / 1000;
    const numbers = { ...counts, unsure, seconds: Number(seconds.toFixed(3)), problems };
    await say(
      json
        ? `${JSON.stringify(numbers)}\n`
        : `${summary(counts, problems, seconds, layout, unsure).join("\n")}\n`,
    );
  };

  progress.show(counts, 0);
  try {
    for (const [index, photo] of photos.entries()) {
      if (signal.aborted) break;
      await take(await rowFor(photo, index + 1));
      progress.show(counts, (index + 1) / photos.length);
    }
  } catch (error) {
    if (isBrokenPipe(error)) throw error;
    if (!signal.aborted) {
      await finish();
      throw error;
    }
  } finally {
    await readers?.close();
  }
  await finish();
  if (signal.aborted) {
    throw new Failure(exitCodes.interrupted, "Interrupted.");
  }
  return counts.undated + counts.broken > 0 ? exitCodes.undated : exitCodes.dated;
}
