import { kindNames } from "@heater-age/messages/format";

/** Kind of heater. */
export type Kind = keyof typeof kindNames;

/** The kinds, in the order in which they are offered. */
export const kinds = Object.keys(kindNames) as readonly Kind[];
