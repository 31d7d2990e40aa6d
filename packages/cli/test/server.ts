import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { CheckInput } from "@heater-age/decoder/check";
import { expect, onTestFinished } from "vitest";
import { translatorIn } from "../src/texts/translator.ts";
import { answer } from "../src/check/checker.ts";

interface ReceivedRequest {
  readonly path: string;
  readonly language: string | undefined;
  readonly body: unknown;
}

type Answer = (request: ReceivedRequest, response: ServerResponse) => void;

/** Starts a server, and returns its address and the received requests. */
export async function serve(respond: Answer) {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const one = {
        path: `${request.method ?? ""} ${request.url ?? ""}`,
        language: request.headers["accept-language"],
        body: body === "" ? undefined : (JSON.parse(body) as unknown),
      };
      received.push(one);
      respond(one, response);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return { address: `http://127.0.0.1:${address.port}`, received };
}

/** Answers with JSON. */
export const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

const translator = await translatorIn("en");

type BatchItem = ReturnType<typeof answer>;

/** Returns the fields of a short result that replace `decoding`. */
function inShort(item: BatchItem) {
  if ("invalid" in item) return item;
  if (item.success) {
    const { decoding, ...row } = item;
    const { candidates } = decoding;
    const dates = candidates.slice(0, 3).map((date) => ({ ...date, reasons: [], sources: [] }));
    return { ...row, dates, dateCount: candidates.length };
  }
  const { decoding: _decoding, ...row } = item;
  const all = row.problem.readings.flatMap((reading) => reading.decoding.candidates);
  const readings = row.problem.readings.slice(0, 3).map(({ brand, label, decoding: read }) => ({
    brand,
    label,
    dates: read.candidates.map(({ date }) => date),
    dateCount: read.candidates.length,
  }));
  return { ...row, dateCount: all.length, problem: { ...row.problem, readings } };
}

/** Responds like the API, with the same decoder, and reports the check as recorded. */
export const asApi: Answer = ({ path, body }, response) => {
  const toItem = (input: CheckInput) => {
    const item = answer(input, translator, "2026-11-20");
    if ("invalid" in item) return item;
    const known = { ...item, recorded: true, checkedAt: "2026-11-20T12:00:00.000Z" };
    return item.success ? { ...known, recommendation: "From the server." } : known;
  };
  if (path === "POST /api/check/batch") {
    return json(response, 200, {
      results: (body as { readonly checks: readonly CheckInput[] }).checks.map((input) =>
        inShort(toItem(input)),
      ),
      reasons: [],
      makerReasons: [],
      sources: [],
      models: [],
    });
  }
  const item = toItem(body as CheckInput);
  return "invalid" in item
    ? json(response, 400, { statusCode: 400, error: "Bad Request", ...item.invalid })
    : json(response, 200, item);
};

/** Matches the ID of a request. */
export const anyUuid = expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u) as string;
