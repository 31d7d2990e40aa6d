import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { digest } from "./bearer.ts";

/** What can be done with a key that only its caller knows. */
export interface Seal {
  /** SHA-256 by which the key is found again. It does not tell the key. */
  readonly hash: Buffer;
  /** Digest of what was asked. Without the key it cannot be told from that of any other request. */
  readonly fingerprint: (parts: readonly (string | Buffer)[]) => Buffer;
  readonly close: (text: string) => Buffer;
  /** @throws {Error} when what is opened was not closed with the same key, or was changed. */
  readonly open: (sealed: Buffer) => string;
}

const cipher = "aes-256-gcm";
const ivLength = 12;
const tagLength = 16;

/**
 * Makes the seal of an `Idempotency-Key`. The database keeps what it closes and cannot open it, since it never sees
 * the key: an answer may hold a secret for its caller alone.
 *
 * @example
 * const { open, close } = sealOf("3f2c0a52-6a4b-4f0e-9b5e-8a3b8b8d3a11", "POST /api/generate-report");
 * open(close("text")); //=> "text"
 */
export function sealOf(key: string, route: string): Seal {
  const hash = digest(key);
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", key, hash, `${purpose} ${route}`, 32));
  const sealing = derive("answer");
  return {
    hash,
    fingerprint: (parts) => {
      const code = createHmac("sha256", derive("request"));
      // Each part with its length, so that nothing can move from one into the next.
      for (const part of parts) code.update(`${Buffer.byteLength(part)}:`).update(part);
      return code.digest();
    },
    close: (text) => {
      const iv = randomBytes(ivLength);
      const encryption = createCipheriv(cipher, sealing, iv);
      const encrypted = Buffer.concat([encryption.update(text, "utf8"), encryption.final()]);
      return Buffer.concat([iv, encryption.getAuthTag(), encrypted]);
    },
    open: (sealed) => {
      const decryption = createDecipheriv(cipher, sealing, sealed.subarray(0, ivLength));
      decryption.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
      return Buffer.concat([
        decryption.update(sealed.subarray(ivLength + tagLength)),
        decryption.final(),
      ]).toString("utf8");
    },
  };
}
