import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Type } from "protobufjs";

// The package is CommonJS, and Node.js doesn't detect its named exports.
const { parse, Reader } = createRequire(import.meta.url)("protobufjs") as typeof import("protobufjs");

/** A tensor, with its data as little-endian bytes. */
export interface Tensor {
  dims: number[];
  dataType: number;
  name: string;
  rawData: Uint8Array;
  floatData: number[];
}

/** An attribute of a node. */
export interface Attribute {
  name: string;
  type: number;
  i?: number;
  t?: Tensor;
}

/** A node of a model's graph. */
export interface Operation {
  input: string[];
  output: string[];
  name: string;
  opType: string;
  attribute: Attribute[];
}

/** A dimension of an input or output. Without a value, any size is allowed. */
interface Dimension {
  dimValue?: number;
}

/** The parts of a model that are changed here. The rest of the file is kept as it is. */
export interface Model {
  graph: {
    node: Operation[];
    output: { type: { tensorType: { shape: { dim: Dimension[] } } } }[];
    valueInfo: Uint8Array[];
  };
}

/** ONNX codes of tensor data types. */
export const dataTypes = { float: 1, int8: 3 } as const;

/** ONNX codes of attribute types. */
export const attributeTypes = { int: 2, tensor: 4 } as const;

const modelType: Type = parse(readFileSync(new URL("onnx.proto", import.meta.url), "utf8")).root.lookupType(
  "ModelProto",
);

/** Reads a model in ONNX format. */
export function readOnnx(bytes: Uint8Array): Model {
  const reader = Reader.create(bytes);
  reader.discardUnknown = false;
  return modelType.decode(reader) as unknown as Model;
}

/** Writes a model in ONNX format. */
export const writeOnnx = (model: Model): Uint8Array => modelType.encode(model).finish();
