import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { writeOds } from "hucre/ods";
import { writeXlsx, writeXlsxStream } from "hucre/xlsx";
import type { Write } from "../terminal/process-context.ts";
import type { CellValue } from "./parse-rows.ts";
import type { RowSink } from "./write-rows.ts";

const onlySheet = "Heater Age";

/** Returns a sink that writes the only sheet of an XLSX file as its rows arrive. */
function streamSink(write: Write): RowSink {
  const rows = new PassThrough({ objectMode: true, highWaterMark: 1000 });
  const written = (async () => {
    const bytes = writeXlsxStream(rows as AsyncIterable<CellValue[]>, { name: onlySheet });
    for await (const some of bytes) await write(some);
  })();
  // An error is thrown by the next row, or at the end.
  written.catch(() => rows.destroy());
  return {
    startSheet: async () => {},
    async write(some) {
      for (const row of some) {
        if (rows.destroyed) await written;
        if (rows.write([...row])) continue;
        await Promise.race([new Promise((resolve) => rows.once("drain", resolve)), written]);
      }
    },
    async close() {
      if (!rows.destroyed) rows.end();
      await written;
      await finished(rows, { writable: false });
    },
  };
}

/** Returns a sink that writes a spreadsheet at its end and holds it in memory until then. */
function memorySink(kind: "xlsx" | "ods", write: Write): RowSink {
  const sheets: { readonly name: string; readonly rows: CellValue[][] }[] = [];
  return {
    startSheet: async (name) => void sheets.push({ name, rows: [] }),
    async write(some) {
      if (sheets.length === 0) sheets.push({ name: onlySheet, rows: [] });
      for (const row of some) sheets.at(-1)?.rows.push([...row]);
    },
    close: async () => write(await (kind === "ods" ? writeOds({ sheets }) : writeXlsx({ sheets }))),
  };
}

/**
 * Returns a sink that writes rows into a spreadsheet.
 *
 * @param hasSheets Whether it will have several sheets.
 */
export const spreadsheetSink = (kind: "xlsx" | "ods", write: Write, hasSheets: boolean): RowSink =>
  kind === "xlsx" && !hasSheets ? streamSink(write) : memorySink(kind, write);
