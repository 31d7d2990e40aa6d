import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { digest } from "./bearer.ts";

/** Encryption with an idempotency key, which only the caller knows. */
export interface Seal {
  /** SHA-256 for finding the key. */
  readonly hash: Buffer;
  /** Keyed digest of the request. It cannot be verified without the key. */
  readonly fingerprint: (parts: readonly (string | Buffer)[]) => Buffer;
  readonly close: (content: Buffer) => Buffer;
  /**
   * Decrypts data.
   *
   * @throws {Error} when it was encrypted with another key, or was changed.
   */
  readonly open: (sealed: Buffer) => Buffer;
}

const cipher = "aes-256-gcm";
const ivLength = 12;
const tagLength = 16;

/**
 * Creates the seal of an `Idempotency-Key`. Stored responses can contain a secret of the caller, so they are
 * encrypted with the key, which is not stored.
 *
 * @example
 * const { open, close } = sealOf("3f2c0a52-6a4b-4f0e-9b5e-8a3b8b8d3a11", "POST /api/generate-report");
 * open(close(Buffer.from("text"))).toString(); //=> "text"
 */
export function sealOf(key: string, route: string): Seal {
  const hash = digest(key);
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", key, hash, `${purpose} ${route}`, 32));
  const sealing = derive("answer");
  return {
    hash,
    fingerprint: (parts) => {
      const code = createHmac("sha256", derive("request"));
      // Each part is prefixed by its length, so that bytes can't be moved between parts.
      for (const part of parts) code.update(`${Buffer.byteLength(part)}:`).update(part);
      return code.digest();
    },
    close: (content) => {
      const iv = randomBytes(ivLength);
      const encryption = createCipheriv(cipher, sealing, iv);
      const encrypted = Buffer.concat([encryption.update(content), encryption.final()]);
      return Buffer.concat([iv, encryption.getAuthTag(), encrypted]);
    },
    open: (sealed) => {
      const decryption = createDecipheriv(cipher, sealing, sealed.subarray(0, ivLength));
      decryption.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
      return Buffer.concat([decryption.update(sealed.subarray(ivLength + tagLength)), decryption.final()]);
    },
  };
}
