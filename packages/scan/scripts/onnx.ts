import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Type } from "protobufjs";

// The package is CommonJS, whose names Node.js does not detect.
const { parse, Reader } = createRequire(import.meta.url)("protobufjs") as typeof import("protobufjs");

/** Numbers of a model, as little-endian bytes. */
export interface Tensor {
  dims: number[];
  dataType: number;
  name: string;
  rawData: Uint8Array;
  floatData: number[];
}

/** What a node is set to. */
export interface Attribute {
  name: string;
  type: number;
  i?: number;
  t?: Tensor;
}

/** One operation of a model. */
export interface Operation {
  input: string[];
  output: string[];
  name: string;
  opType: string;
  attribute: Attribute[];
}

/** A dimension of what a model takes or gives: of a fixed size or of any. */
interface Dimension {
  dimValue?: number;
}

/** A model, as far as it is changed here. The rest of the file is kept as it is. */
export interface Model {
  graph: {
    node: Operation[];
    output: { type: { tensorType: { shape: { dim: Dimension[] } } } }[];
    valueInfo: Uint8Array[];
  };
}

/** The numbers of ONNX for kinds of values. */
export const dataTypes = { float: 1, int8: 3 } as const;

/** The numbers of ONNX for kinds of attributes. */
export const attributeTypes = { int: 2, tensor: 4 } as const;

const modelType: Type = parse(readFileSync(new URL("onnx.proto", import.meta.url), "utf8")).root.lookupType(
  "ModelProto",
);

/** Reads a model in the format of ONNX. */
export function readOnnx(bytes: Uint8Array): Model {
  const reader = Reader.create(bytes);
  reader.discardUnknown = false;
  return modelType.decode(reader) as unknown as Model;
}

/** Writes a model in the format of ONNX. */
export const writeOnnx = (model: Model): Uint8Array => modelType.encode(model).finish();
