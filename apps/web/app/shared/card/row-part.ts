import { preloadable } from "../lazy/preloadable.tsx";

const nothing = () => null;

/** The content of a row, loaded with a check, so that it opens without a connection. Empty if that failed. */
export const RowPart = preloadable(async () => (await import("./RowParts.tsx")).RowPart, nothing);
