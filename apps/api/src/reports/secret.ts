import { randomBytes } from "node:crypto";

/** Returns a secret of 128 random bits: 22 letters, digits, hyphens and underscores. */
export const unguessable = (): string => randomBytes(16).toString("base64url");
