import type { ApiDocument, DescribedCall, DescribedSchema } from "@heater-age/api/test/document";
import { allPayloads, oddValues } from "./payloads.ts";
import type { RawRequest } from "./send.ts";

/** A request of the corpus. */
export interface CorpusRequest extends RawRequest {
  /** Where the payload is: "POST /api/check serialNumber". */
  readonly place: string;
}

const inPath = (text: string): string => encodeURIComponent(text.toWellFormed());
// Other characters aren't valid in a header; raw sockets try them.
const inHeader = (text: string): string =>
  text.replaceAll(/[^\u{20}-\u{7E}\u{A0}-\u{FF}]/gu, "?").slice(0, 8000);

const headerNames = [
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "cookie",
  "forwarded",
  "host",
  "if-modified-since",
  "if-none-match",
  "origin",
  "range",
  "referer",
  "traceparent",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-http-method-override",
  "x-original-url",
];

function exampleOf(document: ApiDocument, reference: DescribedSchema): unknown {
  const schema = document.resolve(reference);
  if (schema.examples !== undefined) return schema.examples[0];
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.type === "array") return [exampleOf(document, schema.items ?? {})];
  if (schema.properties !== undefined) {
    const fields = Object.entries(schema.properties);
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(document, field)]));
  }
  return schema.type === "integer" || schema.type === "number" ? 1 : schema.type === "boolean" ? true : "x";
}

/** Yields every copy of a value with one field, at any depth, replaced by a payload. */
function* spoilt(value: unknown, place = ""): Generator<{ readonly place: string; readonly value: unknown }> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const one of spoilt(item, `${place}[]`)) yield { ...one, value: value.with(index, one.value) };
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      for (const one of spoilt(field, `${place} ${name}`))
        yield { ...one, value: { ...value, [name]: one.value } };
    }
  }
  if (place !== "") for (const payload of [...allPayloads, ...oddValues]) yield { place, value: payload };
}

const json = (value: unknown): string => JSON.stringify(value);

const bodies = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"brand":"rheem","serialNumber":"RH0504B01826","__proto__":{"recorded":true}}',
  '{"brand":"rheem","brand":"ge","serialNumber":"RH0504B01826"}',
  `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
  "[".repeat(30_000),
  `"${"\\u0000".repeat(5000)}"`,
  '{"brand":1e99999}',
  "\u{FEFF}{}",
  "{'brand':'rheem'}",
  "",
  "null",
];

function* onCall(document: ApiDocument, call: DescribedCall): Generator<CorpusRequest> {
  const { method, path } = call;
  const schema = call.requestBody?.content["application/json"]?.schema;
  const example = schema === undefined ? undefined : exampleOf(document, schema);
  const type = { "content-type": "application/json" };
  const parts = (call.parameters ?? []).filter((parameter) => parameter.in === "path");
  const filled = parts.reduce(
    (text, part) => text.replace(`{${part.name}}`, () => inPath(String(part.example ?? "x"))),
    path,
  );
  const place = `${method} ${path}`;
  const plain = {
    method,
    path: filled,
    headers: type,
    ...(example === undefined ? {} : { body: json(example) }),
  };

  for (const one of spoilt(example)) yield { ...plain, place: place + one.place, body: json(one.value) };
  if (example !== undefined) for (const body of bodies) yield { ...plain, place: `${place} body`, body };
  for (const payload of allPayloads) {
    for (const part of parts) {
      const spoiltPath = path.replace(`{${part.name}}`, () => inPath(payload)).replaceAll(/\{\w+\}/gu, "x");
      yield { ...plain, place: `${place} {${part.name}}`, path: spoiltPath };
    }
    yield { ...plain, place: `${place} query`, path: `${filled}?${inPath(payload)}=${inPath(payload)}` };
    const name = headerNames[payload.length % headerNames.length] ?? "cookie";
    yield { ...plain, place: `${place} ${name}`, headers: { ...type, [name]: inHeader(payload) } };
  }
  if (call.requestBody?.content["text/csv"] !== undefined) {
    for (const payload of allPayloads) {
      const body = `brand,serialNumber\r\nrheem,"${payload.replaceAll('"', '""')}"\r\n`;
      yield {
        ...plain,
        place: `${place} table`,
        headers: { "content-type": "text/csv", accept: "text/csv" },
        body,
      };
    }
  }
}

/** Yields payloads in every field, parameter, and query of every API call, and in turns in the headers. */
export function* onApi(document: ApiDocument): Generator<CorpusRequest> {
  for (const call of document.calls) yield* onCall(document, call);
}

const pages = [
  "/",
  "/de/",
  "/rheem-water-heater-age/",
  "/fr/brands/bosch/",
  "/contact/",
  "/it/privacy-policy/",
  "/terms-of-service/",
  "/report/q0mD2rYwT1yXfKc8uQZ7Lw",
  "/developers/",
  "/developers/errors/brand-unknown/",
  "/_.data",
  "/report/q0mD2rYwT1yXfKc8uQZ7Lw.data",
  "/assets/none.js",
  "/pictures/none.png",
];
const asked = ["brand", "serial", "model", "_routes", "index", "utm_source"];
const form = ["name", "email", "phone", "subject", "message", "website"];

/** Yields payloads in the path, query, headers and forms of every type of page. */
export function* onPages(): Generator<CorpusRequest> {
  const get = { method: "GET", headers: {} };
  for (const payload of allPayloads) {
    const text = inPath(payload).slice(0, 6000);
    for (const page of pages) {
      yield { ...get, place: `page ${page} path`, path: `${page}${text}` };
      const name = asked[(payload.length + page.length) % asked.length] ?? "brand";
      yield {
        ...get,
        place: `page ${page} ?${name}`,
        path: `${page}?brand=rheem&serial=RH0504B01826&${name}=${text}`,
      };
      const header = headerNames[(payload.length + page.length) % headerNames.length] ?? "cookie";
      yield { ...get, place: `page ${page} ${header}`, path: page, headers: { [header]: inHeader(payload) } };
    }
    for (const name of ["brand", "serial", "model"]) {
      yield { ...get, place: `page / ?${name}`, path: `/?brand=rheem&serial=RH0504B01826&${name}=${text}` };
    }
    yield { ...get, place: "page as it is", path: `/${payload.slice(0, 6000)}` };
    for (const name of form) {
      const fields = {
        name: "A",
        email: "a@example.com",
        subject: "B",
        message: "C".repeat(20),
        [name]: payload,
      };
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const body = new URLSearchParams(fields).toString();
      yield { method: "POST", headers, place: `page /contact/ ${name}`, path: "/contact/", body };
    }
  }
}
