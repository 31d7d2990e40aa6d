import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { writeOds } from "hucre/ods";
import { writeXlsxStream } from "hucre/xlsx";
import type { Write } from "../terminal/process-context.ts";
import type { CellValue } from "./parse-rows.ts";
import type { RowSink } from "./write-rows.ts";

const name = "Heater Age";

/** Returns a sink that writes a sheet of an XLSX file as its rows arrive. */
function xlsxSink(write: Write): RowSink {
  const rows = new PassThrough({ objectMode: true, highWaterMark: 1000 });
  const written = (async () => {
    for await (const bytes of writeXlsxStream(rows as AsyncIterable<CellValue[]>, { name }))
      await write(bytes);
  })();
  // An error is thrown by the next row, or at the end.
  written.catch(() => rows.destroy());
  return {
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

/** Returns a sink that writes an ODS file at its end and holds it in memory until then. */
function odsSink(write: Write): RowSink {
  const rows: CellValue[][] = [];
  return {
    write: async (some) => {
      for (const row of some) rows.push([...row]);
    },
    close: async () => write(await writeOds({ sheets: [{ name, rows }] })),
  };
}

/** Returns a sink that writes rows into a spreadsheet. */
export const spreadsheetSink = (kind: "xlsx" | "ods", write: Write): RowSink =>
  kind === "xlsx" ? xlsxSink(write) : odsSink(write);
