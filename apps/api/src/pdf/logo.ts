import { readFile } from "node:fs/promises";
import { extname } from "node:path";

const repository = new URL("../../../../", import.meta.url);
const types: ReadonlySet<string> = new Set([".png", ".jpg", ".jpeg"]);

/**
 * Reads the company's logo. Returns `undefined` if PDFs can't contain pictures of its type.
 *
 * @param file Path from the repository.
 * @throws when the file can't be read.
 */
export const readLogo = async (file: string): Promise<Buffer | undefined> =>
  types.has(extname(file).toLowerCase()) ? readFile(new URL(file, repository)) : undefined;
