import type { InferenceSession, Tensor } from "onnxruntime-web/wasm";
import { type Box, fittingSize, type Pixels, wholeOf } from "../picture/picture.ts";
import type { TextReader } from "../reading/readers.ts";
import { alphabet } from "./alphabet.ts";
import { readCharacters } from "./read-characters.ts";
import { boxesIn } from "./text-boxes.ts";

/** The two loaded models of PP-OCRv4. */
export interface TextModels {
  readonly detection: InferenceSession;
  readonly recognition: InferenceSession;
  /** The class of the runtime's tensors. */
  readonly Tensor: typeof Tensor;
}

/** Detection needs pictures whose sides are multiples of this. */
const step = 32;

/** Height of a line for recognition. */
const lineHeight = 48;

/** Longer lines are squeezed to this width. */
const maxLineLength = 1200;

/** The normalization that a model was trained with: subtract the mean, divide by the spread. */
interface Scale {
  readonly mean: readonly [number, number, number];
  readonly spread: readonly [number, number, number];
}

const detectionScale: Scale = { mean: [0.485, 0.456, 0.406], spread: [0.229, 0.224, 0.225] };

const recognitionScale: Scale = { mean: [0.5, 0.5, 0.5], spread: [0.5, 0.5, 0.5] };

/** Returns a text reader that runs the models of PP-OCRv4. */
export function onnxTextReader({ detection, recognition, Tensor: TensorClass }: TextModels): TextReader {
  const run = async (session: InferenceSession, pixels: Pixels, scale: Scale) => {
    const { width, height } = pixels;
    const input = new TensorClass("float32", toNumbers(pixels, scale), [1, 3, height, width]);
    const name = session.inputNames[0] ?? "";
    const outputs = await session.run({ [name]: input });
    const output = outputs[session.outputNames[0] ?? ""];
    if (!(output?.data instanceof Float32Array)) throw new Error("The model gives no numbers.");
    return { data: output.data, dims: output.dims };
  };
  return {
    async find(picture, longest) {
      const small = fittingSize(picture, longest);
      const width = toStep(small.width);
      const height = toStep(small.height);
      const input = picture.cut(wholeOf(picture), { width, height });
      const { data } = await run(detection, input.pixels(), detectionScale);
      const across = picture.width / width;
      const down = picture.height / height;
      return boxesIn({ width, height, likelihood: data }).map((box) => scaled(box, across, down));
    },
    async read(picture, box) {
      const exact = (box.width / box.height) * lineHeight;
      const width = Math.max(step / 2, Math.min(maxLineLength, Math.round(exact)));
      const line = picture.cut(box, { width, height: lineHeight });
      const { data, dims } = await run(recognition, line.pixels(), recognitionScale);
      const [, steps = 0, outputs] = dims;
      if (outputs !== alphabet.length + 1) throw new Error("The model knows other characters.");
      return readCharacters({ steps, likelihood: data });
    },
  };
}

const toStep = (length: number): number => Math.max(step, Math.round(length / step) * step);

/** Returns a box in a picture of another size. Both scales are nearly the same, so the angle doesn't change. */
const scaled = ({ x, y, width, height, angle }: Box, across: number, down: number): Box => ({
  x: x * across,
  y: y * down,
  width: width * across,
  height: height * across,
  angle,
});

/** Returns the pixels of a picture as a model's input: all of red, all of green, all of blue. */
function toNumbers({ data }: Pixels, { mean, spread }: Scale): Float32Array {
  const points = data.length / 4;
  const numbers = new Float32Array(points * 3);
  for (const color of [0, 1, 2] as const)
    for (let point = 0; point < points; point += 1)
      numbers[color * points + point] = ((data[point * 4 + color] ?? 0) / 255 - mean[color]) / spread[color];
  return numbers;
}
