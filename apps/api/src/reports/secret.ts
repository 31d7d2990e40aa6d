import { randomBytes } from "node:crypto";

/**
 * A text that nobody can guess: 128 random bits.
 *
 * @returns 22 letters, digits, hyphens and underscores.
 */
export const unguessable = (): string => randomBytes(16).toString("base64url");
