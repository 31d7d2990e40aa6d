import { attributeTypes, dataTypes, type Model, type Operation, type Tensor } from "./onnx.ts";

/** Minimum number of weights worth shrinking. */
const fewest = 2048;

/** Returns the tensor of a constant. */
const findTensor = ({ opType, attribute }: Operation): Tensor | undefined =>
  opType === "Constant" ? attribute.find(({ name }) => name === "value")?.t : undefined;

/** Returns a tensor's numbers. Copies them, because its bytes may start at any offset of the file. */
const toFloats = ({ rawData }: Tensor): Float32Array =>
  new Float32Array(Uint8Array.from(rawData).buffer, 0, rawData.length / 4);

const toBytes = ({ buffer }: Float32Array | Int8Array): Uint8Array => new Uint8Array(buffer);

/** Keeps only these columns of a matrix, in this order. Treats a vector as a matrix with one row. */
function pickColumns(tensor: Tensor, columns: readonly number[]): void {
  const width = Number(tensor.dims.at(-1));
  const from = toFloats(tensor);
  const rows = from.length / width;
  const to = new Float32Array(rows * columns.length);
  for (let row = 0; row < rows; row += 1)
    for (const [index, column] of columns.entries())
      to[row * columns.length + index] = from[row * width + column] ?? 0;
  tensor.rawData = toBytes(to);
  tensor.dims = [...tensor.dims.slice(0, -1), columns.length];
}

/**
 * Reduces the characters that a recognition model distinguishes.
 *
 * @param layer The name of the last layer, whose weights have a column for each character.
 * @param columns The outputs to keep, in this order.
 * @throws Error when the model has no such layer.
 */
export function keepOutputs(model: Model, layer: string, columns: readonly number[]): void {
  const weights = model.graph.node.filter(({ output }) => output[0]?.startsWith(`${layer}.`));
  const tensors = weights.flatMap((operation) => findTensor(operation) ?? []);
  if (tensors.length !== 2) throw new Error(`The model has ${tensors.length} weights named ${layer}.`);
  for (const tensor of tensors) pickColumns(tensor, columns);
  const last = model.graph.output[0]?.type.tensorType.shape.dim.at(-1);
  if (last === undefined) throw new Error("The model does not say how many characters it tells apart.");
  last.dimValue = columns.length;
}

const constant = (output: string, tensor: Omit<Tensor, "name" | "floatData">): Operation => ({
  input: [],
  output: [output],
  name: output,
  opType: "Constant",
  attribute: [{ name: "value", type: attributeTypes.tensor, t: { ...tensor, name: output, floatData: [] } }],
});

const operation = (opType: string, input: string[], output: string): Operation => ({
  input,
  output: [output],
  name: output,
  opType,
  attribute: [],
});

/** Returns a tensor as bytes and scales, with the operations that multiply them when the model is loaded. */
function inBytes(name: string, tensor: Tensor): readonly Operation[] {
  const dims = tensor.dims.map(Number);
  const floats = toFloats(tensor);
  // Each output channel has its own scale. Channels are the first axis in convolutions, the last in matrices.
  const isConvolution = dims.length === 4;
  const channels = (isConvolution ? dims[0] : dims.at(-1)) ?? 1;
  const run = floats.length / channels;
  const findChannel = (index: number): number => (isConvolution ? Math.floor(index / run) : index % channels);
  const largest = new Float32Array(channels);
  for (const [index, value] of floats.entries()) {
    const channel = findChannel(index);
    largest[channel] = Math.max(largest[channel] ?? 0, Math.abs(value));
  }
  const scales = largest.map((value) => (value === 0 ? 1 : value / 127));
  const bytes = Int8Array.from(floats, (value, index) =>
    Math.max(-127, Math.min(127, Math.round(value / (scales[findChannel(index)] ?? 1)))),
  );
  const shape = dims.map((_, axis) => (axis === (isConvolution ? 0 : dims.length - 1) ? channels : 1));
  const cast = operation("Cast", [`${name}_bytes`], `${name}_rounded`);
  return [
    constant(`${name}_bytes`, { dims, dataType: dataTypes.int8, rawData: toBytes(bytes) }),
    constant(`${name}_scales`, { dims: shape, dataType: dataTypes.float, rawData: toBytes(scales) }),
    { ...cast, attribute: [{ name: "to", type: attributeTypes.int, i: dataTypes.float }] },
    operation("Mul", [`${name}_rounded`, `${name}_scales`], name),
  ];
}

/**
 * Converts a model's large weights to 8 bits. They become floats again when the model is loaded, so that its file is a
 * quarter of the size and it isn't slower.
 */
export function keepInBytes(model: Model): void {
  model.graph.node = model.graph.node.flatMap((one) => {
    const tensor = findTensor(one);
    const [name] = one.output;
    const isLarge = tensor?.dataType === dataTypes.float && tensor.rawData.length >= fewest * 4;
    return isLarge && name !== undefined ? inBytes(name, tensor) : [one];
  });
}
