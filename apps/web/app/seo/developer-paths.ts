import { documents } from "../routes/developers/generated/documents.ts";

/** Paths of the pages for developers, which are in English alone. */
export const developerPaths: readonly string[] = documents.flatMap(({ path, file }) =>
  file === undefined ? [] : [path],
);
