import { preloadable } from "../lazy/preloadable.tsx";

const nothing = () => null;

/** What a row opens to; fetched with a check, so that it opens without a connection. Nothing where that failed. */
export const RowPart = preloadable(async () => (await import("./RowParts.tsx")).RowPart, nothing);
