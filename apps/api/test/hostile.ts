import * as fc from "fast-check";
import type { ApiDocument, DescribedCall, DescribedSchema } from "./document.ts";

/** Existing values that a request may refer to. */
export interface FuzzContext {
  readonly operatorToken: string;
  readonly reports: readonly { readonly id: string; readonly deletionToken: string }[];
  readonly brands: readonly string[];
}

/** A generated request, ready to send. */
export interface FuzzedRequest {
  readonly call: DescribedCall;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const nasty = fc.constantFrom(
  "",
  " ",
  "\0",
  "\u{D800}",
  "\u{202E}RH0504B01826",
  "🔥".repeat(20),
  "İıſK",
  "0".repeat(400),
  "9".repeat(20),
  "' or 1=1 --",
  "$1; drop table water_heater_checks",
  "<script>alert(1)</script>",
  "{{7*7}} ${7*7} {name, plural, other {#}}",
  "../../etc/passwd",
  "%00%ff",
  "__proto__",
  "constructor",
  "toString",
  "name\r\nbcc: other@example.com",
  "=cmd|' /C calc'!A0",
  "S/N: RH-0504.B01826",
  "x".repeat(20_000),
);

const hostileText = fc.oneof(
  nasty,
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ maxLength: 60 }),
);
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  hostileText,
  fc.double(),
  fc.constant({ $ref: "#" }),
);

/** Texts of rating plate characters, which pass more validation than other texts. */
const signs = Array.from("ABCDEFGHJKLMNPRSTVWX0123456789-. ");
const plate = fc.string({ unit: fc.constantFrom(...signs), maxLength: 24 });

function validText(schema: DescribedSchema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 60, pattern, examples = [] } = schema;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, "u"), { maxLength: 40 });
  const within = (text: string) => text.length >= minLength && text.length <= maxLength;
  const known = examples.filter((example): example is string => typeof example === "string");
  return fc.oneof(
    ...(known.length === 0 ? [] : [{ weight: 3, arbitrary: fc.constantFrom(...known) }]),
    { weight: 2, arbitrary: plate.filter(within) },
    fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, minLength + 60) }).filter(within),
  );
}

/** Generates values that match a schema. */
function valid(document: ApiDocument, reference: DescribedSchema, depth = 0): fc.Arbitrary<unknown> {
  const schema = document.resolve(reference);
  if (schema.oneOf !== undefined) return fc.oneof(...schema.oneOf.map((one) => valid(document, one, depth)));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const { minimum = -1000, maximum = 1_000_000 } = schema;
  if (schema.type === "string") return validText(schema);
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "integer") return fc.integer({ min: minimum, max: maximum });
  if (schema.type === "number") return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (schema.type === "array") {
    const { minItems = 0, maxItems = 8 } = schema;
    return fc.array(valid(document, schema.items ?? {}, depth + 1), {
      minLength: minItems,
      maxLength: Math.min(maxItems, minItems + 8),
    });
  }
  if (schema.properties === undefined || depth > 4)
    return fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 5 });
  const fields = Object.entries(schema.properties).map(
    ([name, field]) => [name, valid(document, field, depth + 1)] as const,
  );
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: [...(schema.required ?? [])],
    noNullPrototype: true,
  });
}

/** Generates values with a single mistake. */
function nearlyValid(document: ApiDocument, reference: DescribedSchema): fc.Arbitrary<unknown> {
  const names = Object.keys(document.resolve(reference).properties ?? {});
  const whole = valid(document, reference);
  if (names.length === 0) return whole;
  return fc
    .tuple(whole, fc.constantFrom(...names, "surplus", "__proto__"), fc.option(anything))
    .map(([value, name, other]) => {
      const { [name]: _gone, ...rest } = value as Record<string, unknown>;
      return other === null ? rest : { ...rest, [name]: other };
    });
}

const rawJson = fc.constantFrom(
  "{",
  "null",
  "[]",
  '"',
  "{}",
  '{"a":1}{"b":2}',
  "\u{FEFF}{}",
  "[".repeat(30_000),
);

interface Body {
  readonly type: string | undefined;
  readonly text: string | undefined;
}

/** Sets a real brand in a valid value that has a brand, so that the request gets past validation. */
const plausible = (value: unknown, brand: string): unknown =>
  typeof value === "object" && value !== null && "brand" in value ? { ...value, brand } : value;

