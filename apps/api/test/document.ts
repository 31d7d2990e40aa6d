import { Ajv2020 } from "ajv/dist/2020.js";
import { describeApi } from "../scripts/describe-api.ts";

/** A JSON Schema, with the keywords that the description uses. */
export interface DescribedSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | DescribedSchema;
  readonly items?: DescribedSchema;
  readonly oneOf?: readonly DescribedSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly examples?: readonly unknown[];
}

/** A parameter of an operation. */
export interface DescribedParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: DescribedSchema;
  readonly example?: string | number;
}

type Content = Readonly<Record<string, { readonly schema: DescribedSchema; readonly example?: unknown }>>;

interface DescribedOperation {
  readonly operationId: string;
  readonly parameters?: readonly DescribedParameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  /** The required secrets, by their names in the description. */
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}

/** An operation of the API. */
export interface DescribedCall extends DescribedOperation {
  /** The HTTP method in upper case. */
  readonly method: string;
  /** The path, with parameters in braces. */
  readonly path: string;
}

/** A received response. */
export interface Answered {
  readonly statusCode: number;
  readonly headers: { readonly "content-type"?: string | undefined };
  readonly body: string;
}

/** The API description, for checking responses. */
export interface ApiDocument {
  readonly calls: readonly DescribedCall[];
  readonly schemas: Readonly<Record<string, DescribedSchema>>;
  /** Resolves a reference. */
  readonly resolve: (schema: DescribedSchema) => DescribedSchema;
  /** Returns what is wrong with a value, by the path of its schema in the description, or undefined. */
  readonly mistake: (place: readonly string[], value: unknown) => string | undefined;
  /** Returns how a response differs from its description, or undefined. */
  readonly wrongAnswer: (call: DescribedCall, answer: Answered) => string | undefined;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, DescribedSchema>> };
}

const pointer = (place: readonly string[]): string =>
  place.map((part) => `/${encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))}`).join("");

/** Closes a schema: our own answers have the described fields and values, and no others. */
function closed(_key: string, schema: unknown): unknown {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return schema;
  return {
    ...("properties" in schema && { additionalProperties: false }),
    ...("x-extensible-enum" in schema && { enum: schema["x-extensible-enum"] }),
    ...schema,
  };
}

/** Generates the current API description and reads it. */
export async function readDocument(): Promise<ApiDocument> {
  const document = JSON.parse(await describeApi(), closed) as OpenApi;
  const { schemas } = document.components;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, "api");

  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );

  const mistake: ApiDocument["mistake"] = (place, value) => {
    const validate = ajv.getSchema(`api#${pointer(place)}`);
    if (validate === undefined) return `there is no schema at ${place.join(" ")}`;
    return validate(value) === true ? undefined : ajv.errorsText(validate.errors);
  };

  const wrongAnswer: ApiDocument["wrongAnswer"] = (call, { statusCode, headers, body }) => {
    const status = [String(statusCode), `${Math.floor(statusCode / 100)}XX`].find(
      (known) => call.responses[known] !== undefined,
    );
    if (status === undefined) return `the status ${statusCode} is not described`;
    const content = call.responses[status]?.content;
    if (content === undefined) return body === "" ? undefined : "there is a body, and none is described";
    const [type = ""] = (headers["content-type"] ?? "").split(";", 1);
    if (content[type] === undefined) return `the type ${type} is not described`;
    const place = [
      "paths",
      call.path,
      call.method.toLowerCase(),
      "responses",
      status,
      "content",
      type,
      "schema",
    ];
    return mistake(place, type === "application/json" ? JSON.parse(body) : body);
  };

  return {
    calls,
    schemas,
    resolve: (schema) => schemas[schema.$ref?.split("/").at(-1) ?? ""] ?? schema,
    mistake,
    wrongAnswer,
  };
}