function toBody(document: ApiDocument, call: DescribedCall, { brands }: FuzzContext): fc.Arbitrary<Body> {
  const schema = call.requestBody?.content["application/json"]?.schema;
  if (schema === undefined) return fc.constant({ type: undefined, text: undefined });
  const json = (arbitrary: fc.Arbitrary<unknown>) =>
    arbitrary.map((value) => ({ type: "application/json", text: JSON.stringify(value) }));
  const types = fc.constantFrom(
    "application/json; charset=utf-8",
    "application/json;",
    "text/csv",
    "text/plain",
    "multipart/form-data",
    "x",
    "a/b;;=",
  );
  const good = fc.tuple(valid(document, schema), fc.constantFrom(...brands));
  return fc.oneof(
    { weight: 3, arbitrary: json(valid(document, schema)) },
    { weight: 4, arbitrary: json(good.map(([value, brand]) => plausible(value, brand))) },
    { weight: 5, arbitrary: json(nearlyValid(document, schema)) },
    { weight: 1, arbitrary: json(anything) },
    { weight: 1, arbitrary: fc.record({ type: types, text: fc.oneof(rawJson, hostileText) }) },
    { weight: 1, arbitrary: fc.constant({ type: undefined, text: undefined }) },
  );
}

const inAddress = (text: string): string => encodeURIComponent(text.replaceAll(/[\u{D800}-\u{DFFF}]/gu, ""));

function buildAddress(
  document: ApiDocument,
  call: DescribedCall,
  context: FuzzContext,
): fc.Arbitrary<string> {
  const parts = (call.parameters ?? []).filter((parameter) => parameter.in === "path");
  const values = parts.map(({ name, schema, example }) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(inAddress(String(example))) },
      { weight: 3, arbitrary: valid(document, schema).map((value) => inAddress(String(value))) },
      { weight: 2, arbitrary: hostileText.map((text) => inAddress(text.slice(0, 300))) },
      fc.constantFrom("%", "%ff", "%00", "%2e%2e", "%2F", "a;b"),
      ...(name === "id"
        ? [{ weight: 5, arbitrary: fc.constantFrom(...context.reports.map(({ id }) => id)) }]
        : []),
      ...(name === "brand" ? [{ weight: 5, arbitrary: fc.constantFrom(...context.brands) }] : []),
    ),
  );
  const query = fc.oneof(
    { weight: 4, arbitrary: fc.constant("") },
    hostileText.map((text) => `?${inAddress(text)}`),
  );
  const fill = (texts: readonly string[]): string =>
    parts.reduce((path, { name }, at) => path.replace(`{${name}}`, () => texts[at] ?? ""), call.path);
  return fc.tuple(fc.tuple(...values), query).map(([texts, queryText]) => `${fill(texts)}${queryText}`);
}

const printable = (text: string): string =>
  text
    .replaceAll(/[^\u{20}-\u{7E}]/gu, "")
    .slice(0, 2000)
    .trim();

/** Omits the header in most requests, so that one bad header doesn't keep the others from being tested. */
const seldom = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 3, nil: undefined });

const listHeaders = ({ operatorToken, reports }: FuzzContext) =>
  fc
    .record({
      "accept-language": seldom(
        fc.oneof(fc.constantFrom("de", "en", "*", "xx-YY;q=2, de;q=0.1"), hostileText.map(printable)),
      ),
      authorization: fc.option(
        fc
          .oneof(
            fc.constantFrom(operatorToken, ...reports.map(({ deletionToken }) => deletionToken)),
            hostileText.map(printable),
          )
          .map((token) => `Bearer ${token}`),
        { nil: undefined },
      ),
      origin: seldom(
        fc.oneof(fc.constantFrom("null", "https://elsewhere.example"), hostileText.map(printable)),
      ),
      "x-forwarded-for": seldom(hostileText.map(printable)),
      accept: seldom(fc.constantFrom("text/csv", "*/*", "image/png")),
    })
    .map((headers) =>
      Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ),
    );

/** Generates requests from the API description: valid, nearly valid, and malicious ones. */
export function hostileRequests(document: ApiDocument, context: FuzzContext): fc.Arbitrary<FuzzedRequest> {
  // Made once for each call: to make them again for each request took most of the time.
  const headers = listHeaders(context);
  const toRequests = (call: DescribedCall): fc.Arbitrary<FuzzedRequest> =>
    fc
      .tuple(buildAddress(document, call, context), headers, toBody(document, call, context))
      .map(([url, sent, { type, text }]) => ({
        call,
        url,
        headers: { ...sent, ...(type === undefined ? {} : { "content-type": type }) },
        body: text,
      }));
  const takes = ({ requestBody, parameters = [] }: DescribedCall): boolean =>
    requestBody !== undefined || parameters.some((parameter) => parameter.in === "path");
  const some = document.calls.filter(takes);
  const none = document.calls.filter((call) => !takes(call));
  return fc.oneof(
    { weight: 8, arbitrary: fc.oneof(...some.map(toRequests)) },
    { weight: 1, arbitrary: fc.oneof(...none.map(toRequests)) },
  );
}
